/**
 * `npm run eval -- --all`: the accuracy of Pathfinder and its peers on every set by kind of need,
 * and on the real needs by source too; and how often Pathfinder's first three trades have the right one;
 * and a row each for plain needs, frames and roles as written. Shows no needs.
 */
import { ENGINE_NAMES } from './engines.ts';
import { guessTable, measureGuesses } from './guesses.ts';
import { type Accuracy, measureAccuracy, percentText } from './measure-accuracy.ts';
import { FRAME_SAMPLE, plainSummary } from './plain.ts';
import { printTable } from './print-table.ts';
import { needSets, REAL_SET_ABSENT } from './sets.ts';

/** @param every counts only every so many combinations of frame and name. */
export async function printAllSets(sets = needSets(), every = FRAME_SAMPLE): Promise<void> {
  const measured = await measureAccuracy(sets);
  printTable(kindTable(measured));
  const sources = sourceTable(measured);
  console.log();
  if (sources.length === 0) console.log(REAL_SET_ABSENT);
  else printTable(sources);
  console.log();
  printTable(guessTable(measureGuesses(sets)));
  console.log();
  printTable(plainSummary(every));
}

/** A row per set and engine; cells that are the same for all engines are in the set's first row only. */
function kindTable(measured: readonly Accuracy[]): string[][] {
  const kinds = measured[0]?.shares.map(({ name }) => name) ?? [];
  const rows = measured.map(({ set, engine, shares, top5 }, i) => {
    const isFirst = measured[i - 1]?.set !== set;
    const [name, needs, use] = isFirst ? [set.name, String(shares[0]?.n), set.use] : ['', '', ''];
    return [name, needs, engine, ...[...shares, top5].map(percentText), use];
  });
  return [['set', 'needs', 'engine', ...kinds, 'top-5', 'use'], ...rows];
}

/** A row per set and source, with the share of each engine; empty when no set has sources. */
export function sourceTable(measured: readonly Accuracy[]): string[][] {
  const rows = [...Map.groupBy(measured, ({ set }) => set)].flatMap(([set, [first, ...others]]) =>
    (first?.sources ?? []).map((source, i) => {
      const shares = [source, ...others.flatMap(({ sources }) => sources[i] ?? [])];
      return [source.name, set.name, String(source.n), ...shares.map(percentText)];
    }),
  );
  return rows.length === 0 ? [] : [['source', 'set', 'needs', ...ENGINE_NAMES], ...rows];
}
