/**
 * `npx node training/learn/fit-certainty.ts`: sets from which share of the evidence on an answer is sure
 * (docs/decisions/062-the-request-leads.md), after the knowledge has changed. Prints what each share would mark; reads no
 * text that is held out, and prints none.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { demoChapter, demoDirectory } from 'domain/demo';
import { projectKnowledge } from '../../packages/engine/build/knowledge-files.ts';
import { certainty } from '../../packages/engine/src/answers/alternatives.ts';
import { engineOver } from '../../packages/engine/src/engine.ts';
import { SURE_SHARE } from '../../packages/engine/src/professions/certainty.ts';
import { indexDirectory } from '../../packages/engine/src/reading/directory-index.ts';
import { understandNeed } from '../../packages/engine/src/reading/understand-need.ts';
import { naming } from '../measure/adapter.ts';
import { isCorrect } from '../measure/metrics.mjs';
import { printTable } from '../measure/print-table.ts';
import { readCorpus } from '../measure/real-corpus.ts';
import { devData, loadSet, needSets } from '../measure/sets.ts';

const FILE = fileURLToPath(
  new URL('../../packages/engine/src/professions/certainty.ts', import.meta.url),
);

/** Of the answers to the real needs that may be read, at most this share is marked: unseen ones are marked more often. */
const MOST_GUESSES = 0.23;

const SHARES = Array.from({ length: 21 }, (_, i) => (50 + 2 * i) / 100);

const index = indexDirectory(projectKnowledge(), demoDirectory(), demoChapter);
const route = engineOver(index).route;
const data = devData();

interface Answer {
  readonly isRight: boolean;
  readonly certainty: number;
}

/** Empty for a text with several needs, which are answered by themselves. */
function answers(text: string, professions: readonly string[], known: object): Answer[] {
  const outcome = route(text);
  if (outcome.also.length > 0) return [];
  const isRight = isCorrect({ professions }, naming(outcome).leadRole, known);
  return [{ isRight, certainty: certainty(outcome, understandNeed(text, {}, index), index) }];
}

function realNeeds(): Answer[] {
  const set = needSets().find(({ name }) => name === 'real, tuned on');
  if (set === undefined) throw new Error('The real set is missing.');
  const { needs, professions } = loadSet(set);
  return needs.flatMap((row) => answers(row.need, row.professions, professions));
}

/** Labelled texts that ask for a trade. */
function labelledTexts(): Answer[] {
  return readCorpus().flatMap(({ text, professions, use }) => {
    if (use !== 'learned' || professions === null || professions.length === 0) return [];
    const others = Object.fromEntries(professions.map((name) => [name, []]));
    return answers(text, professions, { ...others, ...data.professions });
  });
}

const real = realNeeds();
const labelled = labelledTexts();

const share = (all: readonly Answer[], least: number) =>
  all.filter((one) => one.certainty < least).length / all.length;
const wrong = (all: readonly Answer[]) => all.filter(({ isRight }) => !isRight);
const percentOf = (value: number) => `${(100 * value).toFixed(1)}%`;

printTable([
  ['share', 'real: guesses', 'wrong marked', 'labelled: guesses', 'wrong marked'],
  ...SHARES.map((least) => [
    least.toFixed(2),
    ...[real, wrong(real), labelled, wrong(labelled)].map((all) => percentOf(share(all, least))),
  ]),
]);
const best = SHARES.findLast((least) => share(real, least) <= MOST_GUESSES);
if (best === undefined) throw new Error('Every share marks too many answers.');
writeFileSync(FILE, readFileSync(FILE, 'utf8').replace(/(SURE_SHARE = )[\d.]+/, `$1${best}`));
console.log(`SURE_SHARE is ${best} (it was ${SURE_SHARE})`);
