/** Says what a deletion breaks, and asks (P7). The panel renders it once. */
import { useEffect, useId, useMemo, useRef, useSyncExternalStore } from 'react';
import { buttonClass } from '../../components/button.ts';
import { counted } from '../../lib/counted.ts';
import { ChangeEffect } from '../effect/change-effect.tsx';
import { type Deleting, deleting } from './deleting.ts';

export function DeleteQuestion() {
  const asked = useSyncExternalStore(deleting.subscribe, deleting.current);
  return asked && <Question {...asked} />;
}

function Question({ members, losses, answer }: Deleting) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [only, ...others] = members;
  const isOne = others.length === 0;
  const proposal = useMemo(() => ({ gone: members.map(({ id }) => id) }), [members]);
  useEffect(() => dialog.current?.showModal(), []);

  /** Closes first, so that the focus returns to where it was. */
  function reply(shallDelete: boolean) {
    dialog.current?.close();
    answer(shallDelete);
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={() => answer(false)}
      className="m-auto w-[calc(100%-2rem)] max-w-md rounded-xl border border-line bg-sheet p-5 text-ink backdrop:bg-black/60 open:rise sm:p-6"
    >
      <h2 id={titleId} className="font-serif text-2xl leading-tight [overflow-wrap:anywhere]">
        Delete {isOne ? only?.member_name : counted(members.length, 'member')}?
      </h2>
      <ul className="mt-3 list-disc space-y-1 pl-5 [overflow-wrap:anywhere]">
        {losses.map((loss) => (
          <li key={loss}>{loss}</li>
        ))}
      </ul>
      <p className="mt-3 text-quiet">
        Visitors will see an open seat there. You can bring {isOne ? 'the member' : 'the members'}{' '}
        back from the history for 90 days.
      </p>
      <ChangeEffect proposal={proposal} saving="Deleting" />
      <div className="mt-5 flex flex-wrap gap-3">
        <button type="button" onClick={() => reply(false)} className={buttonClass('primary')}>
          Keep {isOne ? 'the member' : 'them'}
        </button>
        <button type="button" onClick={() => reply(true)} className={buttonClass('plain')}>
          Delete anyway
        </button>
      </div>
    </dialog>
  );
}
