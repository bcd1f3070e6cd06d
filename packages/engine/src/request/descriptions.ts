/**
 * What the one who is asked for must be like: 'spanish speaking', 'takes credit cards'. It names no trade, and of all of
 * it a directory knows only the languages.
 */
import { personal } from '../knowledge/around-requests.ts';
import { OWN_LANGUAGE } from '../knowledge/languages.ts';
import { type Runs, runsAt } from '../text/runs.ts';
import { basesOf, type Part, type Word } from '../text/word.ts';
import { type Asking, isIn, type Span } from './clauses.ts';
import { spokenLanguages } from './languages.ts';

/** Before a description of the person asked for: 'somebody who takes cards'. */
const INTRODUCES: ReadonlySet<string> = new Set(['that', 'who', 'which', 'with', 'must', 'should']);

/** Words between one of them and a description, itself included: 'who always takes cards'. */
const MAX_WORDS_FROM_INTRODUCTION = 3;

/**
 * The words, with those that describe somebody as conditions: 'spanish speaking', 'take credit cards'.
 * @param isCounted whether a description that stands there counts as one.
 */
export function withoutDescriptions(
  words: readonly Word[],
  descriptions: Runs,
  isCounted: (span: Span) => boolean,
): Word[] {
  const bases = basesOf(words);
  const described = words.flatMap((_, from) =>
    runsAt(bases, from, descriptions).map(({ length }) => ({ from, to: from + length })),
  );
  const places = new Set<number>();
  for (const span of [...described, ...spokenLanguages(words)]) {
    if (!isCounted(span)) continue;
    for (let i = span.from; i < span.to; i++) places.add(i);
  }
  return words.map((word, i) =>
    places.has(i) ? { ...word, standing: 'condition' as const, telling: false } : word,
  );
}

/**
 * The descriptions in the text, in order, and the languages among them.
 * @param words the words with conditions.
 * @param before the same words before descriptions became conditions.
 */
export function descriptionsIn(
  words: readonly Word[],
  before: readonly Word[],
): Pick<Asking, 'described' | 'languages'> {
  const isCondition = words.map(
    ({ standing }, i) => standing === 'condition' && before[i]?.standing !== 'condition',
  );
  const spoken = spokenLanguages(words).filter(({ from }) => isCondition[from]);
  const languages = new Set(spoken.flatMap(({ names }) => names));
  languages.delete(OWN_LANGUAGE);
  const isDescribed = isCondition.map((is, i) => is && !isIn(i, spoken));
  const parts: Part[] = [];
  words.forEach(({ from, to }, i) => {
    if (!isDescribed[i]) return;
    const begun = isDescribed[i - 1] ? parts.pop() : undefined;
    parts.push({ from: begun?.from ?? from, to });
  });
  return { described: parts, languages: [...languages] };
}

/** Whether a description follows 'that', 'who' or 'with', or is one of a person wherever it stands. */
export function isIntroduced({ from, to }: Span, words: readonly Word[]): boolean {
  const before = words.slice(Math.max(0, from - MAX_WORDS_FROM_INTRODUCTION), from);
  return (
    before.some(({ base }) => INTRODUCES.has(base)) ||
    words.slice(from, to).some(({ base }) => personal.has(base))
  );
}
