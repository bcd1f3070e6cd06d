/**
 * Reads the request in a need: what is asked for, what is refused, what the person asked for must be like, and what
 * surrounds it. One stage before evidence is weighed, so that what is named outright outranks all that stands around
 * it. Works on words and on the trades they name; scores are compared only with fixed minimums, never with
 * each other.
 */

import { beginsCondition } from '../knowledge/around-requests.ts';
import { isClear } from '../professions/certainty.ts';
import type { ProfessionEntry } from '../professions/profession-table.ts';
import type { TradeKnowledge } from '../professions/trade-knowledge.ts';
import { weighNeed, weighTerms } from '../professions/weigh-need.ts';
import type { Runs } from '../text/runs.ts';
import { basesOf, overlaps, type Part, partOf, type Word, wordsOf } from '../text/word.ts';
import { type AskedMention, askedMentions, requestedFirst } from './asked-trades.ts';
import {
  type Asking,
  askedIn,
  type Clauses,
  clauseEnd,
  clausesOf,
  isIn,
  type Span,
  setAside,
  setAsideIn,
} from './clauses.ts';
import { descriptionsIn, isIntroduced, withoutDescriptions } from './descriptions.ts';
import { type Mention, mentionsIn, type RoleNames } from './named-trades.ts';
import { refusedSpans, refusedThings } from './refusals.ts';
import { markPurpose, markStory, reporters, tradesOfOwnPlaces } from './story.ts';

interface Request extends Asking {
  /** The trades that are refused, as they stand in the text. */
  readonly refused: readonly Part[];
}

interface RequestKnowledge {
  readonly trades: TradeKnowledge;
  /** Runs of words that begin a request: 'looking for'. */
  readonly requests: Runs;
  /** Runs of words that describe the person asked for. */
  readonly descriptions: Runs;
  readonly roleNames: RoleNames;
}

/** Evidence that is left when descriptions are taken away, so that they describe something. */
const MIN_DESCRIBED_EVIDENCE = 0.6;

/**
 * The request in a need.
 * @param words all words of the need, none of them read as anything but asked.
 * @param text the text they were read from.
 * @param surroundings the parts of the text that are no need: links, numbers, signatures.
 * @example readRequest(wordsOf('female plumber'), 'female plumber', [], index).described // [{ from: 0, to: 6 }]
 */
export function readRequest(
  words: readonly Word[],
  text: string,
  surroundings: readonly Part[],
  known: RequestKnowledge,
): Request {
  const { requests, descriptions, trades, roleNames } = known;
  const clear = words.map((word) =>
    overlaps(word, surroundings) ? setAside(word, 'around') : word,
  );
  const plain = withoutDescriptions(clear, descriptions, () => true);
  const mentions = mentionsIn(plain, trades.exact, roleNames);
  const clauses = clausesOf(text, plain, mentions);
  const refused = refusedSpans(clauses);
  const asked = distinct(requestedFirst(askedMentions(clauses, refused, requests, trades)));
  const [first] = asked;
  const isNeed = (said: readonly Word[]) =>
    isClear(said, Math.max(0, ...weighNeed(said, trades.evidence)));
  const request =
    first !== undefined && asked.length === 1
      ? requestByName(first, clear, clauses, refused, trades)
      : requestByEvidence(
          setAsideIn(clear, reporters(clauses, isNeed), 'around'),
          text,
          refused.length > 0 ? refused : refusedThings(clauses, isNeed),
          clauses,
          known,
        );
  const declined = mentions.filter(({ from }) => isIn(from, refused));
  return { ...request, refused: declined.map(({ words: said }) => partOf(said)) };
}

/** The request in a need that is all asked for. */
export function requestOf(words: readonly Word[]): Request {
  return {
    words,
    asked: words,
    named: null,
    isFor: [],
    isRequested: false,
    described: [],
    languages: [],
    refused: [],
  };
}

/** A request for no trade by name, or for several: descriptions count only if it is still clear without them. */
function requestByEvidence(
  clear: readonly Word[],
  text: string,
  refused: readonly Span[],
  clauses: Clauses,
  { requests, descriptions, trades }: RequestKnowledge,
): Asking {
  const described = withoutDescriptions(clear, descriptions, (span) => isIntroduced(span, clear));
  const isDescribed = described.some(({ standing }, i) => standing !== clear[i]?.standing);
  const wanted = setAsideIn(isDescribed ? described : clear, refused);
  const staysClear = !isDescribed || isStillClear(wanted, trades);
  const clearest = staysClear ? wanted : setAsideIn(clear, refused);
  const told = markStory(clearest, text, requests, trades.evidence);
  const { words, isFor } = markPurpose(told, clauses, trades);
  return {
    words,
    asked: askedIn(words, false),
    named: null,
    isFor: [...isFor, ...tradesOfOwnPlaces(told, clauses, trades)],
    isRequested: false,
    ...descriptionsIn(clearest, clear),
  };
}

/** Whether the words alone still name a trade. */
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

// Reads a request for one trade by name: which professions it may mean, and what the other words are to it. Words that
// stand around the name never outrank it.

/** Begin a purpose, which says which of several trades with one title is meant: 'lawyer for a house purchase'. */
const PURPOSE: ReadonlySet<string> = new Set(
  'for to with who that which whose of about'.split(' '),
);

const FOR = 'for';

/** Evidence by which words that are refused mean a trade: 'lawyer but not divorce'. */
const MIN_REFUSED_EVIDENCE = 0.4;

/** A request for one trade by name. @param clear the words, with descriptions still among what is asked. */
function requestByName(
  mention: AskedMention,
  clear: readonly Word[],
  clauses: Clauses,
  refused: readonly Span[],
  trades: TradeKnowledge,
): Asking {
  const { words: plain, mentions } = clauses;
  const declined = refused.flatMap((span) => entriesIn(span, plain, mentions, trades));
  const named = namedBy(mention, trades);
  const wanted = named.filter((entry) => !declined.includes(entry));
  const marked = { ...clauses, words: setAsideIn(plain, refused) };
  const isOpen = named.length > 1 && isAmbiguous(mention, trades);
  const words = standings(mention, marked, isOpen);
  return {
    words,
    asked: askedIn(words, true),
    named: wanted.length === 0 ? named : wanted,
    isFor: [],
    isRequested: mention.isRequested,
    ...descriptionsIn(plain, clear),
  };
}

/** Whether several trades have the title: 'contractor'. */
function isAmbiguous({ from, to, entries, words }: Mention, { exact }: TradeKnowledge): boolean {
  return entries.length > 1 || (to - from === 1 && exact.isSharedTitle(words[0]?.stem ?? ''));
}

/** The professions that a mention may mean: a bare 'lawyer' any kind of lawyer. */
function namedBy(mention: Mention, trades: TradeKnowledge): readonly ProfessionEntry[] {
  const said = basesOf(mention.words).join(' ');
  const own = mention.entries.filter(
    ({ profession }) => basesOf(wordsOf(profession.name)).join(' ') === said,
  );
  if (own.length > 0 && mention.words.length > 1) return own;
  if (!isAmbiguous(mention, trades) || mention.to - mention.from > 1) return mention.entries;
  const sharing = trades.exact.endingWith(mention.words[0]?.stem ?? '');
  return [...new Set([...mention.entries, ...sharing])];
}

/** The professions that a refused part means: those it names, or those its words tell about. */
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
 * @param isOpen whether several trades have the name: then a purpose and the story may say which one is meant.
 */
function standings(mention: Mention, { words, starts }: Clauses, isOpen: boolean): Word[] {
  const clause = starts[mention.from] as number;
  const end = Math.max(clauseEnd(mention.from, starts), mention.to);
  const after = words.slice(mention.to, end);
  const leading = after.findIndex(({ base }) => beginsCondition.has(base) || base === FOR);
  const condition = leading < 0 ? end : mention.to + leading;
  const isPurpose = isOpen && PURPOSE.has(words[condition]?.base ?? '');
  let first = mention.from;
  while (first > clause && words[first - 1]?.telling) first--;
  return words.map((word, i) => {
    if (word.standing !== 'asked' || (i >= first && i < condition)) return word;
    if (i >= condition && i < end) return isPurpose ? word : setAside(word, 'condition');
    return { ...word, standing: 'story', telling: isOpen && word.telling };
  });
}
