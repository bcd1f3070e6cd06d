/** Hands a text to the device's own share sheet, on devices that have one. */
import { Share2 } from 'lucide-react';
import { buttonClass } from '../../../components/button.ts';
import { sharedByDevice } from '../../../lib/share-sheet.ts';
import * as sendingTexts from '../../../texts/sending.ts';

export function ShareTextButton({ text }: { readonly text: string }) {
  if (typeof navigator.share !== 'function') return null;
  return (
    <button type="button" onClick={() => sharedByDevice({ text })} className={buttonClass('plain')}>
      <Share2 className="size-4 shrink-0" aria-hidden="true" />
      {sendingTexts.shareByDevice}
    </button>
  );
}
