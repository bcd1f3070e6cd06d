/** Copies a text; where the browser does not let the page, the text is shown selected, for the user to copy (F2). */
import { type ReactNode, useState } from 'react';
import { copyText } from '../lib/clipboard.ts';
import { showToast } from '../lib/toasts.ts';
import * as contactTexts from '../texts/contact.ts';

interface Options {
  /** The titles of the toasts. */
  readonly copied: string;
  readonly failed: string;
  readonly onCopied?: () => void;
}

interface Copying {
  readonly copy: (text: string) => Promise<void>;
  /** Stands below the button. */
  readonly textToCopy: ReactNode;
}

export function useCopy({ copied, failed, onCopied }: Options): Copying {
  const [refused, setRefused] = useState<string | null>(null);
  /** A new field for each failure, so that a second press selects the text again. */
  const [failures, setFailures] = useState(0);

  function done() {
    setRefused(null);
    onCopied?.();
    showToast({ kind: 'success', title: copied });
  }

  return {
    async copy(text) {
      if (await copyText(text)) return done();
      setRefused(text);
      setFailures((before) => before + 1);
      showToast({ kind: 'error', title: failed, description: contactTexts.howToCopy });
    },
    textToCopy: refused !== null && <TextToCopy key={failures} text={refused} onCopied={done} />,
  };
}

interface Props {
  readonly text: string;
  /** Called when the user has copied it. */
  readonly onCopied: () => void;
}

function TextToCopy({ text, onCopied }: Props) {
  return (
    <textarea
      ref={select}
      readOnly
      value={text}
      aria-label={contactTexts.textToCopy}
      dir="auto"
      rows={3}
      // The browser reads the selection first; then the field may leave the page.
      onCopy={() => setTimeout(onCopied)}
      className="w-full basis-full! rounded-lg border border-edge bg-paper p-3 text-ink print:hidden"
    />
  );
}

function select(field: HTMLTextAreaElement | null): void {
  field?.focus();
  field?.select();
}
