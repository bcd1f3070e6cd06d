/** The footer of the members' pages: how old the directory is, if it could not be read just now. */
import { useEffect } from 'react';
import { SiteFooter } from '../../page/site-footer.tsx';
import { ageNote } from '../../texts/notes.ts';
import { directoryReading, useReading } from './reading.ts';

export function MemberPagesFooter() {
  const directory = useReading(directoryReading);
  const readAt = directory.status === 'ready' ? directory.value.readAt : null;
  useEffect(() => {
    if (readAt === null) return;
    window.addEventListener('online', directoryReading.refresh);
    return () => window.removeEventListener('online', directoryReading.refresh);
  }, [readAt]);
  return (
    <SiteFooter>
      <p aria-live="polite">{readAt !== null && ageNote(readAt, false)}</p>
    </SiteFooter>
  );
}
