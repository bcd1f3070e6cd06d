/**
 * How often the right trade is among the first three that an answer names, and how well guesses are told from sure
 * answers (S14), on every set. Shows no needs.
 */

import { demoChapter } from 'domain/demo';
import { parseDirectory } from 'domain/directory.ts';
import { projectKnowledge } from '../../packages/engine/build/knowledge-files.ts';
import type { Outcome } from '../../packages/engine/src/answers/outcome.ts';
import { createEngine, type Engine } from '../../packages/engine/src/engine.ts';
import { naming } from './adapter.ts';
import { percentText, type Share } from './measure-accuracy.ts';
import { acceptedRoles, isCorrect } from './metrics.mjs';
import { type LabelledNeed, loadSet, type NeedSet, needSets } from './sets.ts';

type Part = Omit<Share, 'name'>;

export interface GuessFigures {
  readonly set: NeedSet;
  /** Of the needs that ask for a trade: the first answer is right; or it or one of the alternatives is. */
  readonly first: Part;
  readonly amongThree: Part;
  /** Of all answers, those that are called guesses; and of the wrong ones. */
  readonly guesses: Part;
  readonly wrongGuesses: Part;
}

/** Trades that a visitor is shown: the answer's, if it has one, and alternatives. */
const SHOWN_TRADES = 3;

export function measureGuesses(sets: readonly NeedSet[] = needSets()): GuessFigures[] {
  return sets.map((set) => {
    const { directory, needs, professions } = loadSet(set);
    const { members, referral_chains } = directory;
    const router = createEngine(
      projectKnowledge(),
      parseDirectory(members, referral_chains),
      demoChapter,
    );
    const answers = needs.map((need) => answer(need, router, professions));
    const asking = answers.filter(({ asks }) => asks);
    const wrong = answers.filter(({ isRight }) => !isRight);
    return {
      set,
      first: part(asking, ({ isRight }) => isRight),
      amongThree: part(asking, ({ isAmongThree }) => isAmongThree),
      guesses: part(answers, ({ isGuess }) => isGuess),
      wrongGuesses: part(wrong, ({ isGuess }) => isGuess),
    };
  });
}

function part<Item>(items: readonly Item[], counts: (item: Item) => boolean): Part {
  return { right: items.filter(counts).length, n: items.length };
}

type Professions = Readonly<Record<string, readonly string[]>>;

function answer(need: LabelledNeed, { route }: Engine, professions: Professions) {
  const outcome = route(need.need);
  const accepted = acceptedRoles(need, professions);
  const isRight = isCorrect(need, naming(outcome).leadRole, professions);
  const isMeant = (trade: string) =>
    accepted.size > 0
      ? accepted.has(naming(route(trade)).leadRole)
      : need.professions.includes(trade.toLowerCase());
  return {
    asks: need.professions.length > 0,
    isRight,
    isGuess: outcome.isGuess,
    isAmongThree: isRight || alternativesShown(outcome).some(isMeant),
  };
}

function alternativesShown(outcome: Outcome): readonly string[] {
  const isNotUnderstood = outcome.mode === 'open-seat' && outcome.seat.profession === null;
  return outcome.alternatives.slice(0, SHOWN_TRADES - (isNotUnderstood ? 0 : 1));
}

/** A row per set. */
export function guessTable(measured: readonly GuessFigures[]): string[][] {
  const rows = measured.map(({ set, first, amongThree, guesses, wrongGuesses }) => [
    set.name,
    String(first.n),
    percentText(first),
    percentText(amongThree),
    percentText(guesses),
    `${percentText(wrongGuesses)} of ${wrongGuesses.n}`,
  ]);
  return [
    ['set', 'ask for a trade', 'first', 'among three', 'guesses', 'wrong answers marked'],
    ...rows,
  ];
}
