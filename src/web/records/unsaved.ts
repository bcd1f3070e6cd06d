/** Which open forms hold text that is not saved: what has to be asked about before they are left. */
import { createStore } from '../lib/store.ts';
import type { FormParam } from './kept-kind.ts';

/** What each unsaved form holds, as the address says it: the id of a record, or NEW. */
export type Unsaved = ReadonlyMap<FormParam, string>;

const NOTHING: Unsaved = new Map();
const store = createStore(NOTHING);

export const unsavedForms = store.current;

/** @param id of the record in the form; null once there is nothing unsaved in it. */
export function setUnsaved(param: FormParam, id: string | null): void {
  const next = new Map(store.current());
  if (id === null) next.delete(param);
  else next.set(param, id);
  store.publish(next);
}

/** What is unsaved in one form, if anything. @param id of the record in it, or NEW. */
export function unsavedInForm(param: FormParam, id: string): Unsaved {
  return store.current().get(param) === id ? new Map([[param, id]]) : NOTHING;
}
