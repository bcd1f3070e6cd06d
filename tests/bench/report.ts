/** Reports in docs/: prose is written by hand; figures, between markers, are written by this module. */

import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { utcDayAt } from 'domain/day.ts';
import { before } from './before.ts';

const BENCHMARKS = 'docs/benchmarks.md';

export type Section =
  | 'accuracy'
  | 'engine'
  | 'suggestions'
  | 'bundle'
  | 'admin'
  | 'server'
  | 'visits'
  | 'lighthouse';

export function publish(section: Section, figures: string): void {
  renewSection(BENCHMARKS, section, figures);
}

/**
 * Prints the figures and writes them into their section of the report, with machine, Node version and date.
 */
export function renewSection(report: string, section: string, figures: string): void {
  console.log(`\n${figures}\n`);
  const path = fileURLToPath(new URL(`../../${report}`, import.meta.url));
  const [start, end] = [`<!-- ${section} -->`, `<!-- /${section} -->`];
  const text = readFileSync(path, 'utf8');
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from === -1 || to < from) throw new Error(`${report} has no ${start} … ${end}.`);
  const body = `${start}\n${figures}\n\n${circumstances()}\n`;
  writeFileSync(path, text.slice(0, from) + body + text.slice(to));
}

function circumstances(): string {
  const processors = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const day = utcDayAt(Date.now());
  return `Measured ${day} on ${processors.length} cores (${processors[0]?.model.trim()}), ${memory} GB, Node ${process.versions.node}.`;
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** A figure with its target and the measured value. */
export interface Target {
  readonly figure: string;
  readonly target: string;
  readonly measured: string;
  readonly met: boolean;
}

/** Each figure with its target, earlier value and measured value. */
export function targetTable(targets: readonly Target[]): string {
  return table(
    ['figure', 'target', 'before', 'measured', 'met'],
    targets.map(({ figure, target, measured, met }) => [
      figure,
      target,
      before(figure),
      measured,
      met ? 'yes' : '**no**',
    ]),
  );
}

/** The middle value; for an even count, the lower of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}
