/** How old the directory is, when that could not be checked. */
import { useDirectory } from './use-directory.ts';

export function DirectoryNote() {
  const directory = useDirectory();
  if (directory.status !== 'ready' || directory.readAt === null) return null;
  return <p>{noteOn(directory.readAt, directory.isChecking)}</p>;
}

function noteOn(readAt: Date, isChecking: boolean): string {
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
