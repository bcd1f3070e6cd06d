/** A router over the demo chapter, and a check whether an outcome is about a profession. */
import { readFileSync } from 'node:fs';
import { demoDirectory } from 'domain/demo';
import type { Outcome } from '../../packages/engine/src/answers/outcome.ts';
import { engineOver } from '../../packages/engine/src/engine.ts';
import { indexDirectory } from '../../packages/engine/src/reading/directory-index.ts';
import { chapter, projectsKnowledge } from '../../packages/engine/tests/fixtures.ts';

const index = indexDirectory(projectsKnowledge, demoDirectory(), chapter);

export const router = engineOver(index);

/** The rows of a .jsonl file. @param file relative to the project's root. */
export function rowsOf<Row>(file: string): Row[] {
  return linesOf(file).map((line) => JSON.parse(line));
}

/** The non-blank lines of a text file. @param file relative to the project's root. */
export function linesOf(file: string): string[] {
  const lines = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8').split('\n');
  return lines.filter((line) => line.trim() !== '');
}

/** Whether an outcome is about a profession: the profession itself, or a neighbour that covers it. */
export function isAbout(outcome: Outcome, profession: string): boolean {
  const asked = index.trades.entries.find((entry) => entry.profession.name === profession);
  if (asked === undefined) throw new Error(`${profession} is not a profession of the table`);
  const accepted = [asked, ...asked.neighbours].map((entry) => entry.profession.name);
  return namedBy(outcome).some((name) => accepted.includes(name));
}

function namedBy(outcome: Outcome): readonly string[] {
  switch (outcome.mode) {
    case 'member':
      return outcome.matches.slice(0, 1).map(({ category }) => category.name);
    case 'open-seat':
      return outcome.seat.profession === null ? [] : [outcome.seat.profession];
    case 'contextual':
    case 'suggestions':
      return outcome.chains.flatMap(({ steps }) => professionsOfRole(steps[0]?.role));
    case 'chain':
      return professionsOfRole(outcome.chain.steps[0]?.role);
  }
}

function professionsOfRole(role = ''): string[] {
  return index.naming.named(role).map(({ profession }) => profession.name);
}
