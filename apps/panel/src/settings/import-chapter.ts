/** Saves a chapter from a file (K5): deletes what its lists do not name, except the demand of other days. */
import type { Demand } from 'domain/demand.ts';
import { draftOf, type Stored, valuesOf } from 'domain/record.ts';
import { deleteRows, upsertRows } from '../records/data-api.ts';
import {
  type EditableKind,
  editableCategories,
  editableExpectations,
  editableSettings,
  editableWords,
} from '../records/editable-kind.ts';
import { loadDirectory, loadExpectations } from '../records/panel-directory.ts';
import { RequestFailed } from '../records/request-failed.ts';
import { changeRecord } from '../records/save-record.ts';
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

/** Deletes first, so that a name that moved to another record is free. */
async function replaceAll<T extends Stored>(
  kind: EditableKind<T>,
  before: readonly T[],
  after: readonly T[],
): Promise<void> {
  const { added, changed, deleted } = differenceOf(kind, before, after);
  await deleteUnchanged(kind, deleted);
  const rowOf = (record: T) => ({ ...valuesOf(kind, draftOf(kind, record)), id: record.id });
  if (added.length > 0) await upsertRows(kind.table, added.map(rowOf));
  const versioned = changed.map((record) => ({ ...rowOf(record), version: record.version }));
  if (versioned.length > 0) await upsertRows(kind.table, versioned);
}

/**
 * Deletes the records, except those that were saved after the preview.
 * @throws {RequestFailed} stale, when one stays or is gone already
 */
async function deleteUnchanged<T extends Stored>(
  { table }: EditableKind<T>,
  records: readonly T[],
): Promise<void> {
  let gone = 0;
  for (const [version, those] of Map.groupBy(records, (record) => record.version)) {
    const ids = those.map(({ id }) => id);
    const { deleted, failure } = await deleteRows(table, ids, version);
    if (failure) throw failure;
    gone += deleted.length;
  }
  if (gone < records.length) throw new RequestFailed('stale', 'A record has changed');
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
