/** Reads the history, newest first (P7). */
import { answer, asUser } from '../records/data-api.ts';
import { type Action, type Entry, parseEntry } from './entry.ts';

/** Entries read at once. */
export const PAGE_ENTRIES = 20;

export interface HistoryPage {
  readonly entries: readonly Entry[];
  readonly hasOlder: boolean;
}

/** Which entries are wanted; null is all. */
export interface HistoryFilter {
  readonly recordId: string | null;
  readonly action: Action | null;
}

/**
 * @param olderThan the id of the oldest entry shown; null for the newest.
 * @throws {RequestFailed}
 */
export async function readHistory(
  { recordId, action }: HistoryFilter,
  olderThan: number | null,
): Promise<HistoryPage> {
  let request = (await asUser()).from('history').select();
  if (recordId !== null) request = request.eq('record_id', recordId);
  if (olderThan !== null) request = request.lt('id', olderThan);
  if (action === 'added') request = request.is('before', null);
  if (action === 'deleted') request = request.is('after', null);
  if (action === 'changed') request = request.not('before', 'is', null).not('after', 'is', null);
  // One extra row tells whether there are older ones.
  const rows = await answer(request.order('id', { ascending: false }).limit(PAGE_ENTRIES + 1));
  return {
    entries: rows.slice(0, PAGE_ENTRIES).flatMap((row) => parseEntry(row) ?? []),
    hasOlder: rows.length > PAGE_ENTRIES,
  };
}

/** The entry and all others that were deleted together with it. @throws {RequestFailed} */
export async function readDeletedWith({ table, atText }: Entry): Promise<readonly Entry[]> {
  const request = (await asUser()).from('history').select().eq('table_name', table);
  const rows = await answer(request.eq('at', atText).is('after', null));
  return rows.flatMap((row) => parseEntry(row) ?? []);
}
