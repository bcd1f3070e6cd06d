/** One entry of the history, parsed and in words (P7). Pure. */
import type { Row } from 'domain/columns.ts';

export interface Entry {
  /** Ascending. */
  readonly id: number;
  readonly at: Date;
  /** The same as text, equal for all entries of one request. */
  readonly atText: string;
  readonly table: string;
  readonly recordId: string;
  /** The row before and after; null where there was none. */
  readonly before: Row | null;
  readonly after: Row | null;
  /** Who: an address, 'an account without an address', or 'the operator'. */
  readonly by: string;
}

export type Action = 'added' | 'changed' | 'deleted';

export interface FieldChange {
  readonly label: string;
  /** '' when empty. */
  readonly before: string;
  readonly after: string;
}

interface ShownField {
  readonly name: string;
  readonly label: string;
  /** The words for a value that is there; by default, the value itself. */
  readonly textOf?: (value: unknown) => string;
}

/** What the history shows of a table's rows: a RecordKind is one. */
export interface ShownKind {
  /** In form order. */
  readonly fields: readonly ShownField[];
  readonly marks?: readonly ShownField[];
  /** Names a row; by default, its first field does. */
  readonly titleOf?: (row: Row) => string;
}

/** Parses a row of `history`; null for a row that is not an entry. */
export function parseEntry(row: Row): Entry | null {
  const { id, at, table_name, record_id, before, after, account_id, account_email } = row;
  if (typeof id !== 'number' || typeof at !== 'string') return null;
  if (typeof table_name !== 'string' || typeof record_id !== 'string') return null;
  const account = account_id === null ? 'the operator' : 'an account without an address';
  return {
    id,
    at: new Date(at),
    atText: at,
    table: table_name,
    recordId: record_id,
    before: rowIn(before),
    after: rowIn(after),
    by: typeof account_email === 'string' ? account_email : account,
  };
}

function rowIn(value: unknown): Row | null {
  return typeof value === 'object' && value !== null ? (value as Row) : null;
}

export function actionOf({ before, after }: Entry): Action {
  if (before === null) return 'added';
  return after === null ? 'deleted' : 'changed';
}

/** The fields in which two rows differ, in form order, then the marks. For a single row, all that are filled. */
export function changesBetween(
  { fields, marks = [] }: ShownKind,
  before: Row | null,
  after: Row | null,
): readonly FieldChange[] {
  return [...fields, ...marks].flatMap((field) => {
    const [was, is] = [textIn(before, field), textIn(after, field)];
    return was === is ? [] : [{ label: field.label, before: was, after: is }];
  });
}

function textIn(row: Row | null, { name, textOf = plain }: ShownField): string {
  return row === null ? '' : textOf(row[name]);
}

function plain(value: unknown): string {
  return value === null || value === undefined ? '' : String(value);
}

/**
 * Whether the entry is the first shown of several records that were deleted together.
 * @param entries in the order in which they are shown.
 */
export function beginsDeletionOfSeveral(entries: readonly Entry[], entry: Entry): boolean {
  const isWith = (other: Entry | undefined) =>
    other !== undefined &&
    other.atText === entry.atText &&
    other.table === entry.table &&
    actionOf(other) === 'deleted';
  const place = entries.indexOf(entry);
  return actionOf(entry) === 'deleted' && isWith(entries[place + 1]) && !isWith(entries[place - 1]);
}

/** The record's name at the time of the entry. */
export function nameIn({ fields: [first], titleOf }: ShownKind, { before, after }: Entry): string {
  const row = after ?? before;
  if (row === null || first === undefined) return 'a record';
  return (titleOf?.(row) ?? textIn(row, first)) || 'a record';
}
