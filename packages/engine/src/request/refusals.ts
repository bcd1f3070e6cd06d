/** Finds what a text does not want: 'not a plumber', 'instead of a lawyer', 'anything but a realtor'. */
import { determiners, notRefusing, refusals } from '../knowledge/around-requests.ts';
import { runsAt, runsByStart } from '../text/runs.ts';
import { type Clauses, clauseEnd, type Span } from './clauses.ts';

const REFUSALS = runsByStart(refusals);

/** Refuse what is named right after them, and more only if the text also names a trade elsewhere. */
const NOT: ReadonlySet<string> = new Set(['not', 'no', 'isnt', 'arent', 'aint']);

const NO = 'no';

/** Before 'no', they tell of a lack: whoever has no lawyer needs one. */
export const HAVE: ReadonlySet<string> = new Set(['have', 'got', 'has', 'there']);

/** The parts of a text that say what is not wanted, in order. */
export function refusedSpans(clauses: Clauses): Span[] {
  const { bases } = clauses;
  const spans: Span[] = [];
  for (let at = 0; at < bases.length; at++) {
    const length = Math.max(0, ...runsAt(bases, at, REFUSALS).map((phrase) => phrase.length));
    const span =
      length > 0
        ? refusedByPhrase(at, at + length, clauses)
        : NOT.has(bases[at] as string)
          ? refusedByNot(at, clauses)
          : null;
    if (span === null) continue;
    spans.push(span);
    at = span.to - 1;
  }
  return spans;
}

/** 'Instead of' refuses all of its clause if a trade is named elsewhere; else up to the trade it refuses. */
function refusedByPhrase(from: number, after: number, clauses: Clauses): Span | null {
  const clause = afterIn(clauses, from, after);
  if (clause.isNamedElsewhere) return { from, to: clause.end };
  return clause.refused === undefined ? null : { from, to: clause.refused.to };
}

/** 'Not a' refuses all of its clause if a trade is named elsewhere; 'not' alone only the trade right after it. */
function refusedByNot(from: number, clauses: Clauses): Span | null {
  const { bases } = clauses;
  const after = from + 1;
  if (notRefusing.has(bases[after] ?? '')) return null;
  if (bases[from] === NO && HAVE.has(bases[from - 1] ?? '')) return null;
  const { refused, end, isNamedElsewhere } = afterIn(clauses, from, after);
  let what = after;
  while (determiners.has(bases[what] ?? '')) what++;
  const isDetermined = what > after;
  if (isDetermined && isNamedElsewhere) return { from, to: end };
  if (refused === undefined || !leadsTo(refused.from, what, clauses)) return null;
  const isMeant = isDetermined || isNamedElsewhere || isAll({ from, to: refused.to }, clauses);
  return isMeant ? { from, to: refused.to } : null;
}

/** What follows a refusal in its clause. @param from where the refusal begins. @param after the word after it. */
function afterIn({ words, starts, mentions }: Clauses, from: number, after: number) {
  const end = clauseEnd(Math.min(after, words.length - 1), starts);
  return {
    end,
    refused: mentions.find((mention) => mention.from >= after && mention.to <= end),
    isNamedElsewhere: mentions.some((mention) => mention.from < from || mention.from >= end),
  };
}

/** Whether no other words of the text are telling. */
function isAll({ from, to }: Span, { words }: Clauses): boolean {
  return words.every(({ telling }, i) => !telling || (i >= from && i < to));
}

/** Whether only words that go with a mention stand before it: 'not a residential painter'. */
function leadsTo(mention: number, what: number, { words }: Clauses): boolean {
  return what <= mention && words.slice(what, mention).every(({ telling }) => telling);
}
