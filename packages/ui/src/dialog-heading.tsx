/** The top of a dialog: its title and the button that closes it. */
import { X } from 'lucide-react';
import * as siteTexts from './texts/site.ts';

interface Props {
  /** Names the dialog (aria-labelledby). */
  readonly id: string;
  readonly title: string;
  readonly onClose: () => void;
}

export function DialogHeading({ id, title, onClose }: Props) {
  return (
    <div className="-mt-1 -mr-2 flex items-start justify-between gap-3">
      <h2 id={id} className="pt-2.5 font-serif text-2xl leading-tight">
        {title}
      </h2>
      <button
        type="button"
        aria-label={siteTexts.close}
        onClick={onClose}
        className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-lg text-quiet hover:text-ink"
      >
        <X className="size-5" aria-hidden="true" />
      </button>
    </div>
  );
}
