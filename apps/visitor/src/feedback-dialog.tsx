/** The feedback dialog, which hands the text to the mail client (F1). Loaded when it is first opened. */
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { Button } from 'ui/button.tsx';
import { DialogHeading } from 'ui/dialog-heading.tsx';
import { messageLink } from 'ui/links.ts';
import { showToast } from 'ui/toasts.tsx';
import { useReadChapter } from './directory/read-chapter.ts';
import * as feedbackTexts from './texts/feedback.ts';

interface Props {
  /** Each new number opens the dialog again. */
  readonly opened: number;
}

export function FeedbackDialog({ opened }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const titleId = useId();
  const chapter = useReadChapter();

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs each time the dialog is opened.
  useEffect(() => {
    dialog.current?.showModal();
    field.current?.focus();
  }, [opened]);

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const text = String(new FormData(form).get('feedback') ?? '').trim();
    if (text === '') {
      showToast({ kind: 'error', title: feedbackTexts.blank });
      return;
    }
    window.location.assign(messageLink(feedbackTexts.subject, text, chapter?.feedbackRecipient));
    form.reset();
    dialog.current?.close();
    showToast({ kind: 'success', title: feedbackTexts.sent });
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className="m-auto w-[calc(100%-2rem)] max-w-lg rounded-xl border border-line bg-sheet p-5 text-ink backdrop:bg-black/60 open:rise sm:p-6"
    >
      <form onSubmit={send}>
        <DialogHeading
          id={titleId}
          title={feedbackTexts.title}
          onClose={() => dialog.current?.close()}
        />
        <label className="mt-2 block text-quiet">
          {feedbackTexts.label}
          <textarea
            ref={field}
            name="feedback"
            rows={5}
            dir="auto"
            className="mt-2 block w-full rounded-lg border border-edge bg-paper p-3 text-ink"
          />
        </label>
        <Button variant="primary" type="submit" className="mt-4 w-full">
          {feedbackTexts.send}
        </Button>
      </form>
    </dialog>
  );
}
