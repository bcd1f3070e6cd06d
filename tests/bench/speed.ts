/**
 * Measures index build, first answer, time per need and heap of every engine at every size, as medians of
 * three processes.
 */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { ENGINE_NAMES, type EngineName, OURS } from '../../training/measure/engines.ts';
import { PEER_NAMES } from '../../training/peers/peers.ts';
import { P50_MS, P99_MS, READY_MS } from './budgets.ts';
import type { Measurement } from './measure.ts';
import { median, type Target, table, targetTable } from './report.ts';

const SIZES = [48, 1_000, 10_000, 100_000] as const;
const RUNS = 3;
const MEASURE = fileURLToPath(new URL('measure.ts', import.meta.url));

export interface Row extends Measurement {
  readonly engine: EngineName;
  readonly size: number;
}

export async function measureSpeed(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const size of SIZES) {
    for (const engine of ENGINE_NAMES) {
      console.log(`measuring ${engine} on ${count(size)} members`);
      const runs: Measurement[] = [];
      for (let run = 0; run < RUNS; run++) runs.push(await measureOnce(engine, size));
      rows.push({ engine, size, ...medians(runs) });
    }
  }
  return rows;
}

async function measureOnce(engine: EngineName, size: number): Promise<Measurement> {
  const node = promisify(execFile);
  const { stdout } = await node(process.execPath, ['--expose-gc', MEASURE, engine, String(size)]);
  return JSON.parse(stdout);
}

function medians(runs: readonly Measurement[]): Measurement {
  const of = (figure: keyof Measurement) => median(runs.map((run) => run[figure]));
  return {
    build: of('build'),
    first: of('first'),
    heap: of('heap'),
    p50: of('p50'),
    p99: of('p99'),
    needs: of('needs'),
    samples: of('samples'),
  };
}

export function speedFigures(rows: readonly Row[]): string {
  const measured = table(
    [
      'members',
      'engine',
      'build, ms',
      'first answer, ms',
      'p50, ms',
      'p99, ms',
      'index, MB',
      'needs',
      'answers timed',
    ],
    rows.map((row) => [
      count(row.size),
      row.engine,
      row.build.toFixed(0),
      row.first.toFixed(1),
      row.p50.toFixed(3),
      row.p99.toFixed(3),
      row.heap.toFixed(1),
      count(row.needs),
      count(row.samples),
    ]),
  );
  return `${measured}\n\n${targetTable(targets(rows))}`;
}

function targets(rows: readonly Row[]): Target[] {
  const at = (engine: EngineName, size: number) => {
    const row = rows.find((candidate) => candidate.engine === engine && candidate.size === size);
    if (row === undefined) throw new Error(`${engine} was not measured on ${size} members.`);
    return row;
  };
  const ours = SIZES.map((size) => at(OURS, size));
  const p50 = Math.max(...ours.map((row) => row.p50));
  const p99 = Math.max(...ours.map((row) => row.p99));
  const { heap, p99: largest } = at(OURS, 100_000);
  const growth = largest / at(OURS, 1_000).p99;
  return [
    ...READY_MS.map(({ members, limit }) =>
      atMost(
        `router over ${count(members)} members ready`,
        limit,
        at(OURS, members).build,
        'ms',
        0,
      ),
    ),
    atMost('p50 per need, worst size', P50_MS, p50, 'ms', 3),
    atMost('p99 per need, worst size', P99_MS, p99, 'ms', 3),
    ...([10_000, 100_000] as const).map((size) => {
      const peers = Math.min(...PEER_NAMES.map((peer) => at(peer, size).p99));
      const mine = at(OURS, size).p99;
      return {
        figure: `p99 at ${count(size)} below every peer's`,
        target: `< ${peers.toFixed(3)} ms`,
        measured: `${mine.toFixed(3)} ms`,
        met: mine < peers,
      };
    }),
    atMost('p99 at 100,000 over p99 at 1,000', 3, growth, 'times', 2),
    atMost('index at 100,000', 100, heap, 'MB', 0),
  ];
}

function atMost(
  figure: string,
  limit: number,
  value: number,
  unit: string,
  digits: number,
): Target {
  return {
    figure,
    target: `≤ ${count(limit)} ${unit}`,
    measured: `${value.toFixed(digits)} ${unit}`,
    met: value <= limit,
  };
}

function count(value: number): string {
  return value.toLocaleString('en-US');
}
