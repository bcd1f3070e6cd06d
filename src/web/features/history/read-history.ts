/** Reads the history, newest first (P7). */
import { answer, asUser } from '../../records/write-rows.ts';
import { type Entry, parseEntry } from './entry.ts';

/** Entries read at once. */
const PAGE_ENTRIES = 20;

export interface HistoryPage {
  readonly entries: readonly Entry[];
  readonly hasOlder: boolean;
}

/**
 * @param recordId of one record, or null for all.
 * @param olderThan the id of the oldest entry shown; null for the newest.
 * @throws {WriteFailed}
 */
export async function readHistory(
  recordId: string | null,
  olderThan: number | null,
): Promise<HistoryPage> {
  let request = (await asUser()).from('history').select();
  if (recordId !== null) request = request.eq('record_id', recordId);
  if (olderThan !== null) request = request.lt('id', olderThan);
  // One more tells whether there are older ones.
  const rows = await answer(request.order('id', { ascending: false }).limit(PAGE_ENTRIES + 1));
  return {
    entries: rows.slice(0, PAGE_ENTRIES).flatMap((row) => parseEntry(row) ?? []),
    hasOlder: rows.length > PAGE_ENTRIES,
  };
}
