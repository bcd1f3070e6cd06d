/** What a row would change in a record. Pure. */
import {
  type Draft,
  draftOf,
  fieldErrorsOf,
  type RecordKind,
  type Stored,
  type Values,
  valuesOf,
} from 'domain/record.ts';
import { withUnixLineBreaks } from '../file/line-breaks.ts';
import type { Change, Fault } from './planned-row.ts';

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
    if (record !== null && isSameText(draft[name], before[name])) return [];
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
    return !isSameText(draft[name], before[name]) && wanted[name] !== record[name];
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

function isSameText(text: string, before: string): boolean {
  return text.trim() === withUnixLineBreaks(before).trim();
}

/** The fields of a record exactly as stored, without any normalization. */
export function storedValues<T extends Stored>(kind: RecordKind<T>, record: T): Values<T> {
  const stored = kind.fields.map(({ name }) => [name, record[name]]);
  return { ...valuesOf(kind, draftOf(kind, record)), ...Object.fromEntries(stored) };
}
