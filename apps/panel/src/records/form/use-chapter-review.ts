/** What is wrong with the chapter's settings, categories and words as a form would save them (K5). */

import { type Draft, type FieldErrors, type Stored, valuesOf } from 'domain/record.ts';
import type { ChapterPreview } from 'engine/admin';
import { useCallback } from 'react';
import type { EditableKind } from '../editable-kind.ts';
import { type PanelDirectory, recordsOf } from '../panel-directory.ts';
import type { Review } from './use-record-form.ts';

/** @param bench null when the engine could not be loaded: then only the database's own checks are left. */
export function useChapterReview<T extends Stored>(
  kind: EditableKind<T>,
  directory: PanelDirectory,
  bench: ChapterPreview | null,
): Review<T> {
  return useCallback(
    (draft, id) => problemsOf(kind, directory, bench, draft, id),
    [kind, directory, bench],
  );
}

const NONE: FieldErrors<never> = {};

/** The problems of one record, by field. Those of the others are shown where they are edited. */
function problemsOf<T extends Stored>(
  kind: EditableKind<T>,
  directory: PanelDirectory,
  bench: ChapterPreview | null,
  draft: Draft<T>,
  id: string,
): FieldErrors<T> {
  const written = kind.parse({ ...valuesOf(kind, draft), id });
  if (written === null || bench === null) return NONE;
  const others = recordsOf(directory, kind).filter((record) => record.id !== id);
  const problems = bench
    .reviewChapter({ ...directory, [kind.list]: [...others, written] })
    .filter((problem) => problem.list === kind.list && problem.id === id)
    .map(({ field, reason }) => [field, reason]);
  // Only the first problem of each field.
  return Object.fromEntries(problems.reverse()) as FieldErrors<T>;
}
