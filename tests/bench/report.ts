/** Reports in docs/: their prose is written by hand, their figures stand between markers and are written here. */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { before } from './before.ts';

const BENCHMARKS = 'docs/benchmarks.md';

export type Section =
  | 'accuracy'
  | 'engine'
  | 'suggestions'
  | 'bundle'
  | 'admin'
  | 'server'
  | 'lighthouse';

export function publish(section: Section, figures: string): void {
  renewSection(BENCHMARKS, section, figures);
}

/** Prints the figures and puts them into their section of the report, with machine, Node version and date. */
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
  const day = new Date().toISOString().slice(0, 10);
  return `Measured ${day} on ${processors.length} cores (${processors[0]?.model.trim()}), ${memory} GB, Node ${process.versions.node}.`;
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** A figure that was asked for, beside what was measured. */
export interface Target {
  readonly figure: string;
  readonly asked: string;
  readonly measured: string;
  readonly met: boolean;
}

/** Each figure beside its limit and what it was before. */
export function targetTable(targets: readonly Target[]): string {
  return table(
    ['figure', 'asked', 'before', 'measured', 'met'],
    targets.map(({ figure, asked, measured, met }) => [
      figure,
      asked,
      before(figure),
      measured,
      met ? 'yes' : '**no**',
    ]),
  );
}

/** The middle value; of an even number, the lower of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}
