/** An alert that the directory could not be read, with a button to try again (S9). */
import { RotateCw } from 'lucide-react';
import { buttonClass } from './button.ts';
import * as siteTexts from './texts/site.ts';

interface Props {
  /** What to do about it. */
  readonly text: string;
  /** The heading's id, where it labels a region. */
  readonly headingId?: string | undefined;
  readonly onRetry: () => void;
}

export function ReadFailure({ text, headingId, onRetry }: Props) {
  return (
    <div role="alert" className="mt-8 max-w-3xl rounded-xl bg-danger-wash p-5">
      <h2 id={headingId} className="font-serif text-2xl leading-tight">
        {siteTexts.directoryNotRead}
      </h2>
      <p className="mt-2">{text}</p>
      <button type="button" onClick={onRetry} className={`${buttonClass('primary')} mt-4`}>
        <RotateCw className="size-4" aria-hidden="true" />
        {siteTexts.retry}
      </button>
    </div>
  );
}
