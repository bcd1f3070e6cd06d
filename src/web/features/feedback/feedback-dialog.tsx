/** The feedback dialog, which hands the text to the mail client (F1). Loaded when it is first opened. */
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { chapter } from '../../../routing/knowledge/chapter.ts';
import { buttonClass } from '../../components/button.ts';
import { DialogHeading } from '../../components/dialog-heading.tsx';
import { messageLink } from '../../lib/links.ts';
import { showToast } from '../../lib/toasts.ts';

const SUBJECT = 'Pathfinder feedback';

interface Props {
  /** Each further number opens the dialog again. */
  readonly opened: number;
}

export function FeedbackDialog({ opened }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const titleId = useId();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each opening counts.
  useEffect(() => {
    dialog.current?.showModal();
    field.current?.focus();
  }, [opened]);

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const text = String(new FormData(form).get('feedback') ?? '').trim();
    if (text === '') {
      showToast({ kind: 'error', title: 'Please enter your feedback' });
      return;
    }
    window.location.assign(messageLink(SUBJECT, text, chapter.feedbackRecipient));
    form.reset();
    dialog.current?.close();
    showToast({ kind: 'success', title: "Thanks! We'll review your suggestion." });
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
          title="Feedback or Missing Connection?"
          onClose={() => dialog.current?.close()}
        />
        <label className="mt-2 block text-quiet">
          Tell us who is missing, or what could be better.
          <textarea
            ref={field}
            name="feedback"
            rows={5}
            dir="auto"
            className="mt-2 block w-full rounded-lg border border-edge bg-paper p-3 text-ink"
          />
        </label>
        <button type="submit" className={`${buttonClass('primary')} mt-4 w-full`}>
          Send Feedback
        </button>
      </form>
    </dialog>
  );
}
