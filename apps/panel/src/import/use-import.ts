/** The plan for a file, recomputed whenever its columns, a correction or the directory changes. */
/** Applies the chosen rows, or explains why nothing was written. */
import type { Stored } from 'domain/record.ts';
import { useEffect, useState } from 'react';
import type { EditableKind } from '../records/editable-kind.ts';
import { wordsFor } from '../records/failure-words.ts';
import { newId } from '../records/new-id.ts';
import { loadDirectory } from '../records/panel-directory.ts';
import { RequestFailed } from '../records/request-failed.ts';
import type { DoneImport } from './apply/done-import.ts';
import { type Chosen, importRows } from './import-rows.ts';
import { type PlanInput, planInSlices } from './plan/plan-rows.ts';
import type { PlannedRow } from './plan/planned-row.ts';
import type { Table } from './plan/table.ts';

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

const CONFLICT =
  'Someone else has saved some of these records, so nothing was imported. ' +
  'The preview now shows the current records and keeps your choices. Check it and import again.';

interface Apply<T extends Stored> {
  readonly isWriting: boolean;
  /** Why the last attempt wrote nothing. */
  readonly error: string | null;
  /** @returns null when nothing was written. */
  readonly apply: (chosen: Chosen<T>) => Promise<DoneImport<T> | null>;
}

export function useApply<T extends Stored>(kind: EditableKind<T>, records: readonly T[]): Apply<T> {
  const [isWriting, setWriting] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function apply(chosen: Chosen<T>): Promise<DoneImport<T> | null> {
    setError(null);
    setWriting(true);
    try {
      return await importRows(kind, chosen, records);
    } catch (reason) {
      setError(await explain(reason));
      return null;
    } finally {
      setWriting(false);
    }
  }

  return { isWriting, error, apply };
}

async function explain(reason: unknown): Promise<string> {
  if (!(reason instanceof RequestFailed)) throw reason;
  // The server may have applied the request although no response arrived.
  if (reason.failure === 'unreachable') return `${wordsFor(reason)} Nothing is added twice.`;
  if (reason.failure !== 'stale') return `Nothing was imported. ${wordsFor(reason)}`;
  await loadDirectory();
  return CONFLICT;
}
