/** A paper-like container for text to send. Sheets are never nested. */
import type { ReactNode } from 'react';

export function Sheet({ children }: { readonly children: ReactNode }) {
  return (
    <div className="divide-y divide-line rounded-xl border border-line bg-sheet px-[min(1.25rem,5vw)]">
      {children}
    </div>
  );
}

export function SheetPart({ children }: { readonly children: ReactNode }) {
  return <div className="py-5">{children}</div>;
}
