/** What a row would change in a record. Pure. */
import {
  type Draft,
  draftOf,
  fieldErrorsOf,
  type RecordKind,
  type Stored,
  type Values,
  valuesOf,
} from '../../../../domain/record.ts';
import { shorten } from '../../../lib/shorten.ts';
import { withUnixLineBreaks } from '../file/line-breaks.ts';
import type { Change } from './planned-row.ts';

/** Maximum characters shown of an invalid text. */
const MAX_SHOWN_CHARS = 80;

interface Comparison<T extends Stored> {
  /** The values stored when the row is applied; unchanged fields keep theirs exactly. */
  readonly values: Values<T>;
  readonly changes: readonly Change<T>[];
  /** Errors in the changed texts, each with its field's label. */
  readonly errors: readonly string[];
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
  const wanted = valuesOf(kind, draft);
  const found = kind.fields.filter(({ name }) => {
    if (record === null) return wanted[name] !== null;
    const isSame = draft[name].trim() === withUnixLineBreaks(before[name]).trim();
    return !isSame && wanted[name] !== record[name];
  });
  const errors = fieldErrorsOf(kind, draft, before);
  const asked = record === null ? kind.fields : found;
  const kept = record === null ? wanted : storedValues(kind, record);
  return {
    values: { ...kept, ...Object.fromEntries(found.map(({ name }) => [name, wanted[name]])) },
    changes: found.map(({ name, label }) => ({
      name,
      label,
      before: before[name],
      after: String(wanted[name] ?? ''),
    })),
    errors: asked.flatMap(({ name, label }) => {
      const error = errors[name];
      if (error === undefined) return [];
      const text = shorten(draft[name].trim(), MAX_SHOWN_CHARS);
      return [text === '' ? error : `${label} “${text}”: ${error}`];
    }),
  };
}

/** The fields of a record exactly as stored, without any normalising. */
export function storedValues<T extends Stored>(kind: RecordKind<T>, record: T): Values<T> {
  const stored = kind.fields.map(({ name }) => [name, record[name]]);
  return { ...valuesOf(kind, draftOf(kind, record)), ...Object.fromEntries(stored) };
}
