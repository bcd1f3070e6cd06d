/** Words for a directory that an earlier visit stored. */
import * as noteTexts from '../texts/notes.ts';

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
  if (isChecking) return noteTexts.checking(when);
  if (!navigator.onLine) return noteTexts.offline(when);
  return noteTexts.outOfReach(when);
}
