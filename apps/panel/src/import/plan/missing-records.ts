/** The records of the directory that a file does not mention: a list of everybody leaves out those who have left. Pure. */
import type { FieldName, Stored } from 'domain/record.ts';
import { fold } from 'ui/fold.ts';
import type { EditableKind } from '../../records/editable-kind.ts';
import { byText } from '../../records/list/list-shape.ts';
import { isStopped, type PlannedRow } from './planned-row.ts';

export interface MissingRecord<T extends Stored> {
  readonly record: T;
  /** Whether it is in a chapter that the file mentions: a file of one chapter says nothing about the others. */
  readonly isExpected: boolean;
  /** A row with the same name that is about another record, such as in another chapter; null for none. */
  readonly namesake: number | null;
}

/** Those that are expected first, each group by name. */
export function missingRecords<T extends Stored>(
  kind: EditableKind<T>,
  records: readonly T[],
  rows: readonly PlannedRow<T>[],
): readonly MissingRecord<T>[] {
  const mentioned = new Set(rows.flatMap((row) => recordsIn(row).map(({ id }) => id)));
  const group = kind.fields.find(({ name }) => name === 'chapter')?.name;
  const groups = new Set(rows.map((row) => groupIn(row, group)));
  const rowOfName = new Map(rows.map(({ title, number }) => [fold(title), number]));
  return records
    .filter(({ id }) => !mentioned.has(id))
    .map((record) => ({
      record,
      isExpected: group === undefined || groups.has(fold(String(record[group] ?? ''))),
      namesake: rowOfName.get(fold(kind.nameOf(record))) ?? null,
    }))
    .toSorted(
      (one, other) =>
        Number(other.isExpected) - Number(one.isExpected) ||
        byText(kind.nameOf(one.record), kind.nameOf(other.record)),
    );
}

/** The records that the row is or may be about. */
function recordsIn<T extends Stored>(row: PlannedRow<T>): readonly T[] {
  if (isStopped(row)) return row.records;
  return row.verdict === 'new' ? [] : [row.record];
}

/** null for a row that says nothing about it. */
function groupIn<T extends Stored>(
  row: PlannedRow<T>,
  group: FieldName<T> | undefined,
): string | null {
  if (group === undefined || isStopped(row)) return null;
  return fold(String((row.verdict === 'unchanged' ? row.record : row.values)[group] ?? ''));
}
