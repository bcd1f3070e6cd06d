/** Sharing by the device's own share sheet. */
import { Share2 } from 'lucide-react';
import { Button } from './button.tsx';
import { useCopy } from './copy-button.tsx';
import * as contactTexts from './texts/contact.ts';

interface Props {
  readonly text: string;
  readonly label: string;
}

/** Copies the text where the device refuses to share it. */
export function ShareTextButton({ text, label }: Props) {
  const { copy, textToCopy } = useCopy({
    copied: contactTexts.copied,
    failed: contactTexts.copyFailed,
    current: text,
  });
  if (typeof navigator.share !== 'function') return null;

  async function share() {
    if (!(await shareByDevice({ text }))) await copy(text);
  }

  return (
    <>
      <Button variant="plain" onClick={share}>
        <Share2 className="size-4 shrink-0" aria-hidden="true" />
        {label}
      </Button>
      {textToCopy}
    </>
  );
}

/** @returns false when the device has no share sheet or refuses; true also when the visitor closes it. */
export async function shareByDevice(data: ShareData): Promise<boolean> {
  try {
    if (!navigator.share) return false;
    await navigator.share(data);
    return true;
  } catch (reason) {
    return reason instanceof DOMException && reason.name === 'AbortError';
  }
}
