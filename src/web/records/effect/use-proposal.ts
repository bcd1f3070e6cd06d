/** What saving a form would change, for the judge. It may lag behind typing; the fields must not. */
import { useDeferredValue, useMemo } from 'react';
import { isComplete, type Stored, valuesOf } from '../../../domain/record.ts';
import type { Proposal } from '../../../routing/workbench/expectations/proposal.ts';
import type { RecordForm } from '../form/record-form.ts';
import { NEW } from '../open-form.ts';

/** Null while the form cannot be saved. */
export function useProposal<T extends Stored>({
  kind,
  base,
  draft,
}: RecordForm<T>): Proposal | null {
  const written = useDeferredValue(draft);
  return useMemo(() => {
    if (!isComplete(kind, written)) return null;
    const row = { ...valuesOf(kind, written), id: base?.id ?? NEW, version: base?.version ?? null };
    const record = kind.parse(row);
    return record && { [kind.list]: [record] };
  }, [kind, base, written]);
}
