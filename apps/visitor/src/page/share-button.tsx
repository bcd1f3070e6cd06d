/** A button that shares a link: by the device's own share sheet where there is one, otherwise by copying it. */
import { Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'ui/button.tsx';
import { useCopy } from 'ui/copy-button.tsx';
import { shareByDevice } from 'ui/share-button.tsx';
import * as contactTexts from 'ui/texts/contact.ts';
import type { Markup } from '../texts/sentence.tsx';
import { hiddenWords } from '../texts/sentence.tsx';

interface Props {
  /** The path to share, on this site: '/members/0a1b'. */
  readonly path: string;
  /** The title in the device's share sheet. */
  readonly title: string;
  /** The button's name; screen readers hear what is shared. */
  readonly label: (hidden: Markup) => ReactNode;
}

export function ShareButton({ path, title, label }: Props) {
  const { copy, textToCopy } = useCopy({
    copied: contactTexts.linkCopied,
    failed: contactTexts.linkNotCopied,
  });

  async function share() {
    const url = new URL(path, location.origin).href;
    if (!(await shareByDevice({ title, url }))) await copy(url);
  }

  return (
    <>
      <Button variant="plain" onClick={share}>
        <Share2 className="size-4 shrink-0" aria-hidden="true" />
        <span>{label(hiddenWords)}</span>
      </Button>
      {textToCopy}
    </>
  );
}
