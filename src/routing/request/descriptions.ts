/**
 * What the one who is asked for must be like: 'spanish speaking', 'takes credit cards'. A directory does not know it, and it
 * names no trade.
 */
import { descriptions, personal } from '../knowledge/around-requests.ts';
import { runsAt, runsByStart } from '../text/runs.ts';
import { basesOf, type Part, type Word } from '../text/word.ts';

const DESCRIPTIONS = runsByStart(descriptions);

/** Before a description of whom is asked for: 'somebody who takes cards'. */
const INTRODUCES: ReadonlySet<string> = new Set(['that', 'who', 'which', 'with', 'must', 'should']);
const WORDS_AFTER_INTRODUCTION = 3;

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

/** The descriptions in the text, from the words that became conditions. */
export function descriptionsIn(words: readonly Word[], before: readonly Word[]): Part[] {
  const parts: { from: number; to: number; last: number }[] = [];
  words.forEach(({ standing, from, to }, i) => {
    if (standing !== 'condition' || before[i]?.standing === 'condition') return;
    const part = parts.at(-1);
    if (part?.last === i - 1) Object.assign(part, { to, last: i });
    else parts.push({ from, to, last: i });
  });
  return parts;
}

/** Whether a description follows 'that', 'who' or 'with', or is one of a person wherever it stands. */
export function isIntroduced(at: number, words: readonly Word[]): boolean {
  const before = basesOf(words.slice(Math.max(0, at - WORDS_AFTER_INTRODUCTION), at));
  return (
    before.some((base) => INTRODUCES.has(base)) ||
    personal.has(words[at]?.base ?? '') ||
    personal.has(words[at + 1]?.base ?? '')
  );
}
