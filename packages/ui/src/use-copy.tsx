/** Copies a text; where the browser does not let the page, the text is shown selected, for the user to copy (F2). */
import { type ReactNode, useState } from 'react';
import { copyText } from './clipboard.ts';
import * as contactTexts from './texts/contact.ts';
import { showToast } from './toasts.ts';

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
  /** A new element for each failure, so that a second press selects the text again. */
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
    <p
      ref={select}
      // The browser reads the selection first; then the text may leave the page.
      onCopy={() => setTimeout(onCopied)}
      // It would be copied translated.
      translate="no"
      dir="auto"
      className="w-full basis-full! rounded-lg border border-edge bg-paper p-3 whitespace-pre-wrap text-ink [overflow-wrap:anywhere] print:hidden"
    >
      {text}
    </p>
  );
}

/** The focus stays on the button: what is selected can be copied from there. */
function select(text: HTMLElement | null): void {
  if (text !== null) getSelection()?.selectAllChildren(text);
}
