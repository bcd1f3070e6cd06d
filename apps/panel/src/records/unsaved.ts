/** Tracks which open forms have unsaved text, to ask before leaving them. */
import { createStore } from 'ui/store.ts';
import type { FormParam } from './editable-kind.ts';

/** Per form with unsaved text, its id in the URL: a record's id, or NEW. */
export type Unsaved = ReadonlyMap<FormParam, string>;

const NOTHING: Unsaved = new Map();
const store = createStore(NOTHING);

export const unsavedForms = store.current;

/** @param id of the record in the form; null when nothing in it is unsaved. */
export function setUnsaved(param: FormParam, id: string | null): void {
  const next = new Map(store.current());
  if (id === null) next.delete(param);
  else next.set(param, id);
  store.publish(next);
}

/** The form as an Unsaved map, empty if it has no unsaved text. @param id of its record, or NEW. */
export function unsavedInForm(param: FormParam, id: string): Unsaved {
  return store.current().get(param) === id ? new Map([[param, id]]) : NOTHING;
}
