/** A button that copies a text, briefly says 'Copied!', and reports failures (F2). */
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type ButtonLook, buttonClass } from './button.ts';
import * as contactTexts from './texts/contact.ts';
import { useCopy } from './use-copy.tsx';

/** How long the button says 'Copied!', in milliseconds (F2, K4). */
const COPIED_MS = 2000;

interface Props {
  readonly text: string;
  readonly label: string;
  /** The toast's exact words once the text is on the clipboard (F2). */
  readonly toast: string;
  readonly look?: ButtonLook;
}

export function CopyButton({ text, label, toast, look = 'plain' }: Props) {
  const [copied, setCopied] = useState(false);
  const { copy, textToCopy } = useCopy({
    copied: toast,
    failed: contactTexts.copyFailed,
    onCopied: () => setCopied(true),
  });

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  const Icon = copied ? Check : Copy;
  return (
    <>
      <button type="button" onClick={() => copy(text)} className={buttonClass(look)}>
        <Icon className="size-4 shrink-0" aria-hidden="true" />
        {copied ? contactTexts.copied : label}
      </button>
      {textToCopy}
    </>
  );
}
