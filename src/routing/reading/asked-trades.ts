/**
 * Which of the trades that a text names are asked for, and which are refused, told of the writer, or only mentioned.
 * 'I don't need a plumber, I need an electrician' asks for an electrician; 'my cousin is a realtor' asks for nobody.
 */
import {
  beginsCondition,
  leaves,
  notRefusing,
  ofPrices,
  praises,
  refusals,
  tellsTrade,
  verbs,
} from '../knowledge/around-requests.ts';
import type { TradeKnowledge } from '../professions/trade-knowledge.ts';
import { weighTerms } from '../professions/weigh-need.ts';
import { positionOfRun, type Runs, runsAt, runsByStart } from '../text/runs.ts';
import { basesOf, type Word } from '../text/word.ts';
import { requestLengthAt } from './mark-story.ts';
import type { Mention } from './named-trades.ts';

/** A text cut into words, with the place where the clause of each word begins. */
export interface Clauses {
  readonly text: string;
  readonly words: readonly Word[];
  readonly starts: readonly number[];
  /** The trades that the text names. */
  readonly mentions: readonly Mention[];
}

const REFUSALS = runsByStart(refusals);
const NOT: ReadonlySet<string> = new Set(['not', 'no', 'isnt', 'arent', 'aint']);

const DETERMINERS: ReadonlySet<string> = new Set(
  'a an the my our your his her their any some another other just really very good new more need want'.split(
    ' ',
  ),
);

/** Before 'is', these ask: 'who is your plumber', 'is there a plumber'. */
const ASKS_WHO: ReadonlySet<string> = new Set(
  'who whos there what where how which here'.split(' '),
);
const IS: ReadonlySet<string> = new Set('is was hes shes whos'.split(' '));

/** Before a mention, they say whose it is, or that it is anybody's. */
const OWNERS: ReadonlySet<string> = new Set('my our his her their'.split(' '));
const ARTICLES: ReadonlySet<string> = new Set('a an any another some your'.split(' '));

/** Words after a mention that may be a name: 'Indian Trail NC'. */
const LONGEST_NAME_WORDS = 3;

/** Another trade's evidence in the words around a mention, relative to its own, that makes it that trade's name. */
const MIN_RATIO_OF_OTHER_NAME = 1.2;

/** 'Church treasurer here, need…' says who writes. */
const FOR_SALE = /^for (?:sale|rent|lease)$/;

const HERE = 'here';

const AND = 'and';

/** Between two trades of a list. */
const IN_LIST: ReadonlySet<string> = new Set(
  'and or also plus maybe as well a an the another'.split(' '),
);

const BEGINS_ASIDE: ReadonlySet<string> = new Set(
  'when if while because since after before'.split(' '),
);
const COUNT = /^(?:\d+|two|three|four|five|several|few)$/;
const PAUSE = /[.,;:!?\n]/;

/** 'Auto shop with three bays wants new doors'. */
const ASKS_FOR_ITSELF: ReadonlySet<string> = new Set(['wants', 'needs']);

/** Evidence that makes other clauses be about something. */
const MIN_EVIDENCE = 0.6;

/** Begin a question for somebody: 'is there a plumber', 'any plumber'. */
const ASKS: ReadonlySet<string> = new Set(
  'who whos which any anyone anybody is do doe does can could'.split(' '),
);

const HAVE: ReadonlySet<string> = new Set(['have', 'got', 'has', 'there']);

const SIDE_BY_SIDE = /^[\s-]+$/;
const POSSESSIVE = /['’]s$/;

/** The places from the first up to, not including, the second. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

const isIn = (at: number, spans: readonly Span[]) =>
  spans.some(({ from, to }) => at >= from && at < to);

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

/**
 * The mentions that are asked for: those that a request comes right before, and those that stand by themselves. A
 * mention that is refused, told of somebody, or a part of another phrase is not asked for.
 */
export function askedMentions(
  clauses: Clauses,
  refused: readonly Span[],
  requests: Runs,
  trades: TradeKnowledge,
): AskedMention[] {
  const open = clauses.mentions.filter(({ from }) => !isIn(from, refused));
  const requested: AskedMention[] = [];
  for (const mention of open) {
    const last = requested.at(-1);
    const isNext = last?.isRequested === true && goesOn(last, mention, clauses);
    const isRequest = isNext || isRequested(mention, clauses, requests);
    requested.push({ ...mention, isRequested: isRequest });
  }
  return requested.filter((mention) => isAsked(mention, clauses, requests, trades));
}

/** Whether a list of trades goes on from one mention to the next: 'a dentist, and a vet'. */
function goesOn(last: Mention, mention: Mention, clauses: Clauses): boolean {
  return clauses.words
    .slice(last.to, firstModifier(mention, clauses))
    .every(({ base, telling }) => !telling && IN_LIST.has(base));
}

export interface AskedMention extends Mention {
  /** Whether words such as 'need a' or 'looking for' come right before it. */
  readonly isRequested: boolean;
}

/** Of the mentions, the requested ones; all if none is requested. */
export function requestedFirst(mentions: readonly AskedMention[]): readonly AskedMention[] {
  const requested = mentions.filter(({ isRequested }) => isRequested);
  return requested.length === 0 ? mentions : requested;
}

/** The place of the first word that describes the mention: 'residential' in 'a residential painter'. */
function firstModifier({ from }: Mention, { words, starts, mentions }: Clauses): number {
  const clause = Math.max(
    starts[from] as number,
    ...mentions.flatMap(({ to }) => (to <= from ? to : [])),
  );
  let first = from;
  while (first > clause && words[first - 1]?.telling && !praises.has(words[first - 1]?.base ?? ''))
    first--;
  return first;
}

/** Whether a request comes before the mention in its clause, with only plain words between them. */
function isRequested(mention: Mention, clauses: Clauses, requests: Runs): boolean {
  const { words, starts } = clauses;
  const clause = starts[mention.from] as number;
  const first = firstModifier(mention, clauses);
  for (let at = first - 1; at >= clause; at--) {
    const length = requestLengthAt(words, at, requests);
    const isPlain = words.slice(at + length, first).every(({ telling }) => !telling);
    if (length > 0 && isPlain) {
      const isQuestion = ASKS_WHO.has(words[clause]?.base ?? '');
      return isQuestion || !isTold(basesOf(words.slice(at, first)));
    }
  }
  const lead = words.slice(clause, first);
  if (lead.some(({ telling }) => telling) || isTold(basesOf(lead))) return false;
  return ASKS.has(words[clause]?.base ?? '') && standsAlone(mention, clauses);
}

function isAsked(
  mention: AskedMention,
  clauses: Clauses,
  requests: Runs,
  trades: TradeKnowledge,
): boolean {
  const { words, starts, text, mentions } = clauses;
  const last = mention.words.at(-1) as Word;
  if (POSSESSIVE.test(text.slice(last.from, last.to)) && words[mention.to] !== undefined)
    return false;
  const clause = Math.max(
    starts[mention.from] as number,
    ...mentions.flatMap(({ to }) => (to <= mention.from ? to : [])),
  );
  const before = mentions.findLast(
    ({ to }) => to <= mention.from && to > (starts[mention.from] as number),
  );
  if (before !== undefined && !mention.isRequested && !goesOn(before, mention, clauses))
    return false;
  const lead = basesOf(words.slice(clause, firstModifier(mention, clauses)));
  const isPlainLead = words
    .slice(clause, clause + lead.length)
    .every(({ telling, base }) => !telling || praises.has(base));
  if (!mention.isRequested && (!isPlainLead || isTold(lead) || isAside(lead))) return false;
  if (!mention.isRequested && isListed(mention, clauses)) return false;
  if (lead.at(-1) === 'no' && !isLacking(mention, lead, clauses)) return false;
  if (isOtherName(mention, clauses, trades) || isForSale(mention, clauses)) return false;
  const isSomebodys = OWNERS.has(
    lead.findLast((word) => OWNERS.has(word) || ARTICLES.has(word)) ?? '',
  );
  if (isSomebodys) {
    const isAll = lead.length + mention.words.length === words.length;
    return isAll || (isLost(mention, clauses) && !isClearElsewhere(mention, clauses, trades));
  }
  return (
    mention.isRequested ||
    (standsAlone(mention, clauses) && !asksElsewhere(mention, clauses, requests))
  );
}

/** Whether another clause asks for something: 'restaurant with tips, who does payroll?' is asked by the restaurant. */
function asksElsewhere({ from }: Mention, { words, starts }: Clauses, requests: Runs): boolean {
  const clause = starts[from];
  return words.some((_, at) => {
    if (starts[at] === clause || requestLengthAt(words, at, requests) === 0) return false;
    const end = clauseEnd(at, starts);
    return words.slice(at, end).some(({ telling }) => telling);
  });
}

/** 'When you search', 'two dentists': nobody is asked for yet. */
function isAside(lead: readonly string[]): boolean {
  return BEGINS_ASIDE.has(lead[0] ?? '') || COUNT.test(lead.at(-1) ?? '');
}

/** The last of several things, joined by 'and' alone: 'to the bank and dry cleaner'. */
function isListed({ from }: Mention, { words, starts, text, mentions }: Clauses): boolean {
  const start = starts[from] as number;
  const [before, and] = [words[start - 2], words[start - 1]];
  if (before === undefined || and?.base !== AND) return false;
  if (mentions.some(({ to }) => to === start - 1)) return false;
  return !PAUSE.test(text.slice(before.to, words[start]?.from));
}

/** Whether other clauses name something that a trade works with. */
function isClearElsewhere(
  { from, to }: Mention,
  { words, starts }: Clauses,
  { evidence }: TradeKnowledge,
): boolean {
  const clause = starts[from];
  const others = words.filter((_, at) => starts[at] !== clause && (at < from || at >= to));
  return Math.max(0, ...weighTerms(others, evidence)) >= MIN_EVIDENCE;
}

/** 'Restaurant for sale'. */
function isForSale({ to }: Mention, { words }: Clauses): boolean {
  return FOR_SALE.test(basesOf(words.slice(to, to + 2)).join(' '));
}

/** 'I am a', 'we own a', 'she was the'. */
function isTold(lead: readonly string[]): boolean {
  if (ASKS_WHO.has(lead[0] ?? '')) return false;
  return tellsTrade.some((phrase) => {
    const at = positionOfRun(lead, phrase);
    return (
      at >= 0 &&
      !(IS.has(phrase.at(-1) as string) && (at === 0 || ASKS_WHO.has(lead[at - 1] ?? '')))
    );
  });
}

/** 'We have no lawyer', 'no lawyer yet': whoever lacks one needs one. */
function isLacking({ to }: Mention, lead: readonly string[], { words }: Clauses): boolean {
  return words[to]?.base === 'yet' || lead.some((word) => HAVE.has(word));
}

/** 'My plumber retired': whoever lost one needs another. */
function isLost({ to }: Mention, { words }: Clauses): boolean {
  const next = words[to];
  return (
    next !== undefined &&
    (leaves.has(next.base) || (next.base === 'just' && leaves.has(words[to + 1]?.base ?? '')))
  );
}

/**
 * Whether nothing follows the mention in its clause but a condition, or a name: 'plumber that takes cards', 'plumber
 * Weddington'. 'The plumber fixed it' and 'builder warranty' are about something else.
 */
function standsAlone({ to }: Mention, { words, starts }: Clauses): boolean {
  const end = clauseEnd(to - 1, starts);
  const next = words[to];
  if (next === undefined || to >= end) return true;
  if (next.base === HERE && end < words.length) return false;
  if (next.telling && isBeside(next)) return true;
  if (next.telling)
    return end - to <= LONGEST_NAME_WORDS && words.slice(to, end).every(({ telling }) => telling);
  const rest = words.slice(to, end);
  return (
    !verbs.has(next.base) && !rest.some(({ typed }) => ASKS_FOR_ITSELF.has(typed.toLowerCase()))
  );
}

/**
 * Whether the words beside the mention make it another trade's, or a thing's: 'adult day care center', 'realtor yard
 * signs', 'author page'.
 */
function isOtherName(mention: Mention, clauses: Clauses, { evidence }: TradeKnowledge): boolean {
  const { words, text, mentions } = clauses;
  const first = firstModifier(mention, clauses);
  let end = mention.to;
  while (
    words[end]?.telling &&
    !isBeside(words[end]) &&
    !leaves.has(words[end]?.base ?? '') &&
    SIDE_BY_SIDE.test(text.slice(words[end - 1]?.to, words[end]?.from))
  )
    end++;
  const following = words.slice(mention.to, end);
  const last = mention.words.at(-1) as Word;
  const [next] = following;
  if (mentions.some(({ from }) => from === mention.to)) return false;
  if (next !== undefined && evidence.isTerm(next.stem)) {
    const isOwnPair = evidence
      .pair(last.stem, next.stem)
      .some(({ profession }) => mention.entries.some(({ position }) => position === profession));
    if (!isOwnPair) return true;
  }
  if (first === mention.from && next === undefined) return false;
  const scores = weighTerms(words.slice(first, end), evidence);
  const own = Math.max(...mention.entries.map(({ position }) => scores[position] ?? 0));
  return Math.max(...scores) > own * MIN_RATIO_OF_OTHER_NAME;
}

/** Whether a word after a trade's name is no part of another name: 'plumber close to school', 'what does a plumber charge'. */
function isBeside(word: Word | undefined): boolean {
  return word !== undefined && (beginsCondition.has(word.base) || ofPrices.has(word.base));
}

function longestAt(bases: readonly string[], at: number, runs: Runs): number {
  return Math.max(0, ...runsAt(bases, at, runs).map(({ length }) => length));
}

function skip(bases: readonly string[], from: number, these: ReadonlySet<string>): number {
  let at = from;
  while (these.has(bases[at] ?? '')) at++;
  return at;
}

/** The place after the last word of the clause. */
export function clauseEnd(at: number, starts: readonly number[]): number {
  const next = starts.findIndex((start, i) => i > at && start > at);
  return next < 0 ? starts.length : next;
}
