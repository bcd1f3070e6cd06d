/** Returns from a chosen chain to where it was chosen. */
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props {
  readonly onBack: () => void;
  readonly children: ReactNode;
}

export function BackButton({ onBack, children }: Props) {
  return (
    <button
      type="button"
      onClick={onBack}
      className="-mt-3 mb-2 inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-lg text-left font-medium text-accent underline-offset-4 hover:underline"
    >
      <ArrowLeft className="size-4 shrink-0" aria-hidden="true" />
      {children}
    </button>
  );
}
