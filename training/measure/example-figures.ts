/**
 * `npm run eval -- --examples`: accuracy on the example needs, for trades the demo chapter has and
 * for others.
 */
import { build } from './adapter.ts';
import { exampleData, readExamples } from './examples.ts';
import { evaluate } from './metrics.mjs';
import { printTable } from './print-table.ts';

const GROUPS = [
  { kind: 'held', trades: 'trades the demo chapter has' },
  { kind: 'open', trades: 'other trades: right is to name no member' },
];

/** @throws {Error} when the folder of examples is missing. */
export async function printExampleFigures(): Promise<void> {
  const data = exampleData(readExamples());
  const rows = [['examples of', 'needs', 'right', 'wrong member', 'silent though held']];
  for (const { kind, trades } of GROUPS) {
    const needs = data.needs.filter((row) => row.kind === kind);
    const { overall, faults } = await evaluate({ build }, { ...data, needs });
    const strangers = faults.wrongMember + faults.spokeOnOpenSeat;
    const shares = [overall.right, strangers, faults.silent].map((n) => share(n, needs.length));
    rows.push([trades, String(needs.length), ...shares]);
  }
  printTable(rows);
}

function share(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)}%`;
}
