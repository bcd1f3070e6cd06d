/** The columns of a table, each with the parser of its untrusted values. Pure. */

/** A row as the data API sends it; its values are unchecked. */
export type Row = Readonly<Record<string, unknown>>;

/** Parses one value of a row; undefined means that the whole row is unusable. */
type Column<Value = unknown> = (value: unknown) => Value | undefined;

type Columns = Readonly<Record<string, Column>>;

/** The type of a row once its columns are parsed. */
export type RecordOf<Table extends Columns> = {
  readonly [Name in keyof Table]: Exclude<ReturnType<Table[Name]>, undefined>;
};

/** Trimmed text; null when blank or not text. Numbers become text: a phone column may contain numbers. */
export function text(value: unknown): string | null {
  return typeof value === 'number'
    ? String(value)
    : (typeof value === 'string' && value.trim()) || null;
}

/** Like `text`, but '' instead of null. */
export function textOrEmpty(value: unknown): string {
  return text(value) ?? '';
}

/** Like `text`, but a row without it is unusable. */
export function requiredText(value: unknown): string | undefined {
  return text(value) ?? undefined;
}

/** A day as the database writes it, '2026-03-31'; null for anything else. */
export function day(value: unknown): string | null {
  return /^\d{4}-\d\d-\d\d$/.test(String(value)) ? String(value) : null;
}

/** A finite number; null for anything else, including numeric text. */
export function number(value: unknown): number | null {
  return Number.isFinite(value) ? (value as number) : null;
}

/** False only for false: a missing column counts as true. */
export function truth(value: unknown): boolean {
  return value !== false;
}

/** The parsed row; null when it is unusable. Columns that are not in the table are ignored. */
export function parseRow<Table extends Columns>(table: Table, row: Row): RecordOf<Table> | null {
  const record: Record<string, unknown> = {};
  for (const name in table) {
    record[name] = table[name]?.(row[name]);
    if (record[name] === undefined) return null;
  }
  return record as RecordOf<Table>;
}
