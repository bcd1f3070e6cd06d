/** The plan for a file, recomputed whenever its columns, a correction or the directory changes. */
import type { Stored } from 'domain/record.ts';
import { useEffect, useState } from 'react';
import type { EditableKind } from '../../records/editable-kind.ts';
import { newId } from '../../records/save-record.ts';
import { planInSlices } from '../plan/plan-in-slices.ts';
import type { PlanInput } from '../plan/plan-rows.ts';
import type { PlannedRow } from '../plan/planned-row.ts';
import type { Table } from '../table/table.ts';

interface Plan<T extends Stored> {
  /** null at first; the previous plan while a new one is being computed. */
  readonly rows: readonly PlannedRow<T>[] | null;
  /** Rows compared so far; null when the plan is complete. */
  readonly compared: number | null;
}

/** What the admin decides about the file. */
type Choices<T extends Stored> = Required<
  Pick<PlanInput<T>, 'mapping' | 'corrections' | 'defaults' | 'keptBoth'>
>;

export function usePlan<T extends Stored>(
  kind: EditableKind<T>,
  records: readonly T[],
  table: Table,
  { mapping, corrections, defaults, keptBoth }: Choices<T>,
): Plan<T> {
  const [idOf] = useState(stableIds);
  const [plan, setPlan] = useState<Plan<T>>({ rows: null, compared: 0 });

  useEffect(() => {
    const outdated = new AbortController();
    const { signal } = outdated;
    const onProgress = (compared: number) => setPlan(({ rows }) => ({ rows, compared }));
    onProgress(0);
    const input = { kind, records, idOf, table, mapping, corrections, defaults, keptBoth };
    void planInSlices(input, { signal, onProgress }).then(
      (rows) => rows && setPlan({ rows, compared: null }),
    );
    return () => outdated.abort();
  }, [kind, records, table, mapping, corrections, defaults, keptBoth, idOf]);

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
