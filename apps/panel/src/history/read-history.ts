/** Reads the history in pages, newest first: the entries of a record or an action, and the actions (P7). */
import type { Row } from 'domain/columns.ts';
import { answer, asUser } from '../records/data-api.ts';
import { type Entry, parseEntry } from '../records/past-changes.ts';
import { RequestFailed } from '../records/request-failed.ts';
import { type ActionRow, isCut, type PastImport, parseAction } from './actions.ts';
import type { Action } from './entry.ts';
import type { Page } from './use-pages.ts';

/** Entries or actions read at once. */
export const PAGE_ITEMS = 20;

const historyOf = (user: Awaited<ReturnType<typeof asUser>>) => user.from('history').select();

/** An entry as it is shown. */
export interface ReadEntry extends Entry {
  /** Whether it added a record that had been deleted before. */
  readonly isBack: boolean;
}

/** The entries of a record after those shown. @throws {RequestFailed} */
export async function readEntriesOf(
  recordId: string,
  shown: readonly ReadEntry[],
): Promise<Page<ReadEntry>> {
  return readEntries(historyOf(await asUser()).eq('record_id', recordId), shown);
}

/** The entries of an action after those shown. @throws {RequestFailed} */
export async function readEntriesIn(
  rows: readonly ActionRow[],
  shown: readonly ReadEntry[],
): Promise<Page<ReadEntry>> {
  const times = [...new Set(rows.map(({ atText }) => atText))];
  const tables = [...new Set(rows.map(({ table }) => table))];
  return readEntries(
    historyOf(await asUser())
      .in('at', times)
      .in('table_name', tables),
    shown,
  );
}

async function readEntries(
  request: ReturnType<typeof historyOf>,
  shown: readonly ReadEntry[],
): Promise<Page<ReadEntry>> {
  const last = shown.at(-1);
  const after = last === undefined ? request : request.lt('id', last.id);
  // One extra row tells whether there are older ones.
  const rows = await answer(after.order('id', { ascending: false }).limit(PAGE_ITEMS + 1));
  return {
    items: await entriesIn(rows.slice(0, PAGE_ITEMS)),
    hasOlder: rows.length > PAGE_ITEMS,
  };
}

/** The changes of a request to a table, with the first of them, three at most. */
export interface ShownRow extends ActionRow {
  readonly first: readonly ReadEntry[];
}

/**
 * The rows after those shown, until an action is complete.
 * @param kind null for all. @throws {RequestFailed}
 */
export async function readActions(
  kind: Action | null,
  shown: readonly ActionRow[],
): Promise<Page<ShownRow>> {
  const imports = await readImports();
  const rows: ActionRow[] = [];
  let hasOlder = true;
  while (hasOlder && (rows.length === 0 || isCut([...shown, ...rows]))) {
    const page = await readRows(kind, [...shown, ...rows], imports);
    rows.push(...page.items);
    hasOlder = page.hasOlder;
  }
  const first = await readByIds(rows.flatMap(({ firstIds }) => firstIds));
  return {
    items: rows.map((row) => ({
      ...row,
      first: row.firstIds.flatMap((id) => first.get(id) ?? []),
    })),
    hasOlder,
  };
}

async function readRows(
  kind: Action | null,
  shown: readonly ActionRow[],
  imports: readonly PastImport[],
): Promise<Page<ActionRow>> {
  let request = (await asUser()).from('history_actions').select();
  if (kind !== null) request = request.gt(kind, 0);
  const last = shown.at(-1);
  // Its request may have changed other tables too.
  if (last !== undefined) request = request.lte('at', last.atText);
  const known = shown.filter(({ atText }) => atText === last?.atText);
  const read = await answer(
    request
      .order('at', { ascending: false })
      .order('table_name')
      .order('account_id')
      .limit(known.length + PAGE_ITEMS + 1),
  );
  const rows = read
    .flatMap((row) => parseAction(row, imports) ?? [])
    .filter((row) => !known.some((each) => isSameRow(each, row)));
  return { items: rows.slice(0, PAGE_ITEMS), hasOlder: rows.length > PAGE_ITEMS };
}

function isSameRow(one: ActionRow, other: ActionRow): boolean {
  return one.atText === other.atText && one.table === other.table && one.by === other.by;
}

/** Imports that are read at once, of the last 30 days. */
const MAX_IMPORTS = 100;

/** None in a project without this table: its imports are shown by request. */
async function readImports(): Promise<readonly PastImport[]> {
  try {
    const request = (await asUser()).from('imports').select('id,table_name,changes');
    const rows = await answer(request.order('at', { ascending: false }).limit(MAX_IMPORTS));
    return rows.flatMap(({ id, table_name, changes }) =>
      Array.isArray(changes)
        ? [{ id: String(id), table: String(table_name), times: changes.map(String) }]
        : [],
    );
  } catch (reason) {
    if (!(reason instanceof RequestFailed)) throw reason;
    console.warn('The imports could not be read:', reason.message);
    return [];
  }
}

async function readByIds(ids: readonly number[]): Promise<ReadonlyMap<number, ReadEntry>> {
  if (ids.length === 0) return new Map();
  const rows = await answer(historyOf(await asUser()).in('id', ids));
  const entries = await entriesIn(rows);
  return new Map(entries.map((entry) => [entry.id, entry]));
}

/** The rows as entries. The records that were added are looked up: some may only have been brought back. */
async function entriesIn(rows: readonly Row[]): Promise<readonly ReadEntry[]> {
  const entries = rows.flatMap((row) => parseEntry(row) ?? []);
  const added = entries.filter(({ before }) => before === null).map(({ recordId }) => recordId);
  const firstDeleted = await readFirstDeletions([...new Set(added)]);
  return entries.map((entry) => ({
    ...entry,
    isBack: entry.before === null && entry.id > (firstDeleted.get(entry.recordId) ?? Infinity),
  }));
}

/** @returns by the record's id, the id of the entry that deleted it first. */
async function readFirstDeletions(
  recordIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (recordIds.length === 0) return new Map();
  const rows = await answer(
    (await asUser())
      .from('history')
      .select('id,record_id')
      .in('record_id', recordIds)
      .is('after', null)
      .order('id', { ascending: false }),
  );
  // The oldest is last, and is kept.
  return new Map(rows.map(({ id, record_id }) => [String(record_id), Number(id)]));
}
