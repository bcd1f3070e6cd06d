/** Below a list of several pages: which one this is, and the ways to the others. */
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { buttonClass } from '../../components/button.ts';

interface Props {
  /** What is listed, in the plural. */
  readonly plural: string;
  /** From 0. */
  readonly page: number;
  readonly pages: number;
  readonly onGoTo: (page: number) => void;
}

export function Pager({ plural, page, pages, onGoTo }: Props) {
  if (pages === 1) return null;
  const look = `${buttonClass('plain')} disabled:cursor-not-allowed disabled:opacity-50`;
  return (
    <nav aria-label={`Pages of ${plural}`} className="mt-4 flex items-center justify-between gap-3">
      <button type="button" disabled={page === 0} onClick={() => onGoTo(page - 1)} className={look}>
        <ChevronLeft className="size-4" aria-hidden="true" />
        Previous
      </button>
      <span className="text-center text-sm text-quiet">
        Page {page + 1} of {pages}
      </span>
      <button
        type="button"
        disabled={page === pages - 1}
        onClick={() => onGoTo(page + 1)}
        className={look}
      >
        Next
        <ChevronRight className="size-4" aria-hidden="true" />
      </button>
    </nav>
  );
}
