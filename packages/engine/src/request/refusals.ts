/** What a need refuses: trades by name ('not a babysitter, a plumber'), and things ("don't need a new roof"). */
import { beforeRefused, notRefusing, refusals } from '../knowledge/around-requests.ts';
import { runsAt, runsByStart } from '../text/runs.ts';
import type { Word } from '../text/word.ts';
import { type Clauses, clauseEnd, type Span } from './clauses.ts';

const REFUSALS = runsByStart(refusals);

/** Refuse what is named right after them, and more only if the text also names a trade elsewhere. */
const NOT: ReadonlySet<string> = new Set(['not', 'no', 'isnt', 'arent', 'aint']);

const NO = 'no';

/** Before 'no', they tell of a lack: whoever has no lawyer needs one. */
export const HAVE: ReadonlySet<string> = new Set(['have', 'got', 'has', 'there']);

/** After 'no', they show that it is a misspelt 'know': 'anyone no a plumber'. */
const AFTER_KNOW: ReadonlySet<string> = new Set(['a', 'an', 'any', 'of']);

/** The parts of a text that say what is not wanted, in order. */
export function refusedSpans(clauses: Clauses): Span[] {
  const { bases } = clauses;
  const spans: Span[] = [];
  for (let at = 0; at < bases.length; at++) {
    const length = phraseLengthAt(at, clauses);
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

/** The words of the longest refusing phrase that begins here, such as 'instead of'; 0 if none does. */
function phraseLengthAt(at: number, { bases }: Clauses): number {
  return Math.max(0, ...runsAt(bases, at, REFUSALS).map(({ length }) => length));
}

/** After a refusal they begin what is wanted: 'not a new roof just fix the gutters'. */
const CONTRASTS: ReadonlySet<string> = new Set(['just', 'only', 'but', 'instead']);

/** After a refusal, they begin a new sentence: 'never wanted anything but i need a plumber'. */
const WRITER: ReadonlySet<string> = new Set(['i', 'we']);

/** At the beginning of a clause they refuse a thing; elsewhere they say what does not work: 'the ac is not cooling'. */
const NOT_A_THING: ReadonlySet<string> = new Set(['not', 'isnt', 'arent']);

/** Begin what is wanted after a 'no': 'no vet, just a groomer'. Without one, 'no' tells of a lack: 'no hot water'. */
const ONLY: ReadonlySet<string> = new Set(['just', 'only']);

/**
 * The parts that refuse things or work, where what follows is a need: "don't need a new roof just fix the gutters".
 * @param isNeed whether words name a trade clearly.
 */
export function refusedThings(
  clauses: Clauses,
  isNeed: (words: readonly Word[]) => boolean,
): Span[] {
  const { words, bases, mentions } = clauses;
  const spans: Span[] = [];
  for (let at = 0; at < bases.length; at++) {
    const length = refusalLengthAt(at, clauses);
    if (length === 0) continue;
    const after = at + length;
    const to = refusalEnd(after, clauses);
    const isRefused =
      bases[at] === NO
        ? ONLY.has(bases[to] ?? '') && mentions.some(({ from }) => from >= after && from < to)
        : words.slice(after, to).some(({ telling }) => telling) && isNeed(words.slice(to));
    if (isRefused) spans.push({ from: at, to });
    at = to - 1;
  }
  return spans;
}

/** The words of a refusal that begins here; 0 if none does. */
function refusalLengthAt(at: number, clauses: Clauses): number {
  const { bases, starts } = clauses;
  const phrase = phraseLengthAt(at, clauses);
  if (phrase > 0 || starts[at] !== at) return phrase;
  const isNot = NOT_A_THING.has(bases[at] ?? '') && !notRefusing.has(bases[at + 1] ?? '');
  return Number(isNot || bases[at] === NO);
}

/** 'Instead of' refuses all of its clause if a trade is named elsewhere; else up to the trade it refuses. */
function refusedByPhrase(from: number, after: number, clauses: Clauses): Span | null {
  const clause = afterIn(clauses, from, after);
  if (clause.isNamedElsewhere) return { from, to: clause.end };
  if (isLackOrChoice(from, clause.end, clauses)) return null;
  return clause.refused === undefined ? null : { from, to: clause.refused.to };
}

/** Before 'except', they tell of a lack: whoever has everyone but a plumber needs one. */
const ALL: ReadonlySet<string> = new Set(['all', 'everything', 'everyone', 'everybody']);

/** After a refusal, it shows that only one kind is refused: 'not the cheapest plumber, the one who comes'. */
const ONE = 'one';

function isLackOrChoice(from: number, end: number, { bases }: Clauses): boolean {
  return ALL.has(bases[from - 1] ?? '') || bases.slice(end).includes(ONE);
}

/** 'Not a' refuses all of its clause if a trade is named elsewhere; 'not' alone only the trade right after it. */
function refusedByNot(from: number, clauses: Clauses): Span | null {
  const { bases } = clauses;
  const before = refusedBefore(from, clauses);
  if (before !== null) return before;
  const after = from + 1;
  if (notRefusing.has(bases[after] ?? '')) return null;
  if (bases[from] === NO && HAVE.has(bases[from - 1] ?? '')) return null;
  if (bases[from] === NO && AFTER_KNOW.has(bases[after] ?? '')) return null;
  const { refused, end, isNamedElsewhere } = afterIn(clauses, from, after);
  let what = after;
  while (beforeRefused.has(bases[what] ?? '')) what++;
  const isDetermined = what > after;
  if (isDetermined && isNamedElsewhere) return { from, to: end };
  if (refused === undefined || !leadsTo(refused.from, what, clauses)) return null;
  const isMeant = isDetermined || isNamedElsewhere || isAll({ from, to: refused.to }, clauses);
  return isMeant ? { from, to: refused.to } : null;
}

/** 'Plumber no, septic guy yes': a 'no' that ends its clause refuses the trade right before it. */
function refusedBefore(at: number, { words, bases, starts, mentions }: Clauses): Span | null {
  if (bases[at] !== NO || clauseEnd(at, starts) !== at + 1) return null;
  const refused = mentions.find(({ to }) => to === at);
  const isMore = words.slice(at).some(({ telling }) => telling);
  return refused === undefined || !isMore ? null : { from: refused.from, to: at + 1 };
}

/** What follows a refusal in its clause. @param from where the refusal begins. @param after the word after it. */
function afterIn(clauses: Clauses, from: number, after: number) {
  const { mentions } = clauses;
  const end = refusalEnd(after, clauses);
  return {
    end,
    refused: mentions.find((mention) => mention.from >= after && mention.to <= end),
    isNamedElsewhere: mentions.some((mention) => mention.from < from || mention.from >= end),
  };
}

/** The place where what is refused ends: with its clause, or where that goes on to what is wanted. */
function refusalEnd(after: number, { words, bases, starts }: Clauses): number {
  const end = clauseEnd(Math.min(after, words.length - 1), starts);
  const wanted = bases
    .slice(after, end)
    .findIndex((base, i) => WRITER.has(base) || (i > 0 && CONTRASTS.has(base)));
  return wanted < 0 ? end : after + wanted;
}

/** Whether no other words of the text are telling. */
function isAll({ from, to }: Span, { words }: Clauses): boolean {
  return words.every(({ telling }, i) => !telling || (i >= from && i < to));
}

/** Whether only words that go with a mention stand before it: 'not a residential painter'. */
function leadsTo(mention: number, what: number, { words }: Clauses): boolean {
  return what <= mention && words.slice(what, mention).every(({ telling }) => telling);
}
