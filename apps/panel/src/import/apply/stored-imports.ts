/**
 * Imports that can be undone, stored in the browser's database: an import of thousands of members is too large for local
 * storage.
 */
import type { Row } from 'domain/columns.ts';
import type { Stored } from 'domain/record.ts';
import type { EditableKind } from '../../records/editable-kind.ts';
import type { DoneImport } from './done-import.ts';

export interface StoredImport<T extends Stored> {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly summary: string;
  readonly done: DoneImport<T>;
}

/** Milliseconds for which an import can be undone. The panel's history goes back further, record by record. */
export const UNDO_FOR_MS = 30 * 24 * 60 * 60 * 1000;

/** Of each kind; older ones are dropped. */
const MAX_STORED = 5;

const DATABASE = 'pathfinder-imports';
const STORE = 'imports';

/** The stored imports of a kind that can still be undone, newest first; none when the browser stores nothing. */
export async function readStoredImports<T extends Stored>(
  kind: EditableKind<T>,
  now: number,
): Promise<readonly StoredImport<T>[]> {
  try {
    return parseImports(kind, await readStored(kind.param), now);
  } catch {
    // Storage may be blocked.
    return [];
  }
}

/**
 * @param added the import to store, or null.
 * @param removed the id of one that has been undone.
 */
export async function storeImports<T extends Stored>(
  kind: EditableKind<T>,
  added: StoredImport<T> | null,
  removed: string | null = null,
): Promise<void> {
  try {
    const stored = parseImports(kind, await readStored(kind.param), Date.now());
    const left = stored.filter(({ id }) => id !== removed);
    const next = [...(added === null ? [] : [added]), ...left].slice(0, MAX_STORED);
    await inStore('readwrite', (store) => store.put(next, kind.param));
  } catch {
    // Without storage, an import can be undone until the user leaves the page.
  }
}

/** The valid ones among stored imports. Pure. */
export function parseImports<T extends Stored>(
  kind: EditableKind<T>,
  stored: unknown,
  now: number,
): readonly StoredImport<T>[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((each: unknown) => {
    if (!isRow(each) || !isRow(each.done)) return [];
    const { id, at, summary, done } = each;
    if (typeof id !== 'string' || typeof at !== 'number' || typeof summary !== 'string') return [];
    if (now >= at + UNDO_FOR_MS) return [];
    return [{ id, at, summary, done: parseDone(kind, done) }];
  });
}

function parseDone<T extends Stored>(kind: EditableKind<T>, done: Row): DoneImport<T> {
  const recordIn = (value: unknown) => (isRow(value) ? kind.parse(value) : null);
  return {
    added: listIn(done.added).flatMap((record) => recordIn(record) ?? []),
    updated: listIn(done.updated).flatMap((update) => {
      const before = isRow(update) ? recordIn(update.before) : null;
      const after = isRow(update) ? recordIn(update.after) : null;
      return before && after ? [{ before, after }] : [];
    }),
    removed: listIn(done.removed).flatMap((record) => recordIn(record) ?? []),
  };
}

function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readStored(param: string): Promise<unknown> {
  return inStore('readonly', (store) => store.get(param));
}

async function inStore<Result>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await answered(opening);
  try {
    return await answered(ask(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

function answered<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
