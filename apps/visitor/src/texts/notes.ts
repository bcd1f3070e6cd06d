/** The notes at the end of a page about its directory and its version. */

/** @param when date and time in the visitor's locale, as in S7. */
export const checking = (when: string) =>
  `This is the directory from ${when}. Looking for a newer one…`;
export const offline = (when: string) => `You are offline. This is the directory from ${when}.`;
export const outOfReach = (when: string) =>
  `The directory cannot be reached right now. This is the one from ${when}.`;
export const newVersion = 'A new version is ready.';
