/** A paper-like container for text to send, and the text in it. Sheets are never nested. */
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

/** A message to copy or send, with its own line breaks, as plain text. */
export function MessageText({ children }: { readonly children: string }) {
  return (
    <p dir="auto" className="leading-relaxed whitespace-pre-wrap [overflow-wrap:anywhere]">
      {children}
    </p>
  );
}
