/** What both apps draw around their page: the note while its script loads, the toasts, and an error's limits (F4). */
import { lazy, Suspense } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import type { Component } from './jsx/types.ts';
import { scriptOnDemand } from './load-on-demand.ts';
import { LoadingPage } from './page-frame.tsx';
import { useHydrated } from './store.ts';

const Toaster = lazy(() => scriptOnDemand(import('./toaster.tsx')));

export function AppShell({ Page }: { readonly Page: Component }) {
  const isHydrated = useHydrated();
  return (
    <>
      <ErrorBoundary isPage>
        <Suspense fallback={<LoadingPage />}>
          <Page />
        </Suspense>
      </ErrorBoundary>
      <ErrorBoundary>
        <Suspense>{isHydrated && <Toaster />}</Suspense>
      </ErrorBoundary>
    </>
  );
}
