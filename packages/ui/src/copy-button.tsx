/**
 * Copying a text: a button, a hook, and what they do where a browser refuses the clipboard, or offers it to pages with
 * https only (F2).
 */
import { Check, Copy } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Button, type ButtonVariant } from './button.tsx';
import * as contactTexts from './texts/contact.ts';
import { showToast } from './toasts.tsx';

/** How long the button says 'Copied!', in milliseconds (F2, K4). */
const COPIED_MS = 2000;

interface Props {
  readonly text: string;
  readonly label: string;
  /** The toast's exact words once the text is on the clipboard (F2). */
  readonly toast: string;
  readonly variant?: ButtonVariant;
}

export function CopyButton({ text, label, toast, variant = 'plain' }: Props) {
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
      <Button variant={variant} onClick={() => copy(text)}>
        <Icon className="size-4 shrink-0" aria-hidden="true" />
        {copied ? contactTexts.copied : label}
      </Button>
      {textToCopy}
    </>
  );
}

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

/** Copies a text; where the browser does not let the page, the text is shown selected, for the user to copy (F2). */
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

interface useCopyProps {
  readonly text: string;
  /** Called when the user has copied it. */
  readonly onCopied: () => void;
}

function TextToCopy({ text, onCopied }: useCopyProps) {
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

/** True when the text was copied; false when the browser refused or has no clipboard. */
async function copyText(text: string): Promise<boolean> {
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard === undefined) return copySelected(text);
  try {
    await clipboard.writeText(text);
    return true;
  } catch {
    // What a user or an administrator forbids is not done in another way.
    return false;
  }
}

/** The old way, for pages without https: it copies what is selected, so the text is selected for a moment. */
function copySelected(text: string): boolean {
  const focused = document.activeElement as HTMLElement | null;
  const field = document.createElement('textarea');
  field.value = text;
  // In view, so that the page does not scroll. Outside an open dialog, nothing can be selected.
  field.style.cssText = 'position:fixed;top:0;opacity:0';
  (focused?.closest('dialog') ?? document.body).append(field);
  field.select();
  const isDone = document.execCommand('copy');
  field.remove();
  focused?.focus({ preventScroll: true });
  return isDone;
}
