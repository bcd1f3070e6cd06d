/** The notes at the end of a page about its directory and its version. */

/** @param when date and time in the visitor's locale, as in S7. */
const checking = (when: string) => `This is the directory from ${when}. Looking for a newer one…`;
const offline = (when: string) => `You are offline. This is the directory from ${when}.`;
const outOfReach = (when: string) =>
  `The directory cannot be reached right now. This is the one from ${when}.`;
export const demo = 'This is a demo. The people and companies are invented.';
export const newVersion = 'A new version is ready.';

/**
 * Says how old the directory is, and why it is shown.
 * @param isChecking whether a newer one is being read.
 */
export function ageNote(readAt: Date, isChecking: boolean): string {
  const when = readAt.toLocaleString(undefined, {
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  });
  if (isChecking) return checking(when);
  if (!navigator.onLine) return offline(when);
  return outOfReach(when);
}
