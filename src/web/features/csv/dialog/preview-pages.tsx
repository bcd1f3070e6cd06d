/** Leads through the pages of a long preview. */
import { useRef } from 'react';
import { buttonClass } from '../../../components/button.ts';

interface Props {
  /** From 0. */
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

export function PreviewPages({ page, pages, onPage }: Props) {
  const element = useRef<HTMLElement>(null);

  function go(to: number) {
    onPage(to);
    // The list above begins anew: its first row is read next.
    element.current?.parentElement?.querySelector('fieldset')?.scrollIntoView();
  }

  const disabledLook = 'aria-disabled:cursor-default aria-disabled:opacity-50';
  return (
    <nav
      ref={element}
      aria-label="Pages of the preview"
      className="flex items-center justify-between gap-3 py-3"
    >
      <button
        type="button"
        aria-disabled={page === 0}
        onClick={() => page > 0 && go(page - 1)}
        className={`${buttonClass('plain')} ${disabledLook}`}
      >
        Previous
      </button>
      <span role="status">
        Page {page + 1} of {pages}
      </span>
      <button
        type="button"
        aria-disabled={page === pages - 1}
        onClick={() => page < pages - 1 && go(page + 1)}
        className={`${buttonClass('plain')} ${disabledLook}`}
      >
        Next
      </button>
    </nav>
  );
}
