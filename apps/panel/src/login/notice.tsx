/** Explains why the login page is shown, or what to do first; announced when it appears. */
import type { ReactNode } from 'react';

export function Notice({ children }: { readonly children: ReactNode }) {
  return (
    <p role="alert" className="mb-6 rounded-xl bg-accent-wash px-5 py-4 [overflow-wrap:anywhere]">
      {children}
    </p>
  );
}
