/** Texts of 'Tell the chapter' (N3). They must say exactly what is sent. */

/** Shown beside the button, by how the words were answered. */
export const offers = {
  'not-understood': 'You can tell the chapter what you were looking for. It may know someone.',
  correction: 'Not what you meant?',
  hint: 'Not what you meant?',
};
export const tell = 'Tell the chapter';
export const label = 'The words that are sent';
export const whatIsSent =
  'Exactly these words go to the people who run this directory, with the date and the profession we took them for. Nothing about you is sent. You can change them first.';
export const send = 'Send these words';
export const cancel = 'Cancel';
export const thanks = 'Thank you! The chapter will read it.';
export const notSent = 'That could not be sent. Please try again in a moment.';
