/** Leaving a form with unsaved text, by a link, Back, another form or closing the tab: the question before (P6). */

import { useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { Button } from 'ui/button.tsx';
import { sectionPath } from 'ui/paths.ts';
import { createStore } from 'ui/store.ts';
import { navigate } from 'wouter/use-browser-location';
import { currentSession } from '../session/session-state.ts';
import { FORM_SECTIONS } from './editable-kind.ts';
import { dropDraft, setUnsaved, type Unsaved, unsavedForms } from './open-form.ts';
import { Modal } from './panel-controls.tsx';

/** A pending question: the forms with unsaved text, and what to do once the user agrees. */
interface Leaving {
  readonly forms: Unsaved;
  readonly go: () => void;
}

const store = createStore<Leaving | null>(null);

/** The pending question, if any. */
const leaving = { current: store.current, subscribe: store.subscribe };

/** The forms that are no longer open at the given URL of this site. Pure. */
export function formsLeftAt(address: URL, forms: Unsaved): Unsaved {
  return new Map(
    [...forms].filter(
      ([param, id]) =>
        address.pathname !== sectionPath(FORM_SECTIONS[param]) ||
        address.searchParams.get(param) !== id,
    ),
  );
}

/** Runs `go` at once when no form has unsaved text, otherwise once the user agrees. */
export function whenSafeToLeave(go: () => void, forms: Unsaved = unsavedForms()): void {
  if (forms.size === 0) go();
  else store.publish({ forms, go });
}

function keepEditing(): void {
  store.publish(null);
}

function discardAndLeave(): void {
  const asked = store.current();
  store.publish(null);
  if (asked === null) return;
  for (const [param, id] of asked.forms) {
    dropDraft(param, id);
    setUnsaved(param, null);
  }
  asked.go();
}

/** Guards until the returned function is called. */
function guardNavigation(): () => void {
  const guard = new AbortController();
  const { signal } = guard;
  window.addEventListener('beforeunload', warnOfUnload, { signal });
  // Browsers without the Navigation API still keep the draft for the tab.
  if ('navigation' in window) navigation.addEventListener('navigate', askFirst, { signal });
  return () => guard.abort();
}

function warnOfUnload(event: BeforeUnloadEvent): void {
  if (unsavedForms().size > 0) event.preventDefault();
}

function askFirst(event: NavigateEvent): void {
  // When the session has ended, the login page is shown; the draft stays stored until the user returns.
  if (!event.cancelable || currentSession().status !== 'signed-in') return;
  // The browser itself asks before a reload; downloads and other programs do not leave the page.
  if (event.navigationType === 'reload' || event.downloadRequest !== null) return;
  const address = new URL(event.destination.url);
  if (!address.protocol.startsWith('http')) return;
  const left = formsLeftAt(address, unsavedForms());
  if (left.size === 0) return;
  event.preventDefault();
  const { navigationType, destination } = event;
  whenSafeToLeave(() => goAgain(navigationType, destination), left);
}

function goAgain(type: NavigationType, { url, key, sameDocument }: NavigationDestination): void {
  if (type === 'traverse') navigation.traverseTo(key);
  else if (sameDocument) navigate(url, { replace: type === 'replace' });
  else window.location.assign(url);
}

/** Asks before leaving a form with unsaved text (P6). The panel renders it once. */
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
