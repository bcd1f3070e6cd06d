/** An error in one part of a page must not take the others away (F4). */
import { Children, type ReactNode } from 'react';
import { ErrorBoundary } from 'ui/error-boundary.tsx';

/** Draws each of its children within an error boundary of its own. Not for what a list, a table or a paragraph holds. */
export function Apart({ children }: { readonly children: ReactNode }) {
  return <>{Children.map(children, (part) => part && <ErrorBoundary>{part}</ErrorBoundary>)}</>;
}

/**
 * Reads a value at most once, when a part first needs it. An error is thrown in each part that reads it, so that the
 * component around them computes nothing that can fail.
 */
export function once<T>(read: () => T): () => T {
  let value: { readonly read: T } | null = null;
  return () => {
    value ??= { read: read() };
    return value.read;
  };
}
