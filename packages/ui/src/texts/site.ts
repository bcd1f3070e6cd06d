/** Texts of every page, and of the frame around it. */

/** The title of `/`. */
export const title = 'Pathfinder — who in our chapter can help?';
export const titleOf = (page: string) => `${page} — Pathfinder`;
export const name = 'Pathfinder';
export const tagline = 'Who in our chapter can help?';
/** @param chapter its name. */
export const taglineOf = (chapter: string) => `Who in ${chapter} can help?`;
export const admin = 'Admin';
export const allMembers = 'All members';
export const privacy = 'Privacy';

export const loading = 'Loading...';
export const retry = 'Retry';
export const reload = 'Reload';
export const close = 'Close';
export const dismissMessage = 'Dismiss message';
export const directoryNotRead = 'We could not read the chapter directory';

export const partNotShown = 'This part could not be shown.';
/** What visitors read when a page cannot be shown. */
export const failures = {
  broken: {
    title: 'Something went wrong on our side',
    text: 'Nothing was lost. Please start again; if it keeps happening, tell your chapter admin what you searched for.',
    action: 'Start again',
  },
  notLoaded: {
    title: 'This page could not be loaded',
    text: 'The connection may have been lost, or Pathfinder has just been updated.',
    action: 'Reload',
  },
};

// The page for unknown addresses (S10).
export const notFoundTitle = 'Page not found';
export const notFoundHeading = 'Oops! Page not found';
export const notFoundExplanation = 'This path leads nowhere. You can search from the home page.';
export const returnHome = 'Return to Home';
