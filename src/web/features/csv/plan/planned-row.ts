/** What an import would do with a row of the file. */
import type { FieldName, Stored, Values } from '../../../../domain/record.ts';

export interface Change<T extends Stored> {
  readonly name: FieldName<T>;
  readonly label: string;
  /** '' for none. */
  readonly before: string;
  readonly after: string;
}

interface Row {
  /** As in a spreadsheet. */
  readonly number: number;
  /** The name of the record the row is about; '' when the row has none. */
  readonly title: string;
}

interface NewRow<T extends Stored> extends Row {
  readonly verdict: 'new';
  readonly id: string;
  readonly values: Values<T>;
  /** The filled fields. */
  readonly changes: readonly Change<T>[];
}

interface ChangedRow<T extends Stored> extends Row {
  readonly verdict: 'changed';
  readonly record: T;
  readonly values: Values<T>;
  readonly changes: readonly Change<T>[];
}

interface UnchangedRow extends Row {
  readonly verdict: 'unchanged';
}

interface FaultyRow extends Row {
  readonly verdict: 'invalid';
  /** Sentences that say what is wrong and how to fix it; at least one. */
  readonly reasons: readonly string[];
}

/** A row that can be applied. */
export type ApplicableRow<T extends Stored> = NewRow<T> | ChangedRow<T>;

export type PlannedRow<T extends Stored> = ApplicableRow<T> | UnchangedRow | FaultyRow;

export type Verdict = PlannedRow<Stored>['verdict'];

export function isApplicable<T extends Stored>(row: PlannedRow<T>): row is ApplicableRow<T> {
  return row.verdict === 'new' || row.verdict === 'changed';
}
