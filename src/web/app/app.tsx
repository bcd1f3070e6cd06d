/** The whole app: which page an address shows, and what lies over every page. */
import { type ComponentType, lazy, Suspense } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import { Toaster } from '../components/toaster.tsx';
import { Feedback } from '../features/feedback/feedback.tsx';
import { SearchPage } from '../features/search/search-page.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { NotFoundPage } from './not-found-page.tsx';

/** The pages of admins come with the auth client, which no visitor needs (A5). */
const PAGES = new Map<string, ComponentType>([
  ['/', HomePage],
  ['/login', lazy(() => import('./login-route.tsx'))],
  ['/admin', lazy(() => import('./admin/admin-route.tsx'))],
]);

export function App() {
  // The shell is drawn for '/', so hydration begins there whatever the address.
  const Page = PAGES.get(usePathname({ ssrPath: '/' })) ?? NotFoundPage;
  return (
    <ErrorBoundary>
      <Suspense>
        <Page />
      </Suspense>
      <Toaster />
    </ErrorBoundary>
  );
}

function HomePage() {
  return (
    <>
      <SearchPage />
      <Feedback />
    </>
  );
}
