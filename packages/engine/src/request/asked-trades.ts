/**
 * Which of the trades that a text names are asked for, and which are told of the writer or only mentioned: 'need a
 * plumber' asks for one, 'my cousin is a realtor' asks for nobody.
 */
import { another, contactDetails, ofPrices } from '../knowledge/around-requests.ts';
import { isClear } from '../professions/certainty.ts';
import type { TradeKnowledge } from '../professions/trade-knowledge.ts';
import { weighTerms } from '../professions/weigh-need.ts';
import { type Runs, runsAt, runsByStart } from '../text/runs.ts';
import { tellingWords, type Word } from '../text/word.ts';
import {
  ASKS_WHO,
  endsOpen,
  firstModifier,
  goesOn,
  hasNumber,
  isAnybody,
  isListed,
  isMentioning,
  isOfSomeone,
  isPartedWith,
  isSomebodys,
  isTold,
  isWithout,
  leadOf,
  mentionBefore,
  saysMore,
} from './before-mention.ts';
import {
  isForSale,
  isLost,
  isOtherName,
  isPlace,
  standsAlone,
  tellsWhatItDoes,
} from './beside-mention.ts';
import { type Clauses, clauseEnd, isIn, requestLengthAt, type Span } from './clauses.ts';
import type { Mention } from './named-trades.ts';

export interface AskedMention extends Mention {
  /** Whether a request such as 'need a' leads to it, or the text asks for it and for nothing else. */
  readonly isRequested: boolean;
}

/** Evidence of a trade in other clauses, so that they are about something. */
const MIN_EVIDENCE_ELSEWHERE = 0.6;

/** Begin a question for somebody: 'is there a plumber', 'any plumber'. */
const ASKS: ReadonlySet<string> = new Set(
  'who which any anyone anybody is do doe can could would will'.split(' '),
);

/** Right after a trade's name and last in the clause, they request it: 'plumber wanted'. */
const WANTED: ReadonlySet<string> = new Set(['wanted', 'needed']);

/** Shortly before 'a new one', they say that none is needed. */
const NONE_NEEDED: ReadonlySet<string> = new Set(['not', 'dont', 'doesnt', 'didnt', 'no']);
const MAX_WORDS_FROM_NONE_NEEDED = 3;

const NUMBER = /^\d+$/;
const POSSESSIVE = /['’]s$/;

/**
 * The mentions that are asked for: those that a request comes right before, and those that stand by themselves. If
 * there are none, those that the text implies, where nothing else is clear: 'Bob said you brought a plumber once'. A mention that
 * is refused, told of somebody, or a part of another phrase is not asked for.
 */
export function askedMentions(
  clauses: Clauses,
  refused: readonly Span[],
  requests: Runs,
  trades: TradeKnowledge,
): AskedMention[] {
  const open: AskedMention[] = [];
  for (const mention of clauses.mentions) {
    if (isIn(mention.from, refused)) continue;
    const last = open.at(-1);
    const continues = last?.isRequested === true && goesOn(last, mention, clauses);
    open.push({
      ...mention,
      isRequested: continues || isRequested(mention, clauses, requests, trades),
    });
  }
  const asked = open.filter((mention) => isAsked(mention, clauses, requests, trades));
  if (asked.length > 0) return asked;
  return open
    .filter((mention) => isImplied(mention, clauses, trades))
    .map((mention) => ({ ...mention, isRequested: true }));
}

/** Of the mentions, the requested ones; all if none is requested. */
export function requestedFirst(mentions: readonly AskedMention[]): readonly AskedMention[] {
  const requested = mentions.filter(({ isRequested }) => isRequested);
  return requested.length === 0 ? mentions : requested;
}

/** Whether a request comes before the mention in its clause, with only plain words between them. */
function isRequested(
  mention: Mention,
  clauses: Clauses,
  requests: Runs,
  trades: TradeKnowledge,
): boolean {
  const { words, bases, starts } = clauses;
  const clause = starts[mention.from] as number;
  const first = firstModifier(mention, clauses);
  const opening = bases[clause] ?? '';
  if (WANTED.has(bases[mention.to] ?? '') && clauseEnd(mention.from, starts) === mention.to + 1) {
    return true;
  }
  for (let at = first - 1; at >= clause; at--) {
    const length = requestLengthAt(bases, at, requests);
    if (length === 0 || words.slice(at + length, first).some(saysMore)) continue;
    return ASKS_WHO.has(opening) || !isTold(bases.slice(at + length, first));
  }
  if (words.slice(clause, first).some(saysMore)) return false;
  if (isTold(bases.slice(clause, first))) return false;
  if (isOneAlone(mention, clauses, trades)) return true;
  if (!ASKS.has(opening)) return false;
  return (
    standsAlone(mention, clauses) ||
    (endsOpen(leadOf(mention, clauses)) && !isClearAfter(mention, clauses, trades))
  );
}

/** Whether the clause names one of a trade and says nothing else: 'a plumber, if you please', 'step one, a plumber'. */
function isOneAlone(mention: Mention, clauses: Clauses, trades: TradeKnowledge): boolean {
  const lead = leadOf(mention, clauses);
  return (
    clauses.mentions.length === 1 &&
    endsOpen(lead) &&
    standsAlone(mention, clauses) &&
    !isOnlyMentioned(mention, lead, clauses) &&
    !isItemOfList(mention, clauses, trades)
  );
}

/** Whether a thing of some trade comes right before: 'haircut, a vet', '1. haircut 2. a vet'. */
function isItemOfList(
  { from }: Mention,
  { words, starts }: Clauses,
  { exact }: TradeKnowledge,
): boolean {
  const start = starts[from] as number;
  const before = tellingWords(words.slice(starts[start - 1], start)).filter(
    ({ base }) => !NUMBER.test(base),
  );
  return before.length > 0 && exact.owners(before).length > 0;
}

function isAsked(
  mention: AskedMention,
  clauses: Clauses,
  requests: Runs,
  trades: TradeKnowledge,
): boolean {
  const lead = leadOf(mention, clauses);
  if (isAboutElse(mention, lead, clauses, trades)) return false;
  if (!mention.isRequested && isOnlyMentioned(mention, lead, clauses)) return false;
  if (isSomebodys(lead)) {
    const isAll = lead.length + mention.words.length === clauses.words.length;
    if (isAll || asksForAnother(clauses)) return true;
    const isWanted = isLost(mention, clauses) || isPartedWith(lead);
    return (
      isWanted &&
      !isClearElsewhere(mention, clauses, trades) &&
      !asksElsewhere(mention, clauses, requests)
    );
  }
  return (
    mention.isRequested ||
    (standsAlone(mention, clauses) && !asksElsewhere(mention, clauses, requests))
  );
}

/** Whether the text asks for the trade without a request: any holder of it will do, or another one is wanted. */
function isImplied(mention: Mention, clauses: Clauses, trades: TradeKnowledge): boolean {
  const lead = leadOf(mention, clauses);
  const isAny =
    isAnybody(lead) &&
    !isPlace(mention) &&
    !hasNumber(mention, clauses) &&
    !tellsWhatItDoes(mention, clauses);
  return (
    (isAny || (isOfSomeone(lead) && asksForAnother(clauses))) &&
    !isAboutElse(mention, lead, clauses, trades) &&
    !isClearBeside(clauses, trades)
  );
}

const ANOTHER = runsByStart(another);

/** Whether the text asks for another holder of a trade: 'need a new one', but not 'don't need a new one'. */
function asksForAnother({ words, bases }: Clauses): boolean {
  return bases.some(
    (_, at) =>
      !bases
        .slice(Math.max(0, at - MAX_WORDS_FROM_NONE_NEEDED), at)
        .some((base) => NONE_NEEDED.has(base)) &&
      runsAt(bases, at, ANOTHER).some(({ length }) => !words[at + length]?.telling),
  );
}

/** Whether the text is about something the trade owns, about its business for sale, or says that there is none. */
function isAboutElse(
  mention: Mention,
  lead: readonly Word[],
  clauses: Clauses,
  trades: TradeKnowledge,
): boolean {
  return (
    isOwner(mention, clauses) ||
    isOtherName(mention, clauses, trades) ||
    isForSale(mention, clauses) ||
    isWithout(mention, lead, clauses)
  );
}

/** Whether a word of another clause asks for a thing there, and not about the trade: 'can you send me a name?'. */
const asksForThing = ({ telling, base }: Word) =>
  telling && !ofPrices.has(base) && !contactDetails.has(base);

/** 'The plumber's van' is about the van. */
function isOwner({ words: said, to }: Mention, { words, text }: Clauses): boolean {
  const last = said.at(-1) as Word;
  return words[to] !== undefined && POSSESSIVE.test(text.slice(last.from, last.to));
}

/** Whether what stands before a mention, without a request, makes it no more than a mention. */
function isOnlyMentioned(mention: Mention, lead: readonly Word[], clauses: Clauses): boolean {
  const before = mentionBefore(mention, clauses);
  if (before === undefined && isPartedWith(lead)) return false;
  const isApart = before !== undefined && !goesOn(before, mention, clauses);
  return isApart || isMentioning(lead) || isListed(mention, clauses);
}

/** Whether another clause asks for something: 'restaurant with tips, who does payroll?' is asked by the restaurant. */
function asksElsewhere(
  { from }: Mention,
  { words, bases, starts }: Clauses,
  requests: Runs,
): boolean {
  const clause = starts[from];
  return words.some((_, at) => {
    if (starts[at] === clause) return false;
    const length = requestLengthAt(bases, at, requests);
    return length > 0 && words.slice(at + length, clauseEnd(at, starts)).some(asksForThing);
  });
}

/** Whether other clauses name something that a trade works with. */
function isClearElsewhere(
  { from, to }: Mention,
  { words, starts }: Clauses,
  { evidence }: TradeKnowledge,
): boolean {
  const clause = starts[from];
  const others = words.filter((_, at) => starts[at] !== clause && (at < from || at >= to));
  return Math.max(0, ...weighTerms(others, evidence)) >= MIN_EVIDENCE_ELSEWHERE;
}

/** Whether the words that follow the mention in its clause name a trade clearly: 'can a handyman replace a breaker panel'. */
function isClearAfter(
  { to }: Mention,
  { words, starts }: Clauses,
  trades: TradeKnowledge,
): boolean {
  return nameTrade(words.slice(to, clauseEnd(to - 1, starts)), trades);
}

/** Whether the words beside all mentions name a trade clearly. */
function isClearBeside({ words, mentions }: Clauses, trades: TradeKnowledge): boolean {
  return nameTrade(
    words.filter((_, at) => !isIn(at, mentions)),
    trades,
  );
}

/** Whether words name a trade clearly. */
function nameTrade(words: readonly Word[], { evidence }: TradeKnowledge): boolean {
  return isClear(words, Math.max(0, ...weighTerms(words, evidence)));
}
