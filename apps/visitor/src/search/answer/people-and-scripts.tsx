/** An answer's parts: the people, and beside or below them what to send; above a chosen chain, the way back. */

import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { ErrorBoundary } from 'ui/error-boundary.tsx';
import { useSearch } from '../../page/search-context.tsx';

interface Props {
  readonly people: ReactNode;
  readonly scripts: ReactNode;
}

export function PeopleAndScripts({ people, scripts }: Props) {
  return (
    <div className="mt-6 grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)]">
      <div className="min-w-0">
        <ErrorBoundary>{people}</ErrorBoundary>
      </div>
      <div className="min-w-0 self-start lg:sticky lg:top-6">
        <ErrorBoundary>{scripts}</ErrorBoundary>
      </div>
    </div>
  );
}

/** Returns from a chosen chain to where it was chosen. */
export function BackButton({ children }: { readonly children: ReactNode }) {
  const { leaveChain } = useSearch();
  return (
    <button
      type="button"
      onClick={leaveChain}
      className="-mt-3 mb-2 inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-lg text-left font-medium text-accent underline-offset-4 hover:underline"
    >
      <ArrowLeft className="size-4 shrink-0" aria-hidden="true" />
      {children}
    </button>
  );
}
