/** Reads the example needs by profession from examples/ (README.md), in the form of the metric. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { devData } from './sets.ts';

const FOLDER = fileURLToPath(new URL('examples', import.meta.url));
const SECTION = '# ';
const OR = ' | ';

/** A need and the professions that may take it first. */
export interface Example {
  readonly need: string;
  readonly professions: readonly [string, ...string[]];
}

/** @throws {Error} when the folder of examples is missing. */
export function readExamples(): Example[] {
  const files = readdirSync(FOLDER).sort();
  return files.flatMap((file) => examplesIn(readFileSync(join(FOLDER, file), 'utf8')));
}

/**
 * '# Baker' begins a section; each further line is a need, with other professions that may take it
 * after a bar.
 */
export function examplesIn(text: string): Example[] {
  const examples: Example[] = [];
  let profession: string | null = null;
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line.startsWith(SECTION)) profession = line.slice(SECTION.length);
    else if (line !== '' && profession !== null) {
      const [need = '', ...others] = line.split(OR);
      examples.push({ need, professions: [profession, ...others] });
    }
  }
  return examples;
}

/** The examples as rows of the metric; a profession missing from professions.json is an open seat. */
export function exampleData(examples: readonly Example[]) {
  const data = devData();
  const open = examples.flatMap(({ professions }) => professions.map((name) => [lower(name), []]));
  return {
    ...data,
    professions: { ...Object.fromEntries(open), ...data.professions },
    needs: examples.map(({ need, professions: [main, ...others] }, i) => ({
      id: `example-${i + 1}`,
      need,
      professions: [main, ...others].map(lower),
      kind: isHeld(lower(main), data.professions) ? 'held' : 'open',
    })),
  };
}

function isHeld(profession: string, professions: Record<string, readonly string[]>): boolean {
  return (professions[profession] ?? []).length > 0;
}

function lower(name: string): string {
  return name.toLowerCase();
}
