/** Records that admins edit: their kinds, their fields as form text, and the validation rules. Pure. */

import type { Row } from './columns.ts';
import { isPlaceholder } from './placeholder.ts';
import { visibleText } from './visible-text.ts';

/** What every record has besides its fields. */
export interface Stored {
  readonly id: string;
  /** Incremented by each save; null when the table has no such column. */
  readonly version: number | null;
}

/** Columns set by dedicated actions, never by a form or an import: whether a record is up to date (P9). */
type AnyMark = 'confirmed_on' | 'bounced_email';
type MarkName<T extends Stored> = Extract<keyof T, AnyMark>;

export type FieldName<T extends Stored> = Exclude<keyof T, keyof Stored | AnyMark> & string;

/** A record as form text: one string per field, '' when empty. */
export type Draft<T extends Stored> = Readonly<Record<FieldName<T>, string>>;

const RECORD_ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether the text can be the id of a record: a UUID. */
export function isRecordId(text: string): boolean {
  return RECORD_ID.test(text);
}

/** The field values as stored in a row. */
export type Values<T extends Stored> = Readonly<Record<FieldName<T>, Cell>>;

type Cell = string | number | boolean | null;

/** Tells the user what is wrong with a text and how to fix it; null when valid. */
type Check = (text: string) => string | null;

/** What an admin sees and edits of one column. Its type and parsing are defined with the columns. */
interface Described {
  /** Shown above its input, in import previews and in conflicts. */
  readonly label: string;
  /** Whitespace alone does not count as filled (P3, P4). */
  readonly required?: true;
  /** Characters that fit its column (supabase/migrations); unlimited if omitted. */
  readonly maxLength?: number;
  /** Called only for text that is not blank. */
  readonly check?: Check;
  /** How the list's search uses it; a 'phone' is also found by its digits alone. */
  readonly search: 'text' | 'phone' | 'none';
  /**
   * Headings accepted in imported files besides its own name and label, best first. Case, accents, punctuation
   * and numbers do not matter. Fields may share a heading: the first field without a better column gets it.
   */
  readonly csvNames: readonly string[];
  /** Headings of columns that each contain a part of it, in the order the parts are joined: first name, last name. */
  readonly csvParts?: readonly (readonly string[])[];
  /** Whether it holds the id of another record of the same kind, which is shown and typed as its name. */
  readonly namesRecord?: true;
  /** What joins the texts of several imported columns; without it, the first filled one is used. */
  readonly joinedBy?: string;
}

interface Storing<Value> {
  /** Maps the trimmed text to the stored value. */
  readonly store: (text: string) => Value | null;
}

/** `store` may be omitted for text only, which is stored as is, or as null when blank. */
type Field<Value> = Described &
  ([Value] extends [string | null] ? Partial<Storing<Value>> : Storing<Value>);

/** The fields of a record, in form order. The compiler rejects a missing or unknown column. */
export type Fields<T extends Stored> = { readonly [Name in FieldName<T>]: Field<T[Name]> };

interface NamedField<Name extends string> extends Described, Partial<Storing<Exclude<Cell, null>>> {
  readonly name: Name;
}

interface Mark<Name extends string> {
  readonly name: Name;
  readonly label: string;
  /** As for a field. */
  readonly maxLength?: number;
}

export interface RecordKind<T extends Stored> {
  readonly table:
    | 'members'
    | 'referral_chains'
    | 'chapter_settings'
    | 'own_categories'
    | 'own_words'
    | 'expectations';
  /** Whether its texts have no invisible characters, are imported as single lines, and 'N/A' and the like are blank (P10). */
  readonly isPlain?: true;
  /** In form order. */
  readonly fields: readonly NamedField<FieldName<T>>[];
  /** Shown in the history, and restored with a record. */
  readonly marks?: readonly Mark<MarkName<T>>[];
  /** Parses a data API row; null when it lacks an essential field. */
  readonly parse: (row: Row) => T | null;
}

/** The fields as a list, in form order. The cast is safe: every entry is a field, keyed by its name. */
export function listFields<T extends Stored>(fields: Fields<T>): RecordKind<T>['fields'] {
  const named = Object.entries<object>(fields).map(([name, field]) => ({ name, ...field }));
  return named as readonly object[] as RecordKind<T>['fields'];
}

/** The form text of a record; null gives a blank form. */
export function draftOf<T extends Stored>(kind: RecordKind<T>, record: T | null): Draft<T> {
  return byField(kind, ({ name }) => String(record?.[name] ?? ''));
}

/** The values to store for a draft, one per field of the kind (W2): text is trimmed, blank is null. */
export function valuesOf<T extends Stored>(kind: RecordKind<T>, draft: Draft<T>): Values<T> {
  return byField(kind, ({ name, store = plain }) => store(meantText(kind, draft[name])));
}

/** The cast is safe: there is an entry for every field, which `fromEntries` cannot express. */
function byField<T extends Stored, Value>(
  { fields }: RecordKind<T>,
  entryOf: (field: NamedField<FieldName<T>>) => Value,
): Readonly<Record<FieldName<T>, Value>> {
  const entries = fields.map((field) => [field.name, entryOf(field)]);
  return Object.fromEntries(entries) as Record<FieldName<T>, Value>;
}

/**
 * What a typed or imported text means: trimmed; and for the fields of a member without invisible characters, and '' for a
 * placeholder (P10).
 */
export function meantText({ isPlain }: Pick<RecordKind<Stored>, 'isPlain'>, text: string): string {
  if (!isPlain) return text.trim();
  return isPlaceholder(text) ? '' : visibleText(text).trim();
}

function plain(text: string): string | null {
  return text === '' ? null : text;
}

/** Whether every required field is filled; whitespace alone does not count (P3, P4). */
export function isComplete<T extends Stored>(kind: RecordKind<T>, draft: Draft<T>): boolean {
  return kind.fields.every(
    ({ name, required }) => !required || meantText(kind, draft[name]) !== '',
  );
}

export type FieldErrors<T extends Stored> = Readonly<Partial<Record<FieldName<T>, string>>>;

/**
 * What is wrong with a draft, by field. Unchanged text is not checked, except for its length: correcting a
 * name must not require fixing an odd phone number first, but the database refuses text that is too long.
 */
export function fieldErrorsOf<T extends Stored>(
  kind: RecordKind<T>,
  draft: Draft<T>,
  before: Draft<T>,
): FieldErrors<T> {
  const errors: Partial<Record<FieldName<T>, string>> = {};
  for (const field of kind.fields) {
    const text = meantText(kind, draft[field.name]);
    const isUnchanged = draft[field.name].trim() === before[field.name].trim();
    const { check: _check, ...unchecked } = field;
    const error = textError(isUnchanged ? unchecked : field, text);
    if (error) errors[field.name] = error;
  }
  return errors;
}

/** What is wrong with one trimmed text; null when it can be stored. */
export function textError(
  { label, required, maxLength = Infinity, check }: Described,
  text: string,
): string | null {
  if (text === '') return required ? `${label} is required.` : null;
  return lengthError(text, maxLength) ?? check?.(text) ?? null;
}

function lengthError(text: string, maxLength: number): string | null {
  // Characters as the database counts them: an emoji is one.
  const length = text.length <= maxLength ? text.length : [...text].length;
  if (length <= maxLength) return null;
  const [has, most] = [length, maxLength].map((count) => count.toLocaleString('en-US'));
  return `At most ${most} characters; this has ${has}.`;
}

/** What admins call a field. @example labelOf(memberKind, 'profession_role') // 'Profession role' */
export function labelOf<T extends Stored>({ fields }: RecordKind<T>, name: FieldName<T>): string {
  return fields.find((field) => field.name === name)?.label ?? name;
}

/** The searchable text of a record, one line per field. */
export function searchTextOf<T extends Stored>({ fields }: RecordKind<T>, record: T): string {
  const lines = fields.flatMap(({ name, search }) => {
    const text = String(record[name] ?? '');
    if (search === 'none') return [];
    return search === 'phone' ? [text, text.replace(/\D/g, '')] : [text];
  });
  return lines.join('\n');
}
