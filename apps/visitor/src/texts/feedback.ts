/** Texts of feedback: the button, and the dialog it opens (F1). */

export const feedback = 'Feedback';
export const notLoaded = 'The form could not be loaded. Please reload the page.';

export const title = 'Feedback or Missing Connection?';
/** Completed by the visitor. */
export const iKnowSomeone = (role: string) => `I know someone for the open ${role} seat: `;
export const label = 'Tell us who is missing, or what could be better.';
export const send = 'Send Feedback';
export const blank = 'Please enter your feedback';
export const sent = "Thanks! We'll review your suggestion.";
export const mailOpens = 'Send it from your mail program, which opens now.';
export const showAgain = 'Show my text again';
export const subject = 'Pathfinder feedback';
