/** Hands a text to the device's own share sheet, on devices that have one. */
import { Share2 } from 'lucide-react';
import { buttonClass } from '../../../components/button.ts';

export function ShareButton({ text }: { readonly text: string }) {
  if (typeof navigator.share !== 'function') return null;
  return (
    <button type="button" onClick={() => share(text)} className={buttonClass('plain')}>
      <Share2 className="size-4 shrink-0" aria-hidden="true" />
      Share via…
    </button>
  );
}

async function share(text: string): Promise<void> {
  try {
    await navigator.share({ text });
  } catch {
    // The visitor closed the share sheet: nothing to say.
  }
}
