/** Saves a chapter from a file (K5): deletes what its lists do not name, except the demand of other days. */
import type { Demand } from 'domain/demand.ts';
import { draftOf, type Stored, valuesOf } from 'domain/record.ts';
import { upsertRows } from '../records/data-api.ts';
import {
  type EditableKind,
  editableCategories,
  editableExpectations,
  editableSettings,
  editableWords,
} from '../records/editable-kind.ts';
import { loadDirectory, loadExpectations } from '../records/panel-directory.ts';
import { RequestFailed } from '../records/request-failed.ts';
import { changeRecord, deleteUnchanged } from '../records/save-record.ts';
import type { WholeChapter } from './chapter-file.ts';

/** @throws {RequestFailed} A retry continues where the failed attempt stopped. */
export async function importChapter(before: WholeChapter, after: WholeChapter): Promise<void> {
  const [present] = before.settings;
  const [settings] = after.settings;
  try {
    if (present && settings && !isSame(editableSettings, present, settings)) {
      await changeRecord(editableSettings, present, draftOf(editableSettings, settings));
    }
    await replaceAll(editableCategories, before.categories, after.categories);
    await replaceAll(editableWords, before.words, after.words);
    await replaceAll(editableExpectations, before.expectations, after.expectations);
    if (after.demand.length > 0) await upsertRows('demand', after.demand.map(rowOfDemand));
  } finally {
    await Promise.all([loadDirectory(), loadExpectations()]);
  }
}

function rowOfDemand({ day, profession, asked }: Demand) {
  return { day, profession, asked };
}

/**
 * Deletes first, so that a name that moved to another record is free.
 * @throws {RequestFailed} stale, when a record was saved after the preview or is gone already
 */
async function replaceAll<T extends Stored>(
  kind: EditableKind<T>,
  before: readonly T[],
  after: readonly T[],
): Promise<void> {
  const { added, changed, deleted } = differenceOf(kind, before, after);
  const { deleted: gone, failure } = await deleteUnchanged(kind, deleted);
  if (failure) throw failure;
  if (gone.length < deleted.length) throw new RequestFailed('stale', 'A record has changed');
  const rowOf = (record: T) => ({ ...valuesOf(kind, draftOf(kind, record)), id: record.id });
  if (added.length > 0) await upsertRows(kind.table, added.map(rowOf));
  const versioned = changed.map((record) => ({ ...rowOf(record), version: record.version }));
  if (versioned.length > 0) await upsertRows(kind.table, versioned);
}

export interface Difference<T extends Stored> {
  readonly added: readonly T[];
  readonly changed: readonly T[];
  readonly deleted: readonly T[];
}

/** What an import would do to the records of a kind. */
export function differenceOf<T extends Stored>(
  kind: EditableKind<T>,
  before: readonly T[],
  after: readonly T[],
): Difference<T> {
  const present = new Map(before.map((record) => [record.id, record]));
  const wanted = new Set(after.map(({ id }) => id));
  return {
    added: after.filter(({ id }) => !present.has(id)),
    changed: after.filter((record) => {
      const now = present.get(record.id);
      return now !== undefined && !isSame(kind, now, record);
    }),
    deleted: before.filter(({ id }) => !wanted.has(id)),
  };
}

function isSame<T extends Stored>(kind: EditableKind<T>, one: T, other: T): boolean {
  return kind.fields.every(({ name }) => one[name] === other[name]);
}
