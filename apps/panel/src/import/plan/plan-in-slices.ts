/** Plans a long file without blocking the page. Uses timers. */
import type { Stored } from 'domain/record.ts';
import { createPlanner, type PlanInput } from './plan-rows.ts';
import type { PlannedRow } from './planned-row.ts';

/** Rows planned before yielding to the page: about 20 ms on a slow phone. */
const SLICE_ROWS = 500;

interface Watching {
  readonly signal: AbortSignal;
  /** Called after each slice with the number of rows planned so far. */
  readonly onProgress: (done: number) => void;
}

/** @returns null when aborted. */
export async function planInSlices<T extends Stored>(
  input: PlanInput<T>,
  { signal, onProgress }: Watching,
): Promise<readonly PlannedRow<T>[] | null> {
  const plan = createPlanner(input);
  const { rows } = input.table;
  const planned: PlannedRow<T>[] = [];
  while (planned.length < rows.length) {
    const slice = rows.slice(planned.length, planned.length + SLICE_ROWS);
    for (const row of slice) planned.push(plan(row));
    onProgress(planned.length);
    await new Promise((resolve) => setTimeout(resolve));
    if (signal.aborted) return null;
  }
  return planned;
}
