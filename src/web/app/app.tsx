/** The whole app: the page for each URL, and the overlays of every page. */
import { Suspense } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import { ErrorBoundary } from '../components/error-boundary.tsx';
import { PageFrame } from '../components/page-frame.tsx';
import { Toaster } from '../components/toaster.tsx';
import { Feedback } from '../features/feedback/feedback.tsx';
import { SearchPage } from '../features/search/search-page.tsx';
import type { Component } from '../lib/jsx/types.ts';
import { latePage } from '../lib/late-page.ts';
import {
  isPanelPath,
  LOGIN_PATH,
  MEMBERS_PATH,
  memberIdIn,
  PRIVACY_PATH,
} from '../lib/page-paths.ts';
import * as siteTexts from '../texts/site.ts';

/** Search is bundled; other pages load on demand, those for admins with the auth client (A5). */
const PAGES = new Map<string, Component>([
  ['/', HomePage],
  [MEMBERS_PATH, latePage(() => import('../features/member-pages/members-page.tsx'))],
  [PRIVACY_PATH, latePage(() => import('../features/privacy/privacy-page.tsx'))],
  [LOGIN_PATH, latePage(() => import('./login-route.tsx'))],
]);
const AdminPage = latePage(() => import('./admin/admin-route.tsx'));
const MemberPage = latePage(() => import('../features/member-pages/member-page.tsx'));
const NotFoundPage = latePage(() => import('../components/not-found-page.tsx'));

export function App() {
  // The shell is prerendered for '/', without a URL.
  const Page = pageAt(usePathname({ ssrPath: '/' }));
  return (
    <>
      <ErrorBoundary isPage>
        <Suspense fallback={<Loading />}>
          <Page />
        </Suspense>
      </ErrorBoundary>
      <ErrorBoundary>
        <Toaster />
      </ErrorBoundary>
    </>
  );
}

/** Treats '/admin/' as '/admin', like the server. */
function pageAt(path: string): Component {
  const page = PAGES.get(path.replace(/(?<=.)\/$/, ''));
  if (page) return page;
  if (isPanelPath(path)) return AdminPage;
  return memberIdIn(path) === null ? NotFoundPage : MemberPage;
}

function HomePage() {
  return (
    <>
      <SearchPage />
      <ErrorBoundary>
        <Feedback />
      </ErrorBoundary>
    </>
  );
}

function Loading() {
  return (
    <PageFrame>
      <p role="status" className="mt-8 text-quiet">
        {siteTexts.loading}
      </p>
    </PageFrame>
  );
}
