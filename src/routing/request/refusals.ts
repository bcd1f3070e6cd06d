/** Finds what a text does not want: 'not a plumber', 'instead of a lawyer', 'anything but a realtor'. */
import { notRefusing, refusals } from '../knowledge/around-requests.ts';
import { type Runs, runsAt, runsByStart } from '../text/runs.ts';
import { basesOf, type Word } from '../text/word.ts';
import { type Clauses, clauseEnd, type Span } from './clauses.ts';
import type { Mention } from './named-trades.ts';

const REFUSALS = runsByStart(refusals);
const NOT: ReadonlySet<string> = new Set(['not', 'no', 'isnt', 'arent', 'aint']);

const DETERMINERS: ReadonlySet<string> = new Set(
  'a an the my our your his her their any some another other just really very good new more need want'.split(
    ' ',
  ),
);

/** The parts of a text that say what is not wanted. */
export function refusedSpans({ words, starts, mentions }: Clauses): Span[] {
  const bases = basesOf(words);
  const spans: Span[] = [];
  for (let at = 0; at < words.length; at++) {
    const phrase = longestAt(bases, at, REFUSALS);
    const isNot = phrase === 0 && NOT.has(bases[at] as string);
    if (phrase === 0 && !isNot) continue;
    const after = at + Math.max(1, phrase);
    if (isNot && notRefusing.has(bases[after] ?? '')) continue;
    const end = clauseEnd(Math.min(after, words.length - 1), starts);
    const refused = mentions.find(({ from, to }) => from >= after && to <= end);
    const isElsewhere = mentions.some(({ from }) => from < at || from >= end);
    const what = skip(bases, after, DETERMINERS);
    if (refused === undefined) {
      if (isElsewhere && (phrase > 0 || what > after)) spans.push({ from: at, to: end });
    } else if (phrase > 0) {
      spans.push({ from: at, to: isElsewhere ? end : refused.to });
    } else if (what > after && isElsewhere) {
      spans.push({ from: at, to: end });
    } else if (
      leadsTo(refused, what, words) &&
      (what > after || isElsewhere || isAll(at, refused.to, words))
    ) {
      spans.push({ from: at, to: refused.to });
    }
    at = Math.max(at, (spans.at(-1)?.to ?? 0) - 1);
  }
  return spans;
}

/** Whether no other words of the text are telling. */
function isAll(from: number, to: number, words: readonly Word[]): boolean {
  return words.every(({ telling }, i) => !telling || (i >= from && i < to));
}

/** Whether only words that go with the mention stand before it: 'not a residential painter'. */
function leadsTo({ from }: Mention, what: number, words: readonly Word[]): boolean {
  return what <= from && words.slice(what, from).every(({ telling }) => telling);
}

function longestAt(bases: readonly string[], at: number, runs: Runs): number {
  return Math.max(0, ...runsAt(bases, at, runs).map(({ length }) => length));
}

function skip(bases: readonly string[], from: number, these: ReadonlySet<string>): number {
  let at = from;
  while (these.has(bases[at] ?? '')) at++;
  return at;
}
