/** The one request of an import: every row with the same columns, so that all are saved or none. Pure. */
import type { Row } from '../../../../domain/directory.ts';
import type { Stored } from '../../../../domain/record.ts';
import type { ApplicableRow } from '../plan/planned-row.ts';

/** What the data API takes at most is 10 MiB (docs/wire-protocol.md); a little is left to spare. */
export const MAX_BODY_BYTES = 9 * 1024 * 1024;

/** A new record counts as saved once. */
const FIRST_VERSION = 1;

/**
 * Rows to add or change by their ids, each with the version it was planned from: when somebody has
 * saved one since, the database refuses all. New ones have theirs, too: an import that is sent again,
 * because its answer was lost, may find them saved. Where the table counts no saves, no version is sent.
 * @param records all that are there.
 */
export function rowsToSend<T extends Stored>(
  planned: readonly ApplicableRow<T>[],
  records: readonly T[],
): Row[] {
  const isVersioned = records.some(({ version }) => version !== null);
  return planned.map((row) => {
    const { id, version } = row.verdict === 'new' ? { id: row.id, version: null } : row.record;
    return { ...row.values, id, ...(isVersioned && { version: version ?? FIRST_VERSION }) };
  });
}

/** Bytes that the rows take in a request. */
export function bodySize(rows: readonly Row[]): number {
  return new TextEncoder().encode(JSON.stringify(rows)).length;
}
