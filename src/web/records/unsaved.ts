/** Which open forms hold text that is not saved: what has to be asked about before they are left. */
import { createStore } from '../lib/store.ts';
import type { KeptKind } from './kept-kind.ts';

/** The id of the unsaved record by the name its form has in the address. */
export type Unsaved = ReadonlyMap<KeptKind<never>['param'], string>;

const NOTHING: Unsaved = new Map();
const store = createStore(NOTHING);

export const unsavedForms = store.current;

/** @param id of the record in the form; null once there is nothing unsaved in it. */
export function setUnsaved(param: KeptKind<never>['param'], id: string | null): void {
  const next = new Map(store.current());
  if (id === null) next.delete(param);
  else next.set(param, id);
  store.publish(next);
}
