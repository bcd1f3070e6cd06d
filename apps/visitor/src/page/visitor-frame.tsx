/** The frame of every visitor page: whose directory it is, the way to all its members (S1), and the footer with notes. */
import { type ReactNode, useSyncExternalStore } from 'react';
import { ErrorBoundary } from 'ui/error-boundary.tsx';
import type { Component } from 'ui/jsx/types.ts';
import { HeaderLink, PageFrame } from 'ui/page-frame.tsx';
import { MEMBERS_PATH, PRIVACY_PATH } from 'ui/paths.ts';
import { createStore } from 'ui/store.ts';
import * as siteTexts from 'ui/texts/site.ts';
import { useChapter } from '../directory/chapter.ts';

interface Props {
  readonly children: ReactNode;
  /** What the page says in its footer. */
  readonly notes?: ReactNode;
}

export function VisitorFrame({ children, notes }: Props) {
  const name = useChapter()?.name ?? '';
  return (
    <PageFrame
      tagline={name === '' ? siteTexts.tagline : siteTexts.taglineOf(name)}
      links={<HeaderLink to={MEMBERS_PATH}>{siteTexts.allMembers}</HeaderLink>}
      footer={
        <footer className="flex flex-wrap items-center justify-between gap-x-6 border-t border-line pt-3 pb-24 text-sm text-quiet">
          <div>
            <ErrorBoundary>{notes}</ErrorBoundary>
          </div>
          <a
            href={PRIVACY_PATH}
            className="inline-flex min-h-11 items-center underline decoration-line decoration-2 underline-offset-4 hover:decoration-accent print:hidden"
          >
            {siteTexts.privacy}
          </a>
        </footer>
      }
    >
      {children}
    </PageFrame>
  );
}

/** They are not part of the first answer, so they load after it (after-answer.tsx); null until then. */
export const pageNotes = createStore<Component | null>(null);

/** Notes at the end of a page: how old its directory is, if it is outdated, and the offer of a newer version. */
export function PageNotes() {
  const Notes = useSyncExternalStore(pageNotes.subscribe, pageNotes.current, () => null);
  return (
    <div aria-live="polite">
      <ErrorBoundary>{Notes !== null && <Notes />}</ErrorBoundary>
    </div>
  );
}
