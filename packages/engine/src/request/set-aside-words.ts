/**
 * Words of a need that are set aside: what it refuses, what the one who is asked for must be like, and what surrounds it.
 */
import { determiners, notRefusing, personal, refusals } from '../knowledge/around-requests.ts';
import { OWN_LANGUAGE } from '../knowledge/languages.ts';
import { type Runs, runsAt, runsByStart } from '../text/runs.ts';
import { basesOf, type Part, type Word } from '../text/word.ts';
import { type Asking, type Clauses, clauseEnd, isIn, type Span } from './clauses.ts';
import { spokenLanguages } from './languages.ts';

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
function refusalLengthAt(at: number, { bases, starts }: Clauses): number {
  const phrase = Math.max(0, ...runsAt(bases, at, REFUSALS).map(({ length }) => length));
  if (phrase > 0 || starts[at] !== at) return phrase;
  const isNot = NOT_A_THING.has(bases[at] ?? '') && !notRefusing.has(bases[at + 1] ?? '');
  return Number(isNot || bases[at] === NO);
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
  const before = refusedBefore(from, clauses);
  if (before !== null) return before;
  const after = from + 1;
  if (notRefusing.has(bases[after] ?? '')) return null;
  if (bases[from] === NO && HAVE.has(bases[from - 1] ?? '')) return null;
  if (bases[from] === NO && AFTER_KNOW.has(bases[after] ?? '')) return null;
  const { refused, end, isNamedElsewhere } = afterIn(clauses, from, after);
  let what = after;
  while (determiners.has(bases[what] ?? '')) what++;
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

// What the one who is asked for must be like: 'spanish speaking', 'takes credit cards'. It names no trade, and of all of
// it a directory knows the languages alone.

/** Before a description of whom is asked for: 'somebody who takes cards'. */
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

// Finds what surrounds a need in pasted messages: links, addresses, numbers, headers and signatures. They are no need,
// so their words are neither evidence nor corrected. Looks at characters only, each a few times: no two neighbouring
// repetitions of a pattern match the same characters without a limit, so long odd texts cost little.

const LINK = String.raw`https?:\/\/\S+|www\.\S+|(?<![\w@.-])[\w-]+(?:\.[\w-]+)*\.[a-z]{2,4}\/\S*`;
const MAIL = String.raw`(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+`;
const HANDLE = String.raw`(?<!\w)@[\w.]+`;

/** With or without the words that say what the number is for: 'please call me at'. */
const PHONE =
  String.raw`(?:(?:please|pls|plz|you can|just)\s{1,3}){0,3}` +
  String.raw`(?:(?:call|text|phone|ring|reach|contact|cell|tel|mobile)\b[\s:.]{0,3}(?:or text\s{1,3})?` +
  String.raw`(?:me|us|him|her|my cell|my wife|my husband)?\s{0,3}(?:back\s{1,3})?(?:at|on|@)?[\s:]{0,3})?` +
  String.raw`(?:\+?1[\s.-]?)?(?:\(\d{3}\)|\b\d{3})[\s.‐-―-]?\d{3}[\s.‐-―-]\d{4}\b|\b555[\s.‐-―-]\d{4}\b`;

const PREFIX = String.raw`^(?:[ \t]*(?:fwd?|re|aw|sv)[ \t]*:)+`;
const HEADER = String.raw`^[ >]*(?:from|to|cc|sent|date)\s*:(?:(?!subject\s*:).)*(?:subject\s*:)?|^[ >]*subject\s*:|^.*\bwrote\s*:\s*$|^-+ ?(?:forwarded|original) message ?-+$|^>+`;
const SENT = String.raw`sent (?:from|via|with) (?:my |an? |the )?(?:i?phone|ipad|android|galaxy|samsung|mobile|cell|tablet|outlook|gmail|yahoo|mail|blackberry|pixel)\b`;
/** Runs to the end of its line. At the start of the text, it ends at a colon or period: 'Sent from my iPhone: need a roofer'. */
const SIGNATURE = String.raw`(?<![\s\S])${SENT}[^:.\n]*|\b${SENT}.*$|\bget outlook for \w+|^-- ?$[\s\S]*|^(?:best|kind|warm)? ?regards,?[\s\S]*|^(?:thanks|thank you|thx|sincerely|cheers|best|blessings),?\s*\n[\s\S]*`;

/** A US postal code stands for a place. */
const POSTAL_CODE = String.raw`\b\d{5}(?:-\d{4})?\b`;

const SURROUNDING = new RegExp(
  [MAIL, LINK, HANDLE, PHONE, PREFIX, HEADER, SIGNATURE, POSTAL_CODE].join('|'),
  'gimu',
);

/**
 * The surroundings of a need, in order.
 * @example surroundingsIn('Fwd: need a painter') // [{ from: 0, to: 4 }]
 */
export function surroundingsIn(text: string): Part[] {
  return Array.from(text.matchAll(SURROUNDING), ({ 0: found, index }) => ({
    from: index,
    to: index + found.length,
  }));
}

/**
 * The text with spaces in place of its surroundings, so that positions stay the same.
 * @example withoutSurroundings('Fwd: need a painter') // '     need a painter'
 */
export function withoutSurroundings(text: string): string {
  return text.replace(SURROUNDING, (found) => ' '.repeat(found.length));
}
