/** The visitors' app: the page for each URL. */
import { AppShell } from 'ui/app-shell.tsx';
import { ErrorBoundary } from 'ui/error-boundary.tsx';
import type { Component } from 'ui/jsx/types.ts';
import { pageOnDemand } from 'ui/load-on-demand.ts';
import { MEMBERS_PATH, memberIdIn, PRIVACY_PATH } from 'ui/paths.ts';
import { usePathname } from 'wouter/use-browser-location';
import { Feedback } from './page/feedback.tsx';
import { SearchPage } from './search/search-page.tsx';

/** Search is bundled; other pages load on demand. */
const PAGES = new Map<string, Component>([
  ['/', HomePage],
  [MEMBERS_PATH, pageOnDemand(() => import('./member-pages/members-page.tsx'))],
  [PRIVACY_PATH, pageOnDemand(() => import('./privacy-page.tsx'))],
]);
const MemberPage = pageOnDemand(() => import('./member-pages/member-page.tsx'));
const NotFoundPage = pageOnDemand(() => import('ui/not-found-page.tsx'));

export function App() {
  // The shell is prerendered for '/', without a URL.
  return <AppShell Page={pageAt(usePathname({ ssrPath: '/' }))} />;
}

/** Treats '/members/' as '/members', like the server. */
function pageAt(path: string): Component {
  const page = PAGES.get(path.replace(/(?<=.)\/$/, ''));
  if (page) return page;
  return memberIdIn(path) === null ? NotFoundPage : MemberPage;
}

function HomePage() {
  return (
    // The Feedback button rests at its lower end.
    <div className="relative">
      <SearchPage />
      <ErrorBoundary>
        <Feedback />
      </ErrorBoundary>
    </div>
  );
}
