/** Asks before leaving a form with unsaved text (P6). The panel renders it once. */
import { useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { Button } from 'ui/button.tsx';
import { Modal } from '../modal.tsx';
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
  return (
    <Modal ref={dialog} titleId={titleId} onClose={keepEditing}>
      <h2 id={titleId} className="font-serif text-2xl leading-tight">
        You have unsaved changes
      </h2>
      <p className="mt-2 text-quiet">What you typed has not been saved yet.</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => dialog.current?.close()}>
          Keep editing
        </Button>
        <Button variant="plain" onClick={discardAndLeave}>
          Discard changes
        </Button>
      </div>
    </Modal>
  );
}
