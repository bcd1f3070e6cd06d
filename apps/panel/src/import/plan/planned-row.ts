/** What an import would do with a row of the file: what it would change in a record, or why it cannot. Pure. */
import {
  type Draft,
  draftOf,
  type FieldName,
  fieldErrorsOf,
  type RecordKind,
  type Stored,
  type Values,
  valuesOf,
} from 'domain/record.ts';
import { oneLine } from 'domain/visible-text.ts';
import { withUnixLineBreaks } from '../read-file/decode-text.ts';
import type { Target } from './heading-names.ts';

interface Change<T extends Stored> {
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
  /** 'not a person': an open seat, a heading or a total (P11). */
  readonly verdict: 'invalid' | 'not a person';
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
  return row.verdict === 'invalid' || row.verdict === 'not a person';
}

/** The texts of a row that can be corrected. */
export function faultsOf<T extends Stored>(row: PlannedRow<T>): readonly Fault<T>[] {
  return isStopped(row) ? row.faults : row.leftOut;
}

/** Whether a row is imported without some of its texts. */
export function hasLeftOut<T extends Stored>(row: PlannedRow<T>): boolean {
  return !isStopped(row) && row.leftOut.length > 0;
}

/** Everything that is wrong with a row, in sentences. */
export function complaintsOf<T extends Stored>(row: PlannedRow<T>): readonly string[] {
  const reason = isStopped(row) ? row.reason : null;
  const errors = faultsOf(row)
    .filter(({ error }) => error !== '')
    .map(({ label, text, error }) => (text === '' ? error : `${label} “${text}”: ${error}`));
  return reason === null ? errors : [reason, ...errors];
}

interface Comparison<T extends Stored> {
  /** The values stored when the row is applied; unchanged fields keep theirs exactly. */
  readonly values: Values<T>;
  readonly changes: readonly Change<T>[];
  /** Invalid texts of required fields: the row cannot be stored. */
  readonly faults: readonly Fault<T>[];
  /** Invalid texts of optional fields: they are left out, and the record keeps its own. */
  readonly leftOut: readonly Fault<T>[];
}

/**
 * @param record null for a new record.
 * @param draft the record with the texts of the row; blank text clears a field.
 */
export function compareRecord<T extends Stored>(
  kind: RecordKind<T>,
  record: T | null,
  draft: Draft<T>,
): Comparison<T> {
  const before = draftOf(kind, record);
  const wrong = faultsIn(kind, record, draft, before);
  const isRequired = ({ target }: Fault<T>) =>
    kind.fields.some(({ name, required }) => name === target && required);
  const leftOut = wrong.filter((fault) => !isRequired(fault));
  const kept = Object.fromEntries(
    kind.fields
      .filter(({ name }) => leftOut.some(({ target }) => target === name))
      .map(({ name }) => [name, before[name]]),
  );
  return {
    ...changesOf(kind, record, { ...draft, ...kept }, before),
    faults: wrong.filter(isRequired),
    leftOut,
  };
}

function faultsIn<T extends Stored>(
  kind: RecordKind<T>,
  record: T | null,
  draft: Draft<T>,
  before: Draft<T>,
): readonly Fault<T>[] {
  const errors = fieldErrorsOf(kind, draft, before);
  return kind.fields.flatMap(({ name, label }) => {
    const error = errors[name];
    if (error === undefined) return [];
    // Text that the record already has is not the file's fault.
    if (record !== null && isSameText(kind, draft[name], before[name])) return [];
    return [{ target: name, label, text: draft[name].trim(), error }];
  });
}

function changesOf<T extends Stored>(
  kind: RecordKind<T>,
  record: T | null,
  draft: Draft<T>,
  before: Draft<T>,
): Pick<Comparison<T>, 'values' | 'changes'> {
  const wanted = valuesOf(kind, draft);
  const found = kind.fields.filter(({ name }) => {
    if (record === null) return wanted[name] !== null;
    return !isSameText(kind, draft[name], before[name]) && wanted[name] !== record[name];
  });
  const kept = record === null ? wanted : storedValues(kind, record);
  return {
    values: { ...kept, ...Object.fromEntries(found.map(({ name }) => [name, wanted[name]])) },
    changes: found.map(({ name, label }) => ({
      name,
      label,
      before: before[name],
      after: String(wanted[name] ?? ''),
    })),
  };
}

/** Text that only looks the same is not changed by a file: 'Ann  Lee' stays. */
function isSameText<T extends Stored>(
  { isPlain }: RecordKind<T>,
  text: string,
  before: string,
): boolean {
  const stored = withUnixLineBreaks(before).trim();
  return text.trim() === stored || (isPlain === true && oneLine(text) === oneLine(stored));
}

/** The fields of a record exactly as stored, without any normalization. */
function storedValues<T extends Stored>(kind: RecordKind<T>, record: T): Values<T> {
  const stored = kind.fields.map(({ name }) => [name, record[name]]);
  return { ...valuesOf(kind, draftOf(kind, record)), ...Object.fromEntries(stored) };
}
