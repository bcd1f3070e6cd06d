/** A button that shares a link: by the device's own share sheet where there is one, otherwise by copying it. */
import { Share2 } from 'lucide-react';
import { copyText } from '../lib/clipboard.ts';
import { sharedByDevice } from '../lib/share-sheet.ts';
import { showToast } from '../lib/toasts.ts';
import { buttonClass } from './button.ts';

interface Props {
  /** The path to share, on this site: '/members/0a1b'. */
  readonly path: string;
  /** What the device's share sheet calls it. */
  readonly title: string;
  /** What is shared, in the button's name: 'this answer'. */
  readonly what: string;
}

export function ShareButton({ path, title, what }: Props) {
  async function share() {
    const url = new URL(path, location.origin).href;
    if (await sharedByDevice({ title, url })) return;
    const done = await copyText(url);
    showToast(
      done
        ? { kind: 'success', title: 'Link copied!' }
        : { kind: 'error', title: 'The link could not be copied', description: url },
    );
  }

  return (
    <button type="button" onClick={share} className={buttonClass('plain')}>
      <Share2 className="size-4 shrink-0" aria-hidden="true" />
      <span>
        Share <span className="sr-only">{what}</span>
      </span>
    </button>
  );
}
