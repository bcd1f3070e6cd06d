/** The button that opens the feedback dialog (F1). */

export const feedback = 'Feedback';
export const notLoaded = 'The form could not be loaded. Please reload the page.';
