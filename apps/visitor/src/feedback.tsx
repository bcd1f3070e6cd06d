/** The floating Feedback button (F1). */
import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { scriptOnDemand } from 'ui/load-on-demand.ts';
import { showToast } from 'ui/toasts.tsx';
import type { FeedbackDialog } from './feedback-dialog.tsx';
import * as feedbackTexts from './texts/feedback.ts';

export function Feedback() {
  const [opened, setOpened] = useState(0);
  const [Dialog, setDialog] = useState<typeof FeedbackDialog | null>(null);

  async function open() {
    try {
      const { FeedbackDialog } = await scriptOnDemand(import('./feedback-dialog.tsx'));
      setDialog(() => FeedbackDialog);
      setOpened(opened + 1);
    } catch {
      showToast({ kind: 'error', title: feedbackTexts.notLoaded });
    }
  }

  return (
    <>
      <button
        type="button"
        onClick={open}
        data-floating
        // Hidden while suggestions are shown, which it would cover on a narrow or zoomed page.
        className="in-[:root:has([role=listbox])]:hidden fixed right-4 bottom-4 z-10 print:hidden inline-flex min-h-12 min-w-12 cursor-pointer items-center justify-center gap-2 rounded-full border border-line bg-sheet sm:px-5 font-medium text-accent shadow-md transition-colors hover:border-accent hover:bg-accent-wash sm:right-6 sm:bottom-6"
      >
        <MessageCircle className="size-5 sm:size-4" aria-hidden="true" />
        <span className="max-sm:sr-only">{feedbackTexts.feedback}</span>
      </button>
      {Dialog !== null && <Dialog opened={opened} />}
    </>
  );
}
