/** The footer of every visitor page: links to the other pages, and the search page's notes. */
import { type ReactNode, useSyncExternalStore } from 'react';
import { ErrorBoundary } from 'ui/error-boundary.tsx';
import type { Component } from 'ui/jsx/types.ts';
import { MEMBERS_PATH, PRIVACY_PATH } from 'ui/paths.ts';
import { createStore } from 'ui/store.ts';
import * as siteTexts from 'ui/texts/site.ts';

const LINKS = [
  { path: MEMBERS_PATH, name: siteTexts.allMembers },
  { path: PRIVACY_PATH, name: siteTexts.privacy },
];

/** @param children what the page adds, before the links. */
export function SiteFooter({ children }: { readonly children?: ReactNode }) {
  return (
    <footer className="flex flex-wrap items-center justify-between gap-x-6 border-t border-line pt-3 pb-24 text-sm text-quiet">
      <div>{children}</div>
      <nav aria-label={siteTexts.morePages} className="flex gap-x-5 print:hidden">
        {LINKS.map(({ path, name }) => (
          <a
            key={path}
            href={path}
            className="inline-flex min-h-11 items-center underline decoration-line decoration-2 underline-offset-4 hover:decoration-accent"
          >
            {name}
          </a>
        ))}
      </nav>
    </footer>
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
