/**
 * Copying a text: a button, a hook, and what they do where a browser refuses the clipboard, or offers it to pages with
 * https only (F2).
 */
import { Check, Copy } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Button, type ButtonVariant } from './button.tsx';
import * as contactTexts from './texts/contact.ts';
import { showToast } from './toasts.tsx';

/** Milliseconds after which a clipboard that says nothing has refused. */
const CLIPBOARD_TIMEOUT_MS = 5_000;

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
  /** A new object for each copy, so that each starts the time anew; null once it is over. */
  const [copied, setCopied] = useState<object | null>(null);
  const { copy, textToCopy } = useCopy({
    copied: toast,
    failed: contactTexts.copyFailed,
    onCopied: () => setCopied({}),
    current: text,
  });

  useEffect(() => {
    if (copied === null) return;
    const timer = setTimeout(() => setCopied(null), COPIED_MS);
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
  /** The text as it is now: what was refused before it changed is no longer shown. */
  readonly current?: string;
}

interface Copying {
  readonly copy: (text: string) => Promise<void>;
  /** Stands below the button. */
  readonly textToCopy: ReactNode;
}

/** Copies a text; where the browser does not let the page, the text is shown selected, for the user to copy (F2). */
export function useCopy({ copied, failed, onCopied, current }: Options): Copying {
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
      showToast({ kind: 'error', title: failed, shownElsewhere: true });
    },
    textToCopy: refused !== null && refused === (current ?? refused) && (
      <TextToCopy key={failures} text={refused} onCopied={done} />
    ),
  };
}

interface TextToCopyProps {
  readonly text: string;
  /** Called when the user has copied it. */
  readonly onCopied: () => void;
}

function TextToCopy({ text, onCopied }: TextToCopyProps) {
  return (
    <div
      data-keep-clear=""
      className="w-full basis-full! scroll-my-20 rounded-lg border border-edge bg-paper p-3 text-ink print:hidden"
    >
      <p role="alert" className="mb-2 text-sm text-quiet">
        {contactTexts.howToCopy}
      </p>
      <p
        ref={select}
        // The browser reads the selection first; then the text may leave the page.
        onCopy={() => setTimeout(onCopied)}
        // It would be copied translated.
        translate="no"
        dir="auto"
        className="whitespace-pre-wrap [overflow-wrap:anywhere]"
      >
        {text}
      </p>
    </div>
  );
}

/** Selects the text and brings it into view. The focus stays on the button: it can be copied from there. */
function select(text: HTMLElement | null): void {
  if (text === null) return;
  getSelection()?.selectAllChildren(text);
  text.parentElement?.scrollIntoView({ block: 'nearest' });
}

/** True when the text was copied; false when the browser refused or has no clipboard. */
async function copyText(text: string): Promise<boolean> {
  try {
    const clipboard = navigator.clipboard as Clipboard | undefined;
    if (clipboard === undefined) return copySelected(text);
    const written = clipboard.writeText(text).then(() => true);
    // Some browsers never say whether they will.
    const unsaid = new Promise<false>((resolve) =>
      setTimeout(resolve, CLIPBOARD_TIMEOUT_MS, false),
    );
    return await Promise.race([written, unsaid]);
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
  try {
    field.select();
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    focused?.focus({ preventScroll: true });
  }
}
