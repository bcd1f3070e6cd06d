/** `npm run eval -- --all`: the engine's accuracy by kind on every set, in one table. No row is shown. */
import { build } from './adapter.ts';
import { evaluate, KINDS, pct } from './metrics.mjs';
import { printTable } from './print-table.ts';
import { loadSet, NEED_SETS } from './sets.ts';

export async function printAllSets(): Promise<void> {
  const rows = [['set', 'needs', 'overall', ...KINDS, 'top-5', 'use']];
  for (const set of NEED_SETS) {
    const { overall, byKind, top5Recall } = await evaluate({ build }, loadSet(set));
    const rates = [overall, ...KINDS.map((kind) => byKind[kind]), top5Recall].map(pct);
    rows.push([set.name, String(overall.n), ...rates, set.use]);
  }
  printTable(rows);
}
