/** Writes docs/reliability.md: each part has a row in the table of promises, and its figures below. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { renewSection } from '../bench/report.ts';

const REPORT = 'docs/reliability.md';
const PATH = fileURLToPath(new URL(`../../${REPORT}`, import.meta.url));

export interface Figures {
  /** A few words for the table of promises. */
  readonly short: string;
  /** A table. */
  readonly full: string;
}

/** Prints the figures and writes them into both places. */
export function publish(part: string, { short, full }: Figures): void {
  renewSection(REPORT, part, full);
  const [start, end] = [`<!-- ${part}: -->`, `<!-- /${part}: -->`];
  const text = readFileSync(PATH, 'utf8');
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from === -1 || to < from) throw new Error(`${REPORT} has no ${start} … ${end}.`);
  writeFileSync(PATH, text.slice(0, from + start.length) + short + text.slice(to));
}
