/** Words for a directory that was kept from an earlier visit. */

/**
 * Says how old it is, and why it is shown.
 * @param isChecking whether a newer one is being read.
 */
export function ageNote(readAt: Date, isChecking: boolean): string {
  const when = readAt.toLocaleString(undefined, {
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  });
  if (isChecking) return `This is the directory of ${when}. Looking for a newer one …`;
  if (!navigator.onLine) return `You are offline. This is the directory of ${when}.`;
  return `The directory cannot be reached just now. This is the one of ${when}.`;
}
