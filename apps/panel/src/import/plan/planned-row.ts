/** What an import would do with a row of the file. */
import type { FieldName, Stored, Values } from 'domain/record.ts';
import type { Target } from '../table/heading-names.ts';

export interface Change<T extends Stored> {
  readonly name: FieldName<T>;
  readonly label: string;
  /** '' for none. */
  readonly before: string;
  readonly after: string;
}

/** A text that cannot be stored, to be corrected in the preview. */
export interface Fault<T extends Stored> {
  readonly target: Target<T>;
  readonly label: string;
  /** As in the file, or as last corrected. */
  readonly text: string;
  /** A sentence that says what is wrong and how to fix it. */
  readonly error: string;
}

interface Row {
  /** As in a spreadsheet. */
  readonly number: number;
  /** The name of the row's record; '' if the row has none. */
  readonly title: string;
  /** The row or record with the same name and another business, as a sentence: both can be kept (P12). */
  readonly clash?: string;
}

/** A row with an optional text that cannot be stored loses that text only. */
interface SoundRow<T extends Stored> extends Row {
  readonly leftOut: readonly Fault<T>[];
}

interface NewRow<T extends Stored> extends SoundRow<T> {
  readonly verdict: 'new';
  readonly id: string;
  readonly values: Values<T>;
  /** The filled fields. */
  readonly changes: readonly Change<T>[];
}

interface ChangedRow<T extends Stored> extends SoundRow<T> {
  readonly verdict: 'changed';
  readonly record: T;
  readonly values: Values<T>;
  readonly changes: readonly Change<T>[];
}

interface UnchangedRow<T extends Stored> extends SoundRow<T> {
  readonly verdict: 'unchanged';
  readonly record: T;
}

interface FaultyRow<T extends Stored> extends Row {
  /** nobody: it is about no person, such as an open seat (P11). */
  readonly verdict: 'invalid' | 'nobody';
  /** What is wrong with the row as a whole; null when only its texts are. */
  readonly reason: string | null;
  /** The texts to correct. */
  readonly faults: readonly Fault<T>[];
  /** The records it may be about. */
  readonly records: readonly T[];
}

/** A row that can be applied. */
export type ApplicableRow<T extends Stored> = NewRow<T> | ChangedRow<T>;

export type PlannedRow<T extends Stored> = ApplicableRow<T> | UnchangedRow<T> | FaultyRow<T>;

export type Verdict = PlannedRow<Stored>['verdict'];

export function isApplicable<T extends Stored>(row: PlannedRow<T>): row is ApplicableRow<T> {
  return row.verdict === 'new' || row.verdict === 'changed';
}

/** A row of which nothing is imported unless it is corrected. */
export function isStopped<T extends Stored>(row: PlannedRow<T>): row is FaultyRow<T> {
  return row.verdict === 'invalid' || row.verdict === 'nobody';
}

/** The texts of a row that can be corrected. */
export function faultsOf<T extends Stored>(row: PlannedRow<T>): readonly Fault<T>[] {
  return isStopped(row) ? row.faults : row.leftOut;
}

/** Everything that is wrong with a row, in sentences. */
export function complaintsOf<T extends Stored>(row: PlannedRow<T>): readonly string[] {
  const reason = isStopped(row) ? row.reason : null;
  const errors = faultsOf(row)
    .filter(({ error }) => error !== '')
    .map(({ label, text, error }) => (text === '' ? error : `${label} “${text}”: ${error}`));
  return reason === null ? errors : [reason, ...errors];
}
