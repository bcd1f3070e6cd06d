/**
 * What stands beside a trade's name in its clause: words that make it another name, a condition, or what its holder did.
 */
import { beginsCondition, leaves, ofPrices, praises, verbs } from '../knowledge/around-requests.ts';
import type { TradeKnowledge } from '../professions/trade-knowledge.ts';
import { weighTerms } from '../professions/weigh-need.ts';
import { basesOf, type Word } from '../text/word.ts';
import { type Clauses, clauseEnd } from './clauses.ts';
import type { Mention } from './named-trades.ts';

/** Words after a mention that may be a name: 'Indian Trail NC'. */
const LONGEST_NAME_WORDS = 3;

/** Another trade's evidence in the words around a mention, relative to its own, that makes it that trade's name. */
const MIN_RATIO_OF_OTHER_NAME = 1.2;

/** 'Church treasurer here, need…' says who writes. */
const FOR_SALE = /^for (?:sale|rent|lease)$/;

const HERE = 'here';

/** 'Auto shop with three bays wants new doors'. */
const ASKS_FOR_ITSELF: ReadonlySet<string> = new Set(['wants', 'needs']);

const SIDE_BY_SIDE = /^[\s-]+$/;

/** The place of the first word that describes the mention: 'residential' in 'a residential painter'. */
export function firstModifier({ from }: Mention, { words, starts, mentions }: Clauses): number {
  const clause = Math.max(
    starts[from] as number,
    ...mentions.flatMap(({ to }) => (to <= from ? to : [])),
  );
  let first = from;
  while (first > clause && words[first - 1]?.telling && !praises.has(words[first - 1]?.base ?? ''))
    first--;
  return first;
}

/**
 * Whether nothing follows the mention in its clause but a condition, or a name: 'plumber that takes cards', 'plumber
 * Weddington'. 'The plumber fixed it' and 'builder warranty' are about something else.
 */
export function standsAlone({ to }: Mention, { words, starts }: Clauses): boolean {
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
export function isOtherName(
  mention: Mention,
  clauses: Clauses,
  { evidence }: TradeKnowledge,
): boolean {
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

/** 'My plumber retired': whoever lost one needs another. */
export function isLost({ to }: Mention, { words }: Clauses): boolean {
  const next = words[to];
  return (
    next !== undefined &&
    (leaves.has(next.base) || (next.base === 'just' && leaves.has(words[to + 1]?.base ?? '')))
  );
}

/** 'Restaurant for sale'. */
export function isForSale({ to }: Mention, { words }: Clauses): boolean {
  return FOR_SALE.test(basesOf(words.slice(to, to + 2)).join(' '));
}
