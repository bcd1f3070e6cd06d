/** The motif: a thin line that joins people, with an open seat as a dotted circle on it. */
import type { ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';

interface Props {
  /** The content of the circle, or 'open-seat' for a vacant seat. */
  readonly mark: ReactNode;
  readonly children: ReactNode;
}

/** One stop of the path, an item of an <ol>. The line continues to the next stop. */
export function PathStep({ mark, children }: Props) {
  return (
    <li className="group relative flex gap-[min(1rem,3vw)] pb-8 last:pb-0">
      <span
        aria-hidden="true"
        className="absolute top-9 bottom-0 left-4 w-px bg-edge/50 group-last:hidden"
      />
      <Mark mark={mark} />
      <div className="min-w-0 flex-1 pt-0.5">
        <ErrorBoundary>{children}</ErrorBoundary>
      </div>
    </li>
  );
}

function Mark({ mark }: Pick<Props, 'mark'>) {
  if (mark === 'open-seat') {
    return (
      <span
        aria-hidden="true"
        className="size-8 shrink-0 rounded-full border-2 border-dotted border-seat-line bg-paper"
      />
    );
  }
  return (
    <span className="grid size-8 shrink-0 place-items-center rounded-full border border-accent bg-paper text-sm font-semibold text-accent">
      {mark}
    </span>
  );
}
