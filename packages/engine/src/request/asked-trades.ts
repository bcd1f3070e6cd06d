/**
 * Which of the trades that a text names are asked for, and which are told of the writer or only mentioned: 'need a
 * plumber' asks for one, 'my cousin is a realtor' asks for nobody.
 */
import type { TradeKnowledge } from '../professions/trade-knowledge.ts';
import { weighTerms } from '../professions/weigh-need.ts';
import type { Runs } from '../text/runs.ts';
import type { Word } from '../text/word.ts';
import { type Clauses, clauseEnd, isIn, requestLengthAt, type Span } from './clauses.ts';
import {
  ASKS_WHO,
  firstModifier,
  goesOn,
  isForSale,
  isListed,
  isLost,
  isMentioning,
  isOtherName,
  isSomebodys,
  isTold,
  isWithout,
  leadOf,
  mentionBefore,
  standsAlone,
} from './mentions.ts';
import type { Mention } from './named-trades.ts';

export interface AskedMention extends Mention {
  /** Whether words such as 'need a' or 'looking for' come right before it. */
  readonly isRequested: boolean;
}

/** Evidence of a trade in other clauses, so that they are about something. */
const MIN_EVIDENCE_ELSEWHERE = 0.6;

/** Begin a question for somebody: 'is there a plumber', 'any plumber'. */
const ASKS: ReadonlySet<string> = new Set(
  'who which any anyone anybody is do doe can could'.split(' '),
);

/** Right after a trade's name and last in the clause, they request it: 'plumber wanted'. */
const WANTED: ReadonlySet<string> = new Set(['wanted', 'needed']);

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
  const open: AskedMention[] = [];
  for (const mention of clauses.mentions) {
    if (isIn(mention.from, refused)) continue;
    const last = open.at(-1);
    const continues = last?.isRequested === true && goesOn(last, mention, clauses);
    open.push({ ...mention, isRequested: continues || isRequested(mention, clauses, requests) });
  }
  return open.filter((mention) => isAsked(mention, clauses, requests, trades));
}

/** Of the mentions, the requested ones; all if none is requested. */
export function requestedFirst(mentions: readonly AskedMention[]): readonly AskedMention[] {
  const requested = mentions.filter(({ isRequested }) => isRequested);
  return requested.length === 0 ? mentions : requested;
}

/** Whether a request comes before the mention in its clause, with only plain words between them. */
function isRequested(mention: Mention, clauses: Clauses, requests: Runs): boolean {
  const { words, bases, starts } = clauses;
  const clause = starts[mention.from] as number;
  const first = firstModifier(mention, clauses);
  const opening = bases[clause] ?? '';
  if (WANTED.has(bases[mention.to] ?? '') && clauseEnd(mention.from, starts) === mention.to + 1) {
    return true;
  }
  for (let at = first - 1; at >= clause; at--) {
    const length = requestLengthAt(bases, at, requests);
    if (length === 0 || words.slice(at + length, first).some(isTelling)) continue;
    return ASKS_WHO.has(opening) || !isTold(bases.slice(at, first));
  }
  if (!ASKS.has(opening) || words.slice(clause, first).some(isTelling)) return false;
  if (isTold(bases.slice(clause, first))) return false;
  return standsAlone(mention, clauses);
}

function isAsked(
  mention: AskedMention,
  clauses: Clauses,
  requests: Runs,
  trades: TradeKnowledge,
): boolean {
  const lead = leadOf(mention, clauses);
  const isElse =
    isOwner(mention, clauses) ||
    isOtherName(mention, clauses, trades) ||
    isForSale(mention, clauses) ||
    isWithout(mention, lead, clauses);
  if (isElse || (!mention.isRequested && isOnlyMentioned(mention, lead, clauses))) return false;
  if (isSomebodys(lead)) {
    const isAll = lead.length + mention.words.length === clauses.words.length;
    return isAll || (isLost(mention, clauses) && !isClearElsewhere(mention, clauses, trades));
  }
  return (
    mention.isRequested ||
    (standsAlone(mention, clauses) && !asksElsewhere(mention, clauses, requests))
  );
}

const isTelling = ({ telling }: Word) => telling;

/** 'The plumber's van' is about the van. */
function isOwner({ words: said, to }: Mention, { words, text }: Clauses): boolean {
  const last = said.at(-1) as Word;
  return words[to] !== undefined && POSSESSIVE.test(text.slice(last.from, last.to));
}

/** Whether what stands before a mention, without a request, makes it no more than a mention. */
function isOnlyMentioned(mention: Mention, lead: readonly Word[], clauses: Clauses): boolean {
  const before = mentionBefore(mention, clauses);
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
    if (starts[at] === clause || requestLengthAt(bases, at, requests) === 0) return false;
    return words.slice(at, clauseEnd(at, starts)).some(isTelling);
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
