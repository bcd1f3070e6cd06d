/**
 * Reads a request for one trade by name: which professions it may mean, and what the other words are to it. Words that
 * stand around the name never outrank it.
 */
import { beginsCondition } from '../knowledge/around-requests.ts';
import type { ProfessionEntry } from '../professions/profession-table.ts';
import type { TradeKnowledge } from '../professions/trade-knowledge.ts';
import { weighTerms } from '../professions/weigh-need.ts';
import { basesOf, type Word, wordsOf } from '../text/word.ts';
import type { AskedMention } from './asked-trades.ts';
import { type Asking, askedIn, markRefused, setAside } from './asking.ts';
import { type Clauses, clauseEnd, type Span } from './clauses.ts';
import { descriptionsIn } from './descriptions.ts';
import type { Mention } from './named-trades.ts';

/** Begin a purpose, which says which of several trades with one title is meant: 'lawyer for a house purchase'. */
const PURPOSE: ReadonlySet<string> = new Set(
  'for to with who that which whose of about'.split(' '),
);

const FOR = 'for';

/** Evidence by which words that are refused mean a trade: 'lawyer but not divorce'. */
const MIN_REFUSED_EVIDENCE = 0.4;

/** A request for one trade by name. @param clear the words, with descriptions still among what is asked. */
export function requestByName(
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
  const marked = { ...clauses, words: markRefused(plain, refused) };
  const isOpen = named.length > 1 && isAmbiguous(mention, trades);
  const words = standings(mention, marked, isOpen);
  return {
    words,
    asked: askedIn(words, true),
    named: wanted.length === 0 ? named : wanted,
    isRequested: mention.isRequested,
    described: descriptionsIn(plain, clear),
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
