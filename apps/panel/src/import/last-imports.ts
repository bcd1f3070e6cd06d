/**
 * The imports of each kind that can be undone, on any device: the database has which changes in the history were one
 * import, and the history has what undoes them (P7, P12).
 */
import type { Row } from 'domain/columns.ts';
import type { Stored } from 'domain/record.ts';
import { useSyncExternalStore } from 'react';
import { createStore } from 'ui/store.ts';
import { showToast } from 'ui/toasts.tsx';
import { answer, asUser, deleteRows, insertRow, readAllRows } from '../records/data-api.ts';
import type { EditableKind, FormParam } from '../records/editable-kind.ts';
import { loadDirectory } from '../records/panel-directory.ts';
import {
  type Entry,
  parseEntry,
  readChanges,
  type Undo,
  undoChanges,
} from '../records/past-changes.ts';
import { RequestFailed, wordsFor } from '../records/request-failed.ts';
import { newId } from '../records/save-record.ts';
import { type DoneImport, namesOf } from './import-rows.ts';

const TABLE = 'imports';

/** Milliseconds for which an import can be undone. The history goes back further, record by record. */
export const UNDO_FOR_MS = 30 * 24 * 60 * 60 * 1000;

/** Imports of each kind that are shown. */
const MAX_SHOWN = 5;

/** Ids in one request, which are in its URL. */
const IDS_PER_READ = 100;

/** A row of the table of imports. */
interface PastImport {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** 'N added, N updated, N skipped'. */
  readonly summary: string;
  /** When its requests changed the table: all changes of one request have the same time in the history. */
  readonly changes: readonly string[];
}

export interface LastImport extends Pick<PastImport, 'id' | 'at' | 'summary'> {
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

/** Shows the imports that the database has: those of other devices and people too. */
export async function loadLastImports<T extends Stored>(kind: EditableKind<T>): Promise<void> {
  let rows: readonly Row[];
  try {
    const imports = (await asUser()).from(TABLE).select().eq('table_name', kind.table);
    rows = await answer(imports.order('at', { ascending: false }).limit(MAX_SHOWN));
  } catch (reason) {
    if (!(reason instanceof RequestFailed)) throw reason;
    console.warn('The last imports could not be read:', reason.message);
    return;
  }
  const shown = new Set(listOf(kind).map(({ id }) => id));
  const others = parseImports(rows, Date.now()).filter(({ id }) => !shown.has(id));
  if (others.length === 0) return;
  const all = [...listOf(kind), ...others.map((each) => shownImport(kind, each))];
  show(
    kind,
    all.toSorted((one, other) => other.at - one.at),
  );
}

/** The valid rows that can still be undone. Pure. */
export function parseImports(rows: readonly Row[], now: number): readonly PastImport[] {
  return rows.flatMap(({ id, at, summary, changes }) => {
    if (typeof id !== 'string' || typeof at !== 'string' || typeof summary !== 'string') return [];
    if (!Array.isArray(changes) || !changes.every((time) => typeof time === 'string')) return [];
    const made = Date.parse(at);
    return now < made + UNDO_FOR_MS ? [{ id, at: made, summary, changes }] : [];
  });
}

/**
 * Records an import that was just made, and shows it.
 * @returns its undo, which works once; null when the history cannot be read, so that only single records can be restored.
 */
export async function addLastImport<T extends Stored>(
  kind: EditableKind<T>,
  summary: string,
  done: DoneImport<T>,
): Promise<(() => void) | null> {
  try {
    const changes = await timesOf(kind, done);
    if (changes.length === 0) return null;
    const added: PastImport = { id: newId(), at: Date.now(), summary, changes };
    const shown = shownImport(kind, added);
    show(kind, [shown, ...listOf(kind)]);
    await record(kind, added);
    return shown.undo;
  } catch (reason) {
    if (!(reason instanceof RequestFailed)) throw reason;
    console.warn('The history could not be read:', reason.message);
    return null;
  }
}

async function record<T extends Stored>(
  { table }: EditableKind<T>,
  { id, summary, changes }: PastImport,
): Promise<void> {
  try {
    await insertRow(TABLE, { id, table_name: table, summary, changes });
  } catch (reason) {
    if (!(reason instanceof RequestFailed)) throw reason;
    // It can be undone until the user leaves the page.
    console.warn('The import could not be recorded:', reason.message);
  }
}

/** When the requests of the import changed the table, according to the history. @throws {RequestFailed} */
async function timesOf<T extends Stored>(
  { table }: EditableKind<T>,
  { added, updated, removed }: DoneImport<T>,
): Promise<readonly string[]> {
  const times = new Map<string, string>();
  // All rows are saved by one request, unless they are new and were sent again after its response had been lost.
  const saved = updated[0] ?? added[0];
  if (saved !== undefined) {
    // Not what another admin has saved since.
    const isEarlier = ({ after }: Entry) => Number(after?.version ?? 0) <= (saved.version ?? 0);
    const entries = (await entriesOf(table, [saved.id])).filter(isEarlier);
    const first = entries.findLastIndex(({ before }) => updated.length > 0 || before === null);
    for (const { atText } of entries.slice(Math.max(first, 0))) times.set(atText, atText);
  }
  for (let from = 0; from < removed.length; from += IDS_PER_READ) {
    const ids = removed.slice(from, from + IDS_PER_READ).map(({ id }) => id);
    for (const { recordId, atText, after } of await entriesOf(table, ids)) {
      if (after === null) times.set(recordId, atText);
    }
  }
  return [...new Set(times.values())];
}

/** Oldest first. */
async function entriesOf(table: string, ids: readonly string[]): Promise<readonly Entry[]> {
  const rows = await readAllRows((user) =>
    user.from('history').select().eq('table_name', table).in('record_id', ids).order('id'),
  );
  return rows.flatMap((row) => parseEntry(row) ?? []);
}

function shownImport<T extends Stored>(kind: EditableKind<T>, past: PastImport): LastImport {
  const { id, at, summary, changes } = past;
  return { id, at, summary, until: at + UNDO_FOR_MS, isUndoing: false, undo };

  function undo(): void {
    // The toast and the list both offer it; only the first use counts.
    if (listOf(kind).find((each) => each.id === id)?.isUndoing !== false) return;
    change(true);
    void undoImport(kind, changes).then(
      (undo) => {
        show(
          kind,
          listOf(kind).filter((each) => each.id !== id),
        );
        void deleteRows(TABLE, [id]);
        announceUndone(kind, undo);
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

/** @throws {RequestFailed} */
async function undoImport<T extends Stored>(
  kind: EditableKind<T>,
  times: readonly string[],
): Promise<Undo<T>> {
  const entries = await readChanges(kind.table, times);
  const undo = await undoChanges(kind, entries, await recordsNow(kind));
  void loadDirectory();
  return undo;
}

/**
 * As the database has them, read as the user: on a busy server, visitors' reads of a whole table are cut first.
 * @throws {RequestFailed}
 */
async function recordsNow<T extends Stored>(kind: EditableKind<T>): Promise<readonly T[]> {
  const rows = await readAllRows((user) => user.from(kind.table).select().order('id'));
  return rows.flatMap((row) => kind.parse(row) ?? []);
}

function announceUndone<T extends Stored>(
  kind: EditableKind<T>,
  { restored, deleted, savedSince }: Undo<T>,
): void {
  const title = 'Import undone';
  if (savedSince.length === 0) {
    // It may have been undone before, in the history.
    const isUndone = restored.length + deleted.length > 0;
    showToast(
      isUndone
        ? { kind: 'success', title }
        : { kind: 'info', title: 'There is nothing left to undo' },
    );
    return;
  }
  const description = `Saved since the import and left unchanged: ${namesOf(kind, savedSince)}.`;
  showToast({ kind: 'info', title, description });
}

function announceUndoFailed(reason: unknown): void {
  if (!(reason instanceof RequestFailed)) throw reason;
  const description = wordsFor(reason);
  showToast({ kind: 'error', title: 'The import could not be undone', description });
}
