/**
 * What saving a form would do to the rest of the chapter: the expected answers it changes, and the problems it causes.
 */
import { chapterOf } from 'domain/chapter.ts';
import { type Draft, type FieldErrors, isComplete, type Stored, valuesOf } from 'domain/record.ts';
import type { Proposal } from 'engine/admin';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { ChangeEffect } from '../change-effect.tsx';
import type { EditableKind } from '../editable-kind.ts';
import { NEW } from '../open-form.ts';
import {
  mayHaveExpectations,
  type PanelDirectory,
  recordsOf,
  usePanelDirectory,
} from '../panel-directory.ts';
import type { PreviewEngine } from '../preview-engine.tsx';
import type { RecordForm, Review } from './use-record-form.ts';

/** Which expected answers saving a form would change (E3). It may lag behind typing; the fields must not. */
export function FormEffect<T extends Stored>({ form }: { readonly form: RecordForm<T> }) {
  const { kind, base, draft, canSave } = form;
  const directory = usePanelDirectory();
  const written = useDeferredValue(draft);
  const proposal = useMemo(() => {
    if (!canSave || !isComplete(kind, written)) return null;
    // Columns without a field in the form keep their values.
    const record = kind.parse({ ...(base ?? { id: NEW }), ...valuesOf(kind, written) });
    return record && proposalOf(kind, record, directory);
  }, [kind, base, canSave, written, directory]);
  if (kind.list === 'expectations' || !mayHaveExpectations(directory)) return null;
  return (
    // Reserves space for the first line, so that Save does not move away from the pointer when it appears.
    <div className="flow-root min-h-18">
      <ChangeEffect proposal={proposal} />
    </div>
  );
}

/** Null for a record that no answer depends on. */
function proposalOf<T extends Stored>(
  kind: EditableKind<T>,
  record: T,
  directory: PanelDirectory,
): Proposal | null {
  switch (kind.list) {
    case 'members':
    case 'chains':
      return { [kind.list]: [record] };
    case 'settings':
    case 'categories':
    case 'words': {
      const others = recordsOf(directory, kind).filter(({ id }) => id !== record.id);
      return { chapter: chapterOf({ ...directory, [kind.list]: [...others, record] }) };
    }
    case 'expectations':
      return null;
  }
}

/**
 * Finds what is wrong with the chapter's settings, categories and words as a form would save them (K5).
 * @param engine null when the engine could not be loaded: then only the database's own checks are left.
 */
export function useChapterReview<T extends Stored>(
  kind: EditableKind<T>,
  engine: PreviewEngine | null,
): Review<T> {
  const directory = usePanelDirectory();
  return useCallback(
    (draft, id) => problemsOf(kind, directory, engine, draft, id),
    [kind, directory, engine],
  );
}

const NONE: FieldErrors<never> = {};

/** The problems of one record, by field. Those of the others are shown where they are edited. */
function problemsOf<T extends Stored>(
  kind: EditableKind<T>,
  directory: PanelDirectory,
  engine: PreviewEngine | null,
  draft: Draft<T>,
  id: string,
): FieldErrors<T> {
  const written = kind.parse({ ...valuesOf(kind, draft), id });
  if (written === null || engine === null) return NONE;
  const others = recordsOf(directory, kind).filter((record) => record.id !== id);
  const problems = engine
    .reviewChapter({ ...directory, [kind.list]: [...others, written] })
    .filter((problem) => problem.list === kind.list && problem.id === id)
    .map(({ field, reason }) => [field, reason]);
  // Only the first problem of each field.
  return Object.fromEntries(problems.reverse()) as FieldErrors<T>;
}
