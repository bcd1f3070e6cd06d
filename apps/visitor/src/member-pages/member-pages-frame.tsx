/** What `/members` and `/members/<id>` have in common: the heading, the outline while loading, and the footer. */
import { type ReactNode, useEffect, useRef } from 'react';
import { ReadFailure } from 'ui/error-boundary.tsx';
import * as siteTexts from 'ui/texts/site.ts';
import * as membersTexts from '../texts/members.ts';
import { ageNote } from '../texts/notes.ts';
import { type DatedDirectory, directoryReading, useReading } from './reading.ts';

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

/** Retries with the focus at the place of what is read: the button that was pressed is about to disappear. */
export function useRetry(reading: { retry(): void }) {
  const place = useRef<HTMLDivElement>(null);
  function retry() {
    place.current?.focus();
    reading.retry();
  }
  return { place, retry };
}

interface OnceReadProps {
  /** How many rows to outline while the directory is loading. */
  readonly rows: number;
  readonly children: (directory: DatedDirectory) => ReactNode;
}

/** Shows the directory once it has been read; until then, that it is loading or could not be read (S9). */
export function OnceRead({ rows, children }: OnceReadProps) {
  const directory = useReading(directoryReading);
  const { place, retry } = useRetry(directoryReading);

  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {directory.status === 'loading' && <Loading rows={rows} />}
      {directory.status === 'failed' && (
        <ReadFailure text={membersTexts.checkConnection} onRetry={retry} />
      )}
      {directory.status === 'ready' && children(directory.value)}
    </div>
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
