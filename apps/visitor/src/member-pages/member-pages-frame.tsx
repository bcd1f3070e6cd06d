/** What `/members` and `/members/<id>` have in common: the heading, the outline while loading, and the footer. */
import { type ReactNode, useEffect, useRef } from 'react';
import * as siteTexts from 'ui/texts/site.ts';
import { ageNote } from '../texts/notes.ts';
import { directoryReading, useReading } from './reading.ts';

/** Whether this document has already shown a members' page: only then was this one opened by such a link. */
let isReached = false;

/** Takes the focus when the page was opened by a link on another members' page. */
export function PageHeading({ children }: { readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isReached) heading.current?.focus({ preventScroll: true });
    isReached = true;
  }, []);
  return (
    <h1
      ref={heading}
      tabIndex={-1}
      className="font-serif text-4xl leading-tight tracking-tight text-balance [overflow-wrap:anywhere] sm:text-5xl"
    >
      {children}
    </h1>
  );
}

/** While the directory is loading (S9). @param rows how many to outline, so that the content below does not jump. */
export function Loading({ rows }: { readonly rows: number }) {
  return (
    <div className="mt-8">
      <p role="status" className="sr-only">
        {siteTexts.loading}
      </p>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike.
        <div key={row} aria-hidden="true" className="border-t border-line py-4">
          <div className="h-6 w-48 max-w-full rounded bg-line/60" />
          <div className="mt-2 h-4 w-72 max-w-full rounded bg-line/40" />
        </div>
      ))}
    </div>
  );
}

/** In the footer: how old the directory is, if it could not be read just now. */
export function DirectoryAge() {
  const directory = useReading(directoryReading);
  const readAt = directory.status === 'ready' ? directory.value.readAt : null;
  useEffect(() => {
    if (readAt === null) return;
    window.addEventListener('online', directoryReading.refresh);
    return () => window.removeEventListener('online', directoryReading.refresh);
  }, [readAt]);
  return <p aria-live="polite">{readAt !== null && ageNote(readAt, false)}</p>;
}
