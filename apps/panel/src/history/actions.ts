/**
 * What was one action in the history (P7): the changes of one request; the requests of one import; and a deletion of so
 * many records that it took several requests. Pure.
 */
import type { Row } from 'domain/columns.ts';
import { IDS_PER_DELETE } from '../records/data-api.ts';
import { counted } from '../records/dates-and-counts.ts';
import { editableKindOf } from '../records/editable-kind.ts';
import { authorIn } from '../records/past-changes.ts';

/** The changes of one request to one table: a row of `history_actions`. */
export interface ActionRow {
  readonly at: Date;
  /** The same as text, as the history's entries have it. */
  readonly atText: string;
  readonly table: string;
  readonly by: string;
  readonly added: number;
  readonly changed: number;
  readonly deleted: number;
  /** The ids of its first entries, three at most. */
  readonly firstIds: readonly number[];
  /** The import that it was a part of. */
  readonly partOf: PastImport | null;
}

/** Null for a row that is not an action. */
export function parseAction(row: Row, imports: readonly PastImport[]): ActionRow | null {
  const { at, table_name, added, changed, deleted, first_ids } = row;
  if (typeof at !== 'string' || typeof table_name !== 'string') return null;
  const isWhole = [added, changed, deleted].every((count) => typeof count === 'number');
  if (!isWhole || !Array.isArray(first_ids)) return null;
  const action = {
    at: new Date(at),
    atText: at,
    table: table_name,
    by: authorIn(row),
    added: Number(added),
    changed: Number(changed),
    deleted: Number(deleted),
    firstIds: first_ids.map(Number),
  };
  return { ...action, partOf: importOf(action, imports) };
}

/** An import that can still be undone. */
export interface PastImport {
  readonly id: string;
  readonly table: string;
  /** When its requests changed the table. */
  readonly times: readonly string[];
}

/** The import that a row was a part of; null for any other. */
function importOf(row: Omit<ActionRow, 'partOf'>, imports: readonly PastImport[]) {
  const isOf = ({ table, times }: PastImport) => table === row.table && times.includes(row.atText);
  return imports.find(isOf) ?? null;
}

/** Rows that were one action, newest first; at least one. */
type ActionRows = readonly [ActionRow, ...ActionRow[]];

/** Joins rows that were one action. @param rows newest first. */
export function joinActions<R extends ActionRow>(rows: readonly R[]): readonly [R, ...R[]][] {
  const actions: [R, ...R[]][] = [];
  const ofImport = new Map<string, [R, ...R[]]>();
  for (const row of rows) {
    const { partOf } = row;
    // Another editor may have saved something between two requests of an import.
    const last = partOf === null ? actions.at(-1) : ofImport.get(partOf.id);
    if (last !== undefined && (partOf !== null || goesOn(last.at(-1), row))) {
      last.push(row);
      continue;
    }
    const action: [R, ...R[]] = [row];
    actions.push(action);
    if (partOf !== null) ofImport.set(partOf.id, action);
  }
  return actions;
}

/**
 * Whether older rows, which have not been read, may belong to the same deletion as the last of these. An import knows
 * the times of all its requests.
 */
export function isCut(rows: readonly ActionRow[]): boolean {
  const last = rows.at(-1);
  return last !== undefined && last.partOf === null && isFullDeletion(last);
}

/** Milliseconds between two requests of one deletion, at most. */
const SAME_DELETION_MS = 30_000;

/** Whether an older row belongs to the action of a newer one. */
function goesOn(newer: ActionRow | undefined, older: ActionRow): boolean {
  if (newer === undefined || newer.partOf !== null || newer.by !== older.by) return false;
  if (newer.atText === older.atText) return true;
  return (
    newer.table === older.table &&
    isDeletion(newer) &&
    isFullDeletion(older) &&
    newer.at.getTime() - older.at.getTime() < SAME_DELETION_MS
  );
}

/** All requests of a deletion but the last delete as many records as a request can name. */
function isFullDeletion(row: ActionRow): boolean {
  return isDeletion(row) && row.deleted === IDS_PER_DELETE;
}

function isDeletion({ added, changed }: ActionRow): boolean {
  return added === 0 && changed === 0;
}

/** How many changes the rows are about. */
export function sizeOf(rows: readonly ActionRow[]): number {
  return sum(rows, ({ added, changed, deleted }) => added + changed + deleted);
}

/** Whether it deleted records and did nothing else, so that undoing it loses nothing. */
export function isOnlyDeletion(rows: ActionRows): boolean {
  return rows.every(isDeletion);
}

/**
 * What an action of several changes did, in words.
 * @example 'Import: 20 members added, 5 members changed'
 */
export function wordsOf(rows: ActionRows): string {
  const parts = [...Map.groupBy(rows, ({ table }) => table)].flatMap(([table, some]) => {
    const noun = nounOf(table);
    return (['added', 'changed', 'deleted'] as const).flatMap((did) => {
      const count = sum(some, (row) => row[did]);
      return count === 0 ? [] : [`${counted(count, noun)} ${did}`];
    });
  });
  return `${rows[0].partOf === null ? '' : 'Import: '}${parts.join(', ')}`;
}

/** What undoing takes a second click for. */
export function undoQuestion(rows: ActionRows): string {
  const added = [...Map.groupBy(rows, ({ table }) => table)].flatMap(([table, some]) => {
    const count = sum(some, (row) => row.added);
    return count === 0 ? [] : [counted(count, nounOf(table))];
  });
  return added.length === 0
    ? 'Undo all of it?'
    : `Undo all of it? That deletes ${new Intl.ListFormat('en').format(added)}.`;
}

function nounOf(table: string): string {
  return editableKindOf(table)?.noun ?? 'row';
}

function sum(rows: readonly ActionRow[], of: (row: ActionRow) => number): number {
  return rows.reduce((total, row) => total + of(row), 0);
}
