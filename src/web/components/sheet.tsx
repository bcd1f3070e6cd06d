/** A sheet of paper on the page: holds what is to be sent, and never another sheet. */
import type { ReactNode } from 'react';

export function Sheet({ children }: { readonly children: ReactNode }) {
  return (
    <div className="divide-y divide-line rounded-xl border border-line bg-sheet px-5">
      {children}
    </div>
  );
}

export function SheetPart({ children }: { readonly children: ReactNode }) {
  return <div className="py-5">{children}</div>;
}
