/** A button that copies a text, briefly says 'Copied!', and reports failures (F2). */
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { copyText } from '../lib/clipboard.ts';
import { showToast } from '../lib/toasts.ts';
import * as contactTexts from '../texts/contact.ts';
import { type ButtonLook, buttonClass } from './button.ts';

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

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    const done = await copyText(text);
    setCopied(done);
    showToast(
      done ? { kind: 'success', title: toast } : { kind: 'error', title: contactTexts.copyFailed },
    );
  }

  const Icon = copied ? Check : Copy;
  return (
    <button type="button" onClick={copy} className={buttonClass(look)}>
      <Icon className="size-4 shrink-0" aria-hidden="true" />
      {copied ? contactTexts.copied : label}
    </button>
  );
}
