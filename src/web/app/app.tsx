/** The whole app: which page an address shows, and what lies over every page. */
import type { ComponentType } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import { Toaster } from '../components/toaster.tsx';
import { Feedback } from '../features/feedback/feedback.tsx';
import { SearchPage } from '../features/search/search-page.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { NotFoundPage } from './not-found-page.tsx';

const PAGES = new Map<string, ComponentType>([['/', HomePage]]);

export function App() {
  // The shell is drawn for '/', so hydration begins there whatever the address.
  const Page = PAGES.get(usePathname({ ssrPath: '/' })) ?? NotFoundPage;
  return (
    <ErrorBoundary>
      <Page />
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
