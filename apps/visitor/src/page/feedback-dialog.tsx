/** The feedback dialog, which hands the text to the mail client (F1). Loaded when it is first opened. */
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from 'ui/button.tsx';
import { DialogHeading } from 'ui/dialog-heading.tsx';
import { messageLink } from 'ui/links.ts';
import { showToast } from 'ui/toasts.tsx';
import { useReadChapter } from '../directory/read-chapter.ts';
import * as feedbackTexts from '../texts/feedback.ts';

interface Props {
  /** Each new value opens the dialog again. Its text is added to what the visitor has not sent yet. */
  readonly opened: { readonly text: string };
}

export function FeedbackDialog({ opened }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const titleId = useId();
  const blankId = useId();
  const [isBlank, setIsBlank] = useState(false);
  const chapter = useReadChapter();
  /** What was handed to the mail client last. */
  const [sent, setSent] = useState('');

  useEffect(() => {
    dialog.current?.showModal();
    setIsBlank(false);
    if (field.current === null) return;
    const { value: draft } = field.current;
    const isThere = draft.includes(opened.text);
    if (!isThere) field.current.value = draft === '' ? opened.text : `${draft}\n${opened.text}`;
    field.current.focus();
  }, [opened]);

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const text = String(new FormData(form).get('feedback') ?? '').trim();
    if (text === '') {
      showToast({ kind: 'error', title: feedbackTexts.blank });
      setIsBlank(true);
      field.current?.focus();
      return;
    }
    window.location.assign(messageLink(feedbackTexts.subject, text, chapter?.feedbackRecipient));
    form.reset();
    dialog.current?.close();
    setSent(text);
    showToast({ kind: 'success', title: feedbackTexts.sent });
  }

  function bringBack() {
    if (field.current === null) return;
    field.current.value = sent;
    field.current.focus();
    setIsBlank(false);
    setSent('');
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
            onInput={() => setIsBlank(false)}
            aria-invalid={isBlank}
            aria-describedby={isBlank ? blankId : undefined}
            className="mt-2 block w-full rounded-lg border border-edge bg-paper p-3 text-ink aria-invalid:border-danger"
          />
        </label>
        {isBlank && (
          <p id={blankId} className="mt-1.5 font-medium text-danger">
            {feedbackTexts.nothingWritten}
          </p>
        )}
        <Button variant="primary" type="submit" className="mt-4 w-full">
          {feedbackTexts.send}
        </Button>
        {sent !== '' && (
          <Button variant="plain" className="mt-2 w-full" onClick={bringBack}>
            {feedbackTexts.bringBack}
          </Button>
        )}
      </form>
    </dialog>
  );
}
