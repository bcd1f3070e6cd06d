/** The tables of a file's sheets, and which one most likely holds the list. Pure. */
import type { RecordKind, Stored } from 'domain/record.ts';
import type { Sheet } from '../file/sheet.ts';
import { UnreadableFile } from '../file/unreadable-file.ts';
import { headingNames, knownHeadings } from './heading-names.ts';
import { type Table, tableOf } from './table.ts';

export interface NamedTable {
  /** The sheet's; '' for files with only one. */
  readonly name: string;
  readonly table: Table;
  readonly isHidden: boolean;
}

/**
 * Sheets with rows, the most likely first: visible ones before hidden ones, such as former members (P11).
 * @throws {UnreadableFile} when no sheet has any.
 */
export function tablesOf<T extends Stored>(
  kind: RecordKind<T>,
  sheets: readonly Sheet[],
): readonly NamedTable[] {
  const failures: UnreadableFile[] = [];
  const tables = sheets.flatMap((sheet) => {
    try {
      return [{ name: sheet.name, table: tableOf(kind, sheet), isHidden: sheet.isHidden ?? false }];
    } catch (reason) {
      if (!(reason instanceof UnreadableFile)) throw reason;
      failures.push(reason);
      return [];
    }
  });
  const [failure] = failures;
  if (tables.length === 0 && failure !== undefined) throw failure;
  const names = headingNames(kind);
  const known = ({ table }: NamedTable) => knownHeadings(names, table.header);
  return tables.toSorted(
    (one, other) =>
      Number(one.isHidden) - Number(other.isHidden) ||
      known(other) - known(one) ||
      other.table.rows.length - one.table.rows.length,
  );
}
