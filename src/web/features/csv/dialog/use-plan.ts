/** The plan for a file, recomputed whenever its mapping or the directory changes. */
import { useEffect, useState } from 'react';
import type { Stored } from '../../../../domain/record.ts';
import type { KeptKind } from '../../../records/kept-kind.ts';
import { newId } from '../../../records/new-id.ts';
import type { Table } from '../file/parse-table.ts';
import type { Mapping } from '../plan/mapping.ts';
import { planInSlices } from '../plan/plan-in-slices.ts';
import type { PlannedRow } from '../plan/planned-row.ts';

interface Plan<T extends Stored> {
  /** null at first; the previous plan while a new one is being computed. */
  readonly rows: readonly PlannedRow<T>[] | null;
  /** Rows compared so far; null when the plan is complete. */
  readonly compared: number | null;
}

export function usePlan<T extends Stored>(
  kind: KeptKind<T>,
  records: readonly T[],
  table: Table,
  mapping: Mapping<T>,
): Plan<T> {
  const [idOf] = useState(stableIds);
  const [plan, setPlan] = useState<Plan<T>>({ rows: null, compared: 0 });

  useEffect(() => {
    const outdated = new AbortController();
    const { signal } = outdated;
    const onProgress = (compared: number) => setPlan(({ rows }) => ({ rows, compared }));
    onProgress(0);
    void planInSlices({ kind, records, mapping, idOf }, table, { signal, onProgress }).then(
      (rows) => rows && setPlan({ rows, compared: null }),
    );
    return () => outdated.abort();
  }, [kind, records, table, mapping, idOf]);

  return plan;
}

/** A fixed id per row, so that a retried import adds nothing twice. */
function stableIds(): (rowNumber: number) => string {
  const ids = new Map<number, string>();
  return (rowNumber) => {
    const id = ids.get(rowNumber) ?? newId();
    ids.set(rowNumber, id);
    return id;
  };
}
