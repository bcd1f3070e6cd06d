/** Says what a deletion would break, and asks for confirmation (P7). The panel renders it once. */
import { useId, useRef, useSyncExternalStore } from 'react';
import { Button } from 'ui/button.tsx';
import { ChangeEffect } from '../effect/change-effect.tsx';
import { Modal } from '../modal.tsx';
import { type Deleting, deletedInWords, deleting } from './deleting.ts';

export function DeleteQuestion() {
  const asked = useSyncExternalStore(deleting.subscribe, deleting.current);
  return asked && <Question {...asked} />;
}

function Question(asked: Deleting) {
  const { names, noun, sentences, effect, proposal, answer } = asked;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const isOne = names.length === 1;

  /** Closes first, so that the focus returns to where it was. */
  function reply(isConfirmed: boolean) {
    dialog.current?.close();
    answer(isConfirmed);
  }

  return (
    <Modal ref={dialog} titleId={titleId} onCancel={() => answer(false)}>
      <h2 id={titleId} className="font-serif text-2xl leading-tight [overflow-wrap:anywhere]">
        Delete {deletedInWords(asked)}?
      </h2>
      <ul className="mt-3 list-disc space-y-1 pl-5 [overflow-wrap:anywhere]">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p className="mt-3 text-quiet">
        {effect} You can bring {isOne ? `the ${noun}` : `the ${noun}s`} back from the history for 90
        days.
      </p>
      <ChangeEffect proposal={proposal} saving="Deleting" />
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => reply(false)}>
          Keep {isOne ? `the ${noun}` : 'them'}
        </Button>
        <Button variant="plain" onClick={() => reply(true)}>
          Delete anyway
        </Button>
      </div>
    </Modal>
  );
}
