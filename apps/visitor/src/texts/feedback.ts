/** Texts of feedback: the button, and the dialog it opens (F1). */

export const feedback = 'Feedback';
export const notLoaded = 'The form could not be loaded. Please reload the page.';

export const title = 'Feedback or Missing Connection?';
/** Completed by the visitor. */
export const iKnowSomeone = (role: string) => `I know someone for the open ${role} seat: `;
export const label = 'Tell us who is missing, or what could be better.';
export const send = 'Send Feedback';
export const blank = 'Please enter your feedback';
/** Shown at the field while it is blank. */
export const nothingWritten = 'Nothing is written here yet.';
export const sent = "Thanks! We'll review your suggestion.";
/** Where no mail program opened, the text can still be copied. */
export const bringBack = 'Bring back my last text';
export const subject = 'Pathfinder feedback';
