/** One entry of the history in words (P7). Pure. */
import type { Row } from 'domain/columns.ts';
import type { Entry } from '../records/past-changes.ts';

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

/** The record's name at the time of the entry. */
export function nameIn({ fields: [first], titleOf }: ShownKind, { before, after }: Entry): string {
  const row = after ?? before;
  if (row === null || first === undefined) return 'a record';
  return (titleOf?.(row) ?? textIn(row, first)) || 'a record';
}

const PEOPLE: ShownKind = {
  titleOf: ({ email }) => `People who may edit: ${email}`,
  fields: [
    { name: 'email', label: 'Email address' },
    { name: 'account_id', label: 'Tied to an account', textOf: (id) => (id ? 'yes' : 'no') },
  ],
};

const RULE: ShownKind = {
  titleOf: () => 'Who may edit',
  fields: [
    {
      name: 'only_listed',
      label: 'Who may edit',
      textOf: (isListUsed) => (isListUsed ? 'Only people on the list' : 'Everyone who signs in'),
    },
  ],
};

/** How the history shows who may edit (R4), the people on the list and whether it is used: by table. */
export const WHO_MAY_EDIT: ReadonlyMap<string, ShownKind> = new Map([
  ['editors', PEOPLE],
  ['editing_rule', RULE],
]);
