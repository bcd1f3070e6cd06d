/**
 * What the one who is asked for must be like: 'spanish speaking', 'takes credit cards'. A directory does not know it,
 * and it names no trade.
 */
import { descriptions, personal } from '../knowledge/around-requests.ts';
import { runsAt, runsByStart } from '../text/runs.ts';
import { basesOf, type Part, type Word } from '../text/word.ts';

const DESCRIPTIONS = runsByStart(descriptions);

/** Before a description of whom is asked for: 'somebody who takes cards'. */
const INTRODUCES: ReadonlySet<string> = new Set(['that', 'who', 'which', 'with', 'must', 'should']);

/** Words between one of them and a description, itself included: 'who always takes cards'. */
const MAX_WORDS_FROM_INTRODUCTION = 3;

/**
 * The words, with those that describe somebody as conditions: 'spanish speaking', 'take credit cards'.
 * @param isCounted whether a description that begins at this place counts as one.
 */
export function withoutDescriptions(
  words: readonly Word[],
  isCounted: (at: number) => boolean,
): Word[] {
  const bases = basesOf(words);
  const places = new Set<number>();
  words.forEach((_, at) => {
    for (const { length } of runsAt(bases, at, DESCRIPTIONS)) {
      if (!isCounted(at)) continue;
      for (let i = at; i < at + length; i++) places.add(i);
    }
  });
  return words.map((word, i) =>
    places.has(i) ? { ...word, standing: 'condition' as const, telling: false } : word,
  );
}

/**
 * The descriptions in the text, in order.
 * @param words the words with conditions.
 * @param before the same words before descriptions became conditions.
 */
export function descriptionsIn(words: readonly Word[], before: readonly Word[]): Part[] {
  const isDescribed = words.map(
    ({ standing }, i) => standing === 'condition' && before[i]?.standing !== 'condition',
  );
  const parts: Part[] = [];
  words.forEach(({ from, to }, i) => {
    if (!isDescribed[i]) return;
    const begun = isDescribed[i - 1] ? parts.pop() : undefined;
    parts.push({ from: begun?.from ?? from, to });
  });
  return parts;
}

/** Whether a description at this place follows 'that', 'who' or 'with', or is one of a person wherever it stands. */
export function isIntroduced(at: number, words: readonly Word[]): boolean {
  const before = words.slice(Math.max(0, at - MAX_WORDS_FROM_INTRODUCTION), at);
  const opening = words.slice(at, at + 2);
  return (
    before.some(({ base }) => INTRODUCES.has(base)) ||
    opening.some(({ base }) => personal.has(base))
  );
}
