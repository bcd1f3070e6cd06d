/** The last import of each kind, for as long as it can be undone: until the next one, or a reload. */
import { useSyncExternalStore } from 'react';
import type { Stored } from '../../../../domain/record.ts';
import { createStore } from '../../../lib/store.ts';
import type { FormParam, KeptKind } from '../../../records/kept-kind.ts';

interface LastImport {
  /** 'N added, N updated, N skipped'. */
  readonly summary: string;
  readonly isUndoing: boolean;
  readonly undo: () => void;
}

const NONE: ReadonlyMap<FormParam, LastImport> = new Map();
const store = createStore(NONE);

export function useLastImport<T extends Stored>({ param }: KeptKind<T>): LastImport | null {
  const imports = useSyncExternalStore(store.subscribe, store.current, () => NONE);
  return imports.get(param) ?? null;
}

/** @param last null once there is nothing left to undo. */
export function setLastImport<T extends Stored>(
  { param }: KeptKind<T>,
  last: LastImport | null,
): void {
  const imports = new Map(store.current());
  if (last === null) imports.delete(param);
  else imports.set(param, last);
  store.publish(imports);
}

export function lastImport<T extends Stored>({ param }: KeptKind<T>): LastImport | null {
  return store.current().get(param) ?? null;
}
