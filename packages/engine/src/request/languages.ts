/** The languages in a text: those that a need asks somebody to speak, and those that a member speaks (M14). Pure. */
import {
  afterLanguage,
  beforeInLanguage,
  beforeLanguage,
  beforeSigns,
  betweenLanguages,
  betweenSpeakAndLanguage,
  kindsOfLanguage,
  languages,
  OWN_LANGUAGE,
  SIGNS,
} from '../knowledge/languages.ts';
import { oncePerKey } from '../text/look-up.ts';
import { type Runs, runsAt, runsByStart } from '../text/runs.ts';
import { basesOf, type Word, wordsOf } from '../text/word.ts';
import type { Span } from './clauses.ts';

/** Words that say which languages somebody must speak, by their places: 'Spanish or Portuguese speaking'. */
export interface SpokenLanguages extends Span {
  readonly names: readonly string[];
}

interface NamedLanguage extends Span {
  readonly name: string;
}

const NAMES: ReadonlyMap<string, string> = new Map(
  [...languages, [OWN_LANGUAGE] as const].flatMap((names) =>
    names.map((each) => [keyOf(basesOf(wordsOf(each))), names[0]] as const),
  ),
);

const RUNS: Runs = runsByStart([...NAMES.keys()].map((key) => key.split(' ')));

function keyOf(bases: readonly string[]): string {
  return bases.join(' ');
}

/** The longest name of a language that begins at this place. */
function languageAt(bases: readonly string[], at: number): NamedLanguage | null {
  const [longest] = runsAt(bases, at, RUNS).toSorted((a, b) => b.length - a.length);
  if (longest === undefined) return null;
  return { from: at, to: at + longest.length, name: NAMES.get(keyOf(longest)) as string };
}

/** Before a Spanish verb: 'que hable español', 'se habla español'. */
const LEADS_TO_VERB: ReadonlySet<string> = new Set(['que', 'se']);

/** Where the words say that somebody is to speak a language, in order. A language beside a thing is none: 'Thai food'. */
export function spokenLanguages(words: readonly Word[]): readonly SpokenLanguages[] {
  const bases = basesOf(words);
  const spans: SpokenLanguages[] = [];
  for (let at = 0; at < bases.length; at++) {
    const list = languagesFrom(bases, at);
    const last = list.at(-1);
    if (last === undefined) continue;
    const from = speakingBefore(bases, at, list[0]?.name === SIGNS);
    const isAfter = afterLanguage.has(bases[last.to] ?? '');
    if (from < at || isAfter) {
      const names = [...new Set(list.map(({ name }) => name))];
      spans.push({ from, to: isAfter ? last.to + 1 : last.to, names });
    }
    at = last.to - 1;
  }
  return spans;
}

/** The languages named one after the other from this place on: 'Spanish and French'. */
function languagesFrom(bases: readonly string[], at: number): readonly NamedLanguage[] {
  const first = languageAt(bases, at);
  if (first === null) return [];
  const { to } = first;
  const next = betweenLanguages.has(bases[to] ?? '') ? to + 1 : to;
  return [first, ...languagesFrom(bases, next)];
}

/**
 * The place where the words that say 'speaks' begin, before this place; the place itself if there are none.
 * @param areSigns whether a sign language stands there.
 */
function speakingBefore(bases: readonly string[], at: number, areSigns: boolean): number {
  const isSpeaking = (place: number) => {
    const base = bases[place] ?? '';
    return beforeLanguage.has(base) || (areSigns && beforeSigns.has(base));
  };
  let verb = at - 1;
  while (betweenSpeakAndLanguage.has(bases[verb] ?? '') && !isSpeaking(verb)) verb--;
  if (!isSpeaking(verb)) return bases[at - 1] === IN ? speakingInBefore(bases, at) : at;
  while (isSpeaking(verb - 1)) verb--;
  return LEADS_TO_VERB.has(bases[verb - 1] ?? '') ? verb - 1 : verb;
}

const IN = 'in';

/** Words between 'talk' and the language, 'in' included: 'talk to my old mother in Spanish'. */
const MAX_WORDS_TO_LANGUAGE = 6;

function speakingInBefore(bases: readonly string[], at: number): number {
  const first = Math.max(0, at - MAX_WORDS_TO_LANGUAGE);
  const verb = bases.slice(first, at).findLastIndex((base) => beforeInLanguage.has(base));
  return verb < 0 ? at : first + verb;
}

/** The languages that a member speaks, by a text such as 'Spanish, some Portuguese'; each text is read once. */
export const languagesIn: (text: string) => ReadonlySet<string> = oncePerKey((text) => {
  const named = text.split(BETWEEN_PARTS).flatMap((part) => {
    const bases = basesOf(wordsOf(part));
    return bases.flatMap((_, at) => languageAt(bases, at)?.name ?? []);
  });
  return new Set(named.flatMap((name) => [name, kindsOfLanguage[name] ?? name]));
});

const BETWEEN_PARTS = /[,;/\n]/;
