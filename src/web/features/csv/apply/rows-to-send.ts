/** The rows of an import's single request: all have the same columns. Pure. */
import type { Row } from '../../../../domain/columns.ts';
import type { Stored } from '../../../../domain/record.ts';
import type { ApplicableRow } from '../plan/planned-row.ts';

/** The data API accepts up to 10 MiB (docs/wire-protocol.md); this leaves a margin. */
export const MAX_BODY_BYTES = 9 * 1024 * 1024;

/** The version of a new record. */
const FIRST_VERSION = 1;

/**
 * Rows to upsert by id, each with the version it was planned from: if any has been saved since, the
 * database rejects all. New rows have one too, since an import resent after a lost answer may find
 * them saved. No version is sent when the table has no such column.
 * @param records all current records.
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

/** Size of the rows in a request, in bytes. */
export function bodySize(rows: readonly Row[]): number {
  return new TextEncoder().encode(JSON.stringify(rows)).length;
}
