/** Which expected answers saving a form would change (E3). It may lag behind typing; the fields must not. */

import { chapterOf } from 'domain/chapter.ts';
import { isComplete, type Stored, valuesOf } from 'domain/record.ts';
import type { Proposal } from 'engine/admin';
import { useDeferredValue, useMemo } from 'react';
import type { EditableKind } from '../editable-kind.ts';
import { ChangeEffect } from '../effect/change-effect.tsx';
import { NEW } from '../open-form.ts';
import {
  mayHaveExpectations,
  type PanelDirectory,
  recordsOf,
  useDirectory,
} from '../panel-directory.ts';
import type { RecordForm } from './record-form.ts';

export function FormEffect<T extends Stored>({ form }: { readonly form: RecordForm<T> }) {
  const { kind, base, draft, canSave } = form;
  const state = useDirectory();
  const directory = state.status === 'ready' ? state.directory : null;
  const written = useDeferredValue(draft);
  const proposal = useMemo(() => {
    if (directory === null || !canSave || !isComplete(kind, written)) return null;
    // Columns without a field in the form keep their values.
    const record = kind.parse({ ...(base ?? { id: NEW }), ...valuesOf(kind, written) });
    return record && proposalOf(kind, record, directory);
  }, [kind, base, canSave, written, directory]);
  const isJudged = directory !== null && mayHaveExpectations(directory);
  if (kind.list === 'expectations' || !isJudged) return null;
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
