/** What admins keep: records of a kind, the text of their fields in a form, and the rules of these. Pure. */

import type { Row } from './directory.ts';

/** What every record has beside its fields. */
export interface Stored {
  readonly id: string;
  /** Counts the saves; null where the table does not. */
  readonly version: number | null;
}

export type FieldName<T extends Stored> = Exclude<keyof T, keyof Stored> & string;

/** A record as it is typed: the text of each field, '' for none. */
export type Draft<T extends Stored> = Readonly<Record<FieldName<T>, string>>;

/** The fields of a row as they are stored. */
export type Values<T extends Stored> = Readonly<Record<FieldName<T>, string | number | null>>;

/** What is wrong with a text and what to do about it, in words for whoever typed it; null when fine. */
export type Check = (text: string) => string | null;

interface Field<Name extends string = string> {
  readonly name: Name;
  readonly label: string;
  /** Blanks do not count (P3, P4). */
  readonly required?: true;
  /** Asked only of text that is not blank. */
  readonly check?: Check;
  /** What is stored for a text; the text itself, trimmed, unless set. Blank text is stored as null. */
  readonly store?: (text: string) => string | number | null;
}

export interface RecordKind<T extends Stored> {
  readonly table: 'members' | 'referral_chains';
  /** In the order in which they are asked for. */
  readonly fields: readonly Field<FieldName<T>>[];
  /** A row of the data API, or null when it lacks what makes it a record. */
  readonly parse: (row: Row) => T | null;
}

/** The text of a record's fields; of nothing, a blank form's. */
export function draftOf<T extends Stored>(kind: RecordKind<T>, record: T | null): Draft<T> {
  return byField(kind, ({ name }) => String(record?.[name] ?? ''));
}

/** What is stored for a draft: trimmed, blank text as null, every field of the kind (W2). */
export function valuesOf<T extends Stored>(kind: RecordKind<T>, draft: Draft<T>): Values<T> {
  return byField(kind, ({ name, store = plain }) => store(draft[name].trim()));
}

/** Every field has its entry, which the type of `fromEntries` cannot tell. */
function byField<T extends Stored, Value>(
  { fields }: RecordKind<T>,
  entryOf: (field: Field<FieldName<T>>) => Value,
): Readonly<Record<FieldName<T>, Value>> {
  const entries = fields.map((field) => [field.name, entryOf(field)]);
  return Object.fromEntries(entries) as Record<FieldName<T>, Value>;
}

function plain(text: string): string | null {
  return text === '' ? null : text;
}

/** Whether every required field is filled; blanks do not count (P3, P4). */
export function isComplete<T extends Stored>({ fields }: RecordKind<T>, draft: Draft<T>): boolean {
  return fields.every(({ name, required }) => !required || draft[name].trim() !== '');
}

export type Faults<T extends Stored> = Readonly<Partial<Record<FieldName<T>, string>>>;

/**
 * What is wrong with a draft, by field. Text that was there before is left alone: who corrects a
 * name need not first tidy up an odd phone number.
 */
export function faultsOf<T extends Stored>(
  { fields }: RecordKind<T>,
  draft: Draft<T>,
  before: Draft<T>,
): Faults<T> {
  const faults: Partial<Record<FieldName<T>, string>> = {};
  for (const { name, label, required, check } of fields) {
    const text = draft[name].trim();
    const wasThere = text === before[name].trim();
    const fault = text === '' ? required && `${label} is needed.` : !wasThere && check?.(text);
    if (fault) faults[name] = fault;
  }
  return faults;
}
