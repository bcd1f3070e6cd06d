/** Asks before leaving a form with unsaved text (P6). The panel renders it once. */
import { useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { buttonClass } from '../../components/button.ts';
import { guardNavigation } from './guard-navigation.ts';
import { discardAndLeave, keepEditing, leaving } from './leaving.ts';

export function LeaveGuard() {
  const asked = useSyncExternalStore(leaving.subscribe, leaving.current);
  useEffect(guardNavigation, []);
  return asked && <LeaveDialog />;
}

function LeaveDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={keepEditing}
      className="m-auto w-[calc(100%-2rem)] max-w-md rounded-xl border border-line bg-sheet p-5 text-ink backdrop:bg-black/60 open:rise sm:p-6"
    >
      <h2 id={titleId} className="font-serif text-2xl leading-tight">
        You have unsaved changes
      </h2>
      <p className="mt-2 text-quiet">What you typed has not been saved yet.</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <button
          type="button"
          onClick={() => dialog.current?.close()}
          className={buttonClass('primary')}
        >
          Keep editing
        </button>
        <button type="button" onClick={discardAndLeave} className={buttonClass('plain')}>
          Discard changes
        </button>
      </div>
    </dialog>
  );
}
