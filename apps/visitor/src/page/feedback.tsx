/** The Feedback button, which floats where it covers nothing, and the dialog that any part of a page may open (F1). */
import { MessageCircle } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { scriptOnDemand } from 'ui/load-on-demand.ts';
import { createStore } from 'ui/store.ts';
import { showToast } from 'ui/toasts.tsx';
import * as feedbackTexts from '../texts/feedback.ts';
import type { FeedbackDialog } from './feedback-dialog.tsx';

interface Opened {
  readonly Dialog: typeof FeedbackDialog;
  /** Stands in the field, ready to be completed; may be empty. */
  readonly text: string;
}

/** Each new value opens the dialog again. */
const opened = createStore<Opened | null>(null);

/**
 * Opens the dialog, which loads when it is first needed.
 * @param text what the field starts with.
 * @returns whether it has opened; if not, a toast says so.
 */
export async function openFeedback(text = ''): Promise<boolean> {
  try {
    const { FeedbackDialog } = await scriptOnDemand(import('./feedback-dialog.tsx'));
    opened.publish({ Dialog: FeedbackDialog, text });
    return true;
  } catch {
    showToast({ kind: 'error', title: feedbackTexts.notLoaded });
    return false;
  }
}

export function Feedback() {
  const shown = useSyncExternalStore(opened.subscribe, opened.current, () => null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const stopped = import('./float-where-empty.ts').then(
      ({ floatWhereEmpty }) => (button.current ? floatWhereEmpty(button.current) : undefined),
      // The button then stays at the end of the page.
      console.warn,
    );
    return () => void stopped.then((stop) => stop?.());
  }, []);
  // Or the dialog would open once more when the visitor comes back to this page.
  useEffect(() => () => opened.publish(null), []);

  return (
    <>
      <button
        type="button"
        ref={button}
        onClick={() => openFeedback()}
        // Where it may not float it is at the end of the page, in the free space of the footer.
        data-floating="false"
        // Hidden while suggestions are shown, which it would cover on a narrow or zoomed page.
        className="in-[:root:has([role=listbox])]:hidden absolute data-[floating=true]:fixed right-4 bottom-4 z-10 print:hidden inline-flex min-h-12 min-w-12 cursor-pointer items-center justify-center gap-2 rounded-full border border-line bg-sheet sm:px-5 font-medium text-accent shadow-md transition-colors hover:border-accent hover:bg-accent-wash sm:right-6 sm:bottom-6"
      >
        <MessageCircle className="size-5 sm:size-4" aria-hidden="true" />
        <span className="max-sm:sr-only">{feedbackTexts.feedback}</span>
      </button>
      {shown !== null && <shown.Dialog opened={shown} />}
    </>
  );
}
