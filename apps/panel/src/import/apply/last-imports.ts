/** The imports of each kind that can be undone: shown at once, and stored on the device for later visits. */
import type { Stored } from 'domain/record.ts';
import { useSyncExternalStore } from 'react';
import { createStore } from 'ui/store.ts';
import type { EditableKind, FormParam } from '../../records/editable-kind.ts';
import { newId } from '../../records/save-record.ts';
import { announceUndoFailed, announceUndone } from './announce-import.ts';
import type { DoneImport } from './done-import.ts';
import {
  readStoredImports,
  type StoredImport,
  storeImports,
  UNDO_FOR_MS,
} from './stored-imports.ts';
import { undoImport } from './undo-import.ts';

export interface LastImport {
  readonly id: string;
  /** 'N added, N updated, N skipped'. */
  readonly summary: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly until: number;
  readonly isUndoing: boolean;
  readonly undo: () => void;
}

const NONE: ReadonlyMap<FormParam, readonly LastImport[]> = new Map();
const EMPTY: readonly LastImport[] = [];
const store = createStore(NONE);

/** Newest first. */
export function useLastImports<T extends Stored>({
  param,
}: EditableKind<T>): readonly LastImport[] {
  const imports = useSyncExternalStore(store.subscribe, store.current, () => NONE);
  return imports.get(param) ?? EMPTY;
}

/** Shows the stored imports of earlier visits. */
export async function loadLastImports<T extends Stored>(kind: EditableKind<T>): Promise<void> {
  const stored = await readStoredImports(kind, Date.now());
  const shown = new Set(listOf(kind).map(({ id }) => id));
  const earlier = stored.filter(({ id }) => !shown.has(id)).map((each) => shownImport(kind, each));
  if (earlier.length > 0) show(kind, [...listOf(kind), ...earlier]);
}

/** Adds an import that was just made, and stores it. @returns its undo, which works once. */
export async function addLastImport<T extends Stored>(
  kind: EditableKind<T>,
  summary: string,
  done: DoneImport<T>,
): Promise<() => void> {
  const added: StoredImport<T> = { id: newId(), at: Date.now(), summary, done };
  const shown = shownImport(kind, added);
  show(kind, [shown, ...listOf(kind)]);
  await storeImports(kind, added);
  return shown.undo;
}

function shownImport<T extends Stored>(kind: EditableKind<T>, stored: StoredImport<T>): LastImport {
  const { id, at, summary, done } = stored;
  return { id, at, summary, until: at + UNDO_FOR_MS, isUndoing: false, undo };

  function undo(): void {
    // The toast and the list both offer it; only the first use counts.
    if (listOf(kind).find((each) => each.id === id)?.isUndoing !== false) return;
    change(true);
    void undoImport(kind, done).then(
      (savedSince) => {
        show(
          kind,
          listOf(kind).filter((each) => each.id !== id),
        );
        void storeImports(kind, null, id);
        announceUndone(kind, savedSince);
      },
      (reason: unknown) => {
        change(false);
        announceUndoFailed(reason);
      },
    );
  }

  function change(isUndoing: boolean): void {
    show(
      kind,
      listOf(kind).map((each) => (each.id === id ? { ...each, isUndoing } : each)),
    );
  }
}

function listOf<T extends Stored>({ param }: EditableKind<T>): readonly LastImport[] {
  return store.current().get(param) ?? EMPTY;
}

function show<T extends Stored>({ param }: EditableKind<T>, imports: readonly LastImport[]): void {
  store.publish(new Map(store.current()).set(param, imports));
}
