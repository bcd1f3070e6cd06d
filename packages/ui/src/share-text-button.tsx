/** Hands a text to the device's own share sheet, on devices that have one. */
import { Share2 } from 'lucide-react';
import { buttonClass } from './button.ts';
import { shareByDevice } from './share-sheet.ts';

interface Props {
  readonly text: string;
  readonly label: string;
}

export function ShareTextButton({ text, label }: Props) {
  if (typeof navigator.share !== 'function') return null;
  return (
    <button type="button" onClick={() => shareByDevice({ text })} className={buttonClass('plain')}>
      <Share2 className="size-4 shrink-0" aria-hidden="true" />
      {label}
    </button>
  );
}
