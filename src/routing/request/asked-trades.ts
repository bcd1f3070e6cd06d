/**
 * Which of the trades that a text names are asked for, and which are told of the writer or only mentioned: 'need a plumber'
 * asks for one, 'my cousin is a realtor' asks for nobody.
 */
import { praises, tellsTrade } from '../knowledge/around-requests.ts';
import type { TradeKnowledge } from '../professions/trade-knowledge.ts';
import { weighTerms } from '../professions/weigh-need.ts';
import { positionOfRun, type Runs } from '../text/runs.ts';
import { basesOf, type Word } from '../text/word.ts';
import { firstModifier, isForSale, isLost, isOtherName, standsAlone } from './beside-mention.ts';
import { type Clauses, clauseEnd, isIn, requestLengthAt, type Span } from './clauses.ts';
import type { Mention } from './named-trades.ts';

/** Before 'is', these ask: 'who is your plumber', 'is there a plumber'. */
const ASKS_WHO: ReadonlySet<string> = new Set(
  'who whos there what where how which here'.split(' '),
);
const IS: ReadonlySet<string> = new Set('is was hes shes whos'.split(' '));

/** Before a mention, they say whose it is, or that it is anybody's. */
const OWNERS: ReadonlySet<string> = new Set('my our his her their'.split(' '));
const ARTICLES: ReadonlySet<string> = new Set('a an any another some your'.split(' '));

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

/** Evidence that makes other clauses be about something. */
const MIN_EVIDENCE = 0.6;

/** Begin a question for somebody: 'is there a plumber', 'any plumber'. */
const ASKS: ReadonlySet<string> = new Set(
  'who whos which any anyone anybody is do doe does can could'.split(' '),
);

const HAVE: ReadonlySet<string> = new Set(['have', 'got', 'has', 'there']);

const POSSESSIVE = /['’]s$/;

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
