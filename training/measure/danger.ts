/**
 * `npm run eval -- --danger`: for every file of danger/ (README.md), how much danger is detected,
 * by kind, and how many everyday needs are mistaken for it.
 */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { demoChapter } from 'domain/demo';
import { projectKnowledge } from '../../packages/engine/build/knowledge-files.ts';
import type { Danger } from '../../packages/engine/src/answers/outcome.ts';
import {
  dangerFinder,
  evidenceForTrade,
} from '../../packages/engine/src/dangers/danger-detector.ts';
import { indexDirectory } from '../../packages/engine/src/reading/directory-index.ts';
import { understandNeed } from '../../packages/engine/src/reading/understand-need.ts';
import { loadNeeds } from './metrics.mjs';
import { printTable } from './print-table.ts';

const FOLDER = fileURLToPath(new URL('danger', import.meta.url));

/** Names of files with dangers: 'danger.A.jsonl', 'held.danger.C.jsonl'. All others have everyday needs. */
const OF_DANGER = /(^|\.)danger\./;

/**
 * Tuned-on files of authors who were asked mostly for understated wordings, in which no single word says
 * that there is danger.
 */
export const UNDERSTATED = /\.(A[LMNPQRSTU]|B[A-JU])\.jsonl$/;

export interface DetectedFile {
  readonly file: string;
  readonly isDanger: boolean;
  readonly rows: readonly DetectedRow[];
}

export interface DetectedRow {
  readonly need: string;
  /** The kind its author gave it; for an everyday need, the kind whose words it borrows. */
  readonly kind: string;
  readonly danger: Danger | null;
}

/** Every file of the folder, with the danger that the engine detects in each need. */
export function detectAll(folder = FOLDER): DetectedFile[] {
  const knowledge = projectKnowledge();
  const index = indexDirectory(knowledge, { members: [], chains: [] }, demoChapter);
  const finder = dangerFinder(index);
  const dangerIn = (need: string) =>
    finder(need, () => evidenceForTrade(understandNeed(need, {}, index)));
  const files = readdirSync(folder).filter((file) => file.endsWith('.jsonl'));
  return files.sort().map((file) => ({
    file,
    isDanger: OF_DANGER.test(file),
    rows: loadNeeds(`${folder}/${file}`).map(({ need, kind, near }) => ({
      need,
      kind: kind ?? near,
      danger: dangerIn(need).danger,
    })),
  }));
}

/** Share of the rows in which danger is detected, 0 to 1. */
export function detectedShare(rows: readonly DetectedRow[]): number {
  return rows.filter(({ danger }) => danger !== null).length / rows.length;
}

export function printDanger(): void {
  const files = detectAll();
  printTable([
    ['file', 'needs', 'detected', ''],
    ...files.map(({ file, isDanger, rows }) => [
      file,
      String(rows.length),
      percent(detectedShare(rows)),
      isDanger ? 'recall' : 'false alarms',
    ]),
  ]);
  console.log();
  const dangers = files.filter(({ isDanger }) => isDanger);
  const kinds = [...new Set(dangers.flatMap(({ rows }) => rows.map(({ kind }) => kind)))].sort();
  printTable([
    ['recall by kind', ...dangers.map(({ file }) => file)],
    ...kinds.map((kind) => [
      kind,
      ...dangers.map(({ rows }) => countOf(rows.filter((row) => row.kind === kind))),
    ]),
  ]);
}

function countOf(rows: readonly DetectedRow[]): string {
  return `${rows.filter(({ danger }) => danger !== null).length} of ${rows.length}`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)}%`;
}
