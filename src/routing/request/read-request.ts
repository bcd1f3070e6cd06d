/**
 * Reads the request in a need: what is asked for, what is refused, what the one who is asked for must be like, and what
 * surrounds it. One stage before evidence is weighed, so that what is named outright outranks all that stands around
 * it. Works on words and on the trades they name; decides nothing by scores that happen to be higher.
 */
import { beginsCondition } from '../knowledge/around-requests.ts';
import type { ProfessionEntry } from '../professions/profession-table.ts';
import type { TradeKnowledge } from '../professions/trade-knowledge.ts';
import { weighNeed, weighTerms } from '../professions/weigh-need.ts';
import type { Runs } from '../text/runs.ts';
import type { Part, Standing, Word } from '../text/word.ts';
import { type AskedMention, askedMentions, requestedFirst } from './asked-trades.ts';
import { type Clauses, clauseEnd, clauseStarts, isIn, type Span } from './clauses.ts';
import { descriptionsIn, isIntroduced, withoutDescriptions } from './descriptions.ts';
import { type Mention, mentionsIn, type RoleNames } from './named-trades.ts';
import { refusedSpans } from './refusals.ts';
import { markPurpose, markStory } from './story.ts';

export interface Request {
  /** All words of the need, each with its standing. */
  readonly words: readonly Word[];
  /** The words of the request alone, in order. */
  readonly asked: readonly Word[];
  /**
   * The professions that are asked for by name; null when none is, or when several different ones are. Empty when a
   * member's role is asked for that is no known profession.
   */
  readonly named: readonly ProfessionEntry[] | null;
  /** Whether words such as 'need a' come right before the name. */
  readonly isRequested: boolean;
  /** What the one who is asked for must be like, which no directory knows: 'spanish speaking'. */
  readonly described: readonly Part[];
  /** The trades that are refused, as they stand in the text. */
  readonly refused: readonly Part[];
}

export interface RequestKnowledge {
  readonly trades: TradeKnowledge;
  /** Runs of words that begin a request: 'looking for'. */
  readonly requests: Runs;
  readonly roleNames: RoleNames;
}

/** Begin a purpose, which says which of several trades with one title is meant: 'lawyer for a house purchase'. */
const PURPOSE: ReadonlySet<string> = new Set(
  'for to with who that which whose of about'.split(' '),
);

/** Evidence by which words that are refused mean a trade: 'lawyer but not divorce'. */
const MIN_REFUSED_EVIDENCE = 0.4;

/** Evidence that is left when descriptions are taken away, so that they describe something. */
const MIN_DESCRIBED_EVIDENCE = 0.6;

/**
 * @param surroundings the parts of the text that are no need: links, numbers, signatures.
 */
export function readRequest(
  words: readonly Word[],
  text: string,
  surroundings: readonly Part[],
  { requests, trades, roleNames }: RequestKnowledge,
): Request {
  const clear = words.map((word) => (isInPart(word, surroundings) ? as('around', word) : word));
  const plain = withoutDescriptions(clear, () => true);
  const mentions = mentionsIn(plain, trades.exact, roleNames);
  const clauses = { text, words: plain, starts: clauseStarts(plain, text), mentions };
  const refused = refusedSpans(clauses);
  const asked = distinct(requestedFirst(askedMentions(clauses, refused, requests, trades)));
  const [first] = asked;
  const refusedEntries = refused.flatMap((span) => entriesIn(span, plain, mentions, trades));
  const declined = mentions
    .filter(({ from }) => isIn(from, refused))
    .map(({ words: [first], words: said }) => ({
      from: first?.from ?? 0,
      to: said.at(-1)?.to ?? 0,
    }));
  const withoutRefused = (all: readonly Word[]) =>
    all.map((word, i) => (isIn(i, refused) ? as('refused', word) : word));
  if (first === undefined || asked.length > 1) {
    const described = withoutDescriptions(clear, (at) => isIntroduced(at, clear));
    const kept = [described, clear].map(withoutRefused);
    const clearest = kept.find((some) => isStillClear(some, trades)) ?? withoutRefused(clear);
    const story = markStory(clearest, text, requests, trades.evidence);
    const told = markPurpose(story, trades);
    const asking = { named: null, isRequested: false, asked: askedIn(told, false) };
    return {
      ...asking,
      words: told,
      described: descriptionsIn(clearest, clear),
      refused: declined,
    };
  }
  const marked = withoutRefused(plain);
  const named = namedBy(first, trades);
  const wanted = named.filter((entry) => !refusedEntries.includes(entry));
  const read = standings(first, { ...clauses, words: marked }, isAmbiguous(first, trades));
  return {
    words: read,
    asked: askedIn(read, true),
    named: wanted.length === 0 ? named : wanted,
    isRequested: first.isRequested,
    described: descriptionsIn(plain, clear),
    refused: declined,
  };
}

/** Small words that only lead to what surrounds a request: 'in' of 'in Weddington'. */
const LEADS_AWAY: ReadonlySet<string> = new Set(
  'in near around at from off by outside and but for'.split(' '),
);

/** The words of the request alone. @param isNamed whether it names a trade: then its story is left out too. */
function askedIn(words: readonly Word[], isNamed: boolean): Word[] {
  const asked = words.filter(
    ({ standing }) => standing === 'asked' || (standing === 'story' && !isNamed),
  );
  if (asked.length < words.length) while (LEADS_AWAY.has(asked.at(-1)?.base ?? '')) asked.pop();
  return asked;
}

function as(standing: Standing, word: Word): Word {
  const telling = word.telling && (standing === 'asked' || standing === 'story');
  return { ...word, standing, telling };
}

const isInPart = (word: Word, parts: readonly Part[]) =>
  parts.some(({ from, to }) => word.from < to && from < word.to);

function isStillClear(words: readonly Word[], { evidence }: TradeKnowledge): boolean {
  return Math.max(0, ...weighNeed(words, evidence)) >= MIN_DESCRIBED_EVIDENCE;
}

/** One mention for each trade: the first. */
function distinct(mentions: readonly AskedMention[]): AskedMention[] {
  return mentions.filter(
    ({ entries }, i) =>
      !mentions.slice(0, i).some((other) => other.entries.some((entry) => entries.includes(entry))),
  );
}

function isAmbiguous({ from, to, entries, words }: Mention, { exact }: TradeKnowledge): boolean {
  return entries.length > 1 || (to - from === 1 && exact.isSharedTitle(words[0]?.stem ?? ''));
}

/** The professions that a mention may mean: a bare 'lawyer' any kind of lawyer. */
function namedBy(mention: Mention, trades: TradeKnowledge): readonly ProfessionEntry[] {
  if (!isAmbiguous(mention, trades) || mention.to - mention.from > 1) return mention.entries;
  const sharing = trades.exact.endingWith(mention.words[0]?.stem ?? '');
  return [...new Set([...mention.entries, ...sharing])];
}

function entriesIn(
  { from, to }: Span,
  words: readonly Word[],
  mentions: readonly Mention[],
  { evidence, entries }: TradeKnowledge,
): ProfessionEntry[] {
  const named = mentions.filter((mention) => mention.from >= from && mention.to <= to);
  if (named.length > 0) return named.flatMap((mention) => mention.entries);
  const scores = weighTerms(words.slice(from, to), evidence);
  return entries.filter(({ position }) => (scores[position] ?? 0) >= MIN_REFUSED_EVIDENCE);
}

/**
 * What each word is to a request for one trade by name: the mention and the words beside it are asked; what follows
 * from 'that', 'with', 'in' or the like to the end of the clause is a condition; all else is story.
 */
function standings(mention: Mention, { words, starts }: Clauses, isOpen: boolean): Word[] {
  const end = Math.max(clauseEnd(mention.from, starts), mention.to);
  const condition = words.findIndex(
    ({ base }, i) => i >= mention.to && i < end && (beginsCondition.has(base) || base === 'for'),
  );
  let first = mention.from;
  while (words[first - 1]?.telling && first - 1 >= (starts[mention.from] as number)) first--;
  return words.map((word, i) => {
    if (word.standing !== 'asked') return word;
    if (i >= first && i < (condition < 0 ? end : condition)) return word;
    if (condition >= 0 && i >= condition && i < end)
      return isOpen && PURPOSE.has(words[condition]?.base ?? '') ? word : as('condition', word);
    return isOpen ? as('story', word) : { ...word, standing: 'story', telling: false };
  });
}
