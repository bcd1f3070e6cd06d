/** The pages of a long list (P2). */
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { RefObject } from 'react';
import { Button } from 'ui/button.tsx';

interface PagerProps {
  /** Plural noun for the listed records. */
  readonly plural: string;
  /** From 0. */
  readonly page: number;
  readonly pages: number;
  /** The list, which gets the focus when the page changes. */
  readonly list: RefObject<HTMLElement | null>;
  readonly onGoTo: (page: number) => void;
}

const WHEN_DISABLED = 'disabled:cursor-not-allowed disabled:opacity-50';

/** Page navigation below a list. */
export function Pager({ plural, page, pages, list, onGoTo }: PagerProps) {
  if (pages === 1) return null;

  /** Reading continues at the top of the new page. */
  function turnTo(next: number) {
    onGoTo(next);
    list.current?.scrollIntoView();
    list.current?.focus({ preventScroll: true });
  }

  return (
    <nav aria-label={`Pages of ${plural}`} className="mt-4 flex items-center justify-between gap-3">
      <Button
        variant="plain"
        disabled={page === 0}
        onClick={() => turnTo(page - 1)}
        className={WHEN_DISABLED}
      >
        <ChevronLeft className="size-4" aria-hidden="true" />
        Previous
      </Button>
      <span className="text-center text-sm text-quiet">
        Page {page + 1} of {pages}
      </span>
      <Button
        variant="plain"
        disabled={page === pages - 1}
        onClick={() => turnTo(page + 1)}
        className={WHEN_DISABLED}
      >
        Next
        <ChevronRight className="size-4" aria-hidden="true" />
      </Button>
    </nav>
  );
}
