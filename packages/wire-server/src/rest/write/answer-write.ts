/** Turns the result of a write into its response: status, headers and rows. */
import type { TextAnswer } from '../../http/text-answer.ts';
import {
  type MediaType,
  type Preference,
  type Preferences,
  preferenceApplied,
} from '../protocol/request-headers.ts';
import type { Change, Insert, WritePlan } from './plan-write.ts';

/** The result of the statement. */
export interface WriteResult {
  readonly body: string | null;
  readonly affected: number;
  /** Rows of an upsert that already existed. */
  readonly merged: number;
  /** The primary key of a written row, if requested. */
  readonly key: readonly string[] | null;
}

export function answerWrite(
  written: WriteResult,
  { table, change }: WritePlan,
  media: MediaType,
  preferences: Preferences,
): TextAnswer {
  const returnsRows = preferences.get('return') === 'representation';
  const located = written.key !== null && written.affected === 1;
  return {
    body: returnsRows ? written.body : null,
    status: change.kind === 'insert' ? insertStatus(written, change) : returnsRows ? 200 : 204,
    headers: {
      'Content-Range': contentRangeOf(written, change.kind, preferences.has('count')),
      ...(returnsRows && { 'Content-Type': media.contentType }),
      ...(located && { Location: locationOf(table.name, table.primaryKey, written.key) }),
      ...preferenceApplied(preferences, preferencesOf(change)),
    },
  };
}

/** 200 for an upsert that only merged into existing rows; 201 otherwise. */
function insertStatus({ affected, merged }: WriteResult, { conflict }: Insert): number {
  return conflict?.resolution === 'merge' && affected === merged ? 200 : 201;
}

const EVERY_WRITE: readonly Preference[] = ['return', 'count', 'handling'];
const INSERT: readonly Preference[] = ['missing', ...EVERY_WRITE];

/** The preferences that affect the response to a write. */
function preferencesOf(change: Change): readonly Preference[] {
  switch (change.kind) {
    case 'insert':
      return change.conflict === null ? INSERT : ['resolution', ...INSERT];
    case 'update':
      return ['missing', 'max-affected', ...EVERY_WRITE];
    case 'delete':
      return ['max-affected', ...EVERY_WRITE];
  }
}

/** As in PostgREST, only an update reports a range of rows. */
function contentRangeOf(
  { affected }: WriteResult,
  kind: WritePlan['change']['kind'],
  counted: boolean,
): string {
  const rows = kind === 'update' && affected > 0 ? `0-${affected - 1}` : '*';
  return `${rows}/${counted ? affected : '*'}`;
}

/** The address of the new row, without the API prefix, as PostgREST sends it. */
function locationOf(table: string, columns: readonly string[], key: readonly string[]): string {
  const filters = columns.map(
    (column, n) => `${encodeURIComponent(column)}=eq.${encodeURIComponent(key[n] ?? '')}`,
  );
  return `/${encodeURIComponent(table)}?${filters.join('&')}`;
}
