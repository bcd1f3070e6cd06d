/** What both apps draw around their page: the note while its script loads, the toasts, and an error's limits (F4). */
import { Suspense } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import type { Component } from './jsx/types.ts';
import { LoadingPage } from './page-frame.tsx';
import { Toaster } from './toaster.tsx';

export function AppShell({ Page }: { readonly Page: Component }) {
  return (
    <>
      <ErrorBoundary isPage>
        <Suspense fallback={<LoadingPage />}>
          <Page />
        </Suspense>
      </ErrorBoundary>
      <ErrorBoundary>
        <Toaster />
      </ErrorBoundary>
    </>
  );
}
