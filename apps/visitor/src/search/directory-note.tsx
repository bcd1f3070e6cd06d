/** How old the directory is, when that could not be checked. */
import { ageNote } from '../directory/directory-age.ts';
import { useDirectory } from './use-directory.ts';

export function DirectoryNote() {
  const directory = useDirectory();
  if (directory.status !== 'ready' || directory.readAt === null) return null;
  return <p>{ageNote(directory.readAt, directory.isChecking)}</p>;
}
