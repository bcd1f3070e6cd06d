/** Leaving unsaved text: which forms a navigation would close, and the question before (P6). */
import { sectionPath } from 'ui/paths.ts';
import { createStore } from 'ui/store.ts';
import { dropDraft } from '../drafts.ts';
import { FORM_SECTIONS } from '../editable-kind.ts';
import { setUnsaved, type Unsaved, unsavedForms } from '../unsaved.ts';

/** A pending question: the forms with unsaved text, and what to do once the user agrees. */
export interface Leaving {
  readonly forms: Unsaved;
  readonly go: () => void;
}

const store = createStore<Leaving | null>(null);

/** The pending question, if any. */
export const leaving = { current: store.current, subscribe: store.subscribe };

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

export function keepEditing(): void {
  store.publish(null);
}

export function discardAndLeave(): void {
  const asked = store.current();
  store.publish(null);
  if (asked === null) return;
  for (const [param, id] of asked.forms) {
    dropDraft(param, id);
    setUnsaved(param, null);
  }
  asked.go();
}
