/**
 * What stands beside the mention of a trade in its clause: words that make it another name, a condition, or what its holder
 * did.
 */
import { beginsCondition, ofPrices, placeTitles, verbs } from '../knowledge/around-requests.ts';
import type { EvidenceTable } from '../professions/evidence-table.ts';
import type { TradeKnowledge } from '../professions/trade-knowledge.ts';
import { weighTerms } from '../professions/weigh-need.ts';
import { basesOf, type Word } from '../text/word.ts';
import { asksWhich, firstModifier, IS, isDetermined, leadOf, letsDown } from './before-mention.ts';
import { type Clauses, clauseEnd } from './clauses.ts';
import type { Mention } from './named-trades.ts';

/** Words after a mention that may be a name: 'Indian Trail NC'. */
const LONGEST_NAME_WORDS = 3;

/** The words around a mention name another trade if they are this many times the evidence for it. */
const MIN_RATIO_OF_OTHER_NAME = 1.2;

/** 'Restaurant for sale'. */
const FOR_SALE = /^for (?:sale|rent|lease)$/;

/** 'Church treasurer here, need…' says who writes. */
const HERE = 'here';

/** As typed, since only these forms have the trade as their subject: 'auto shop with three bays wants new doors'. */
const ASKS_FOR_ITSELF: ReadonlySet<string> = new Set(['wants', 'needs']);

/** Contact details that end the clause after a trade's name: 'plumber phone number'. */
const CONTACT =
  /^(?:(?:phone|cell|mobile|office|contact|email) )?(?:number|address|info|phone|email)$/;

const SIDE_BY_SIDE = /^[\s-]+$/;

/**
 * Whether nothing follows the mention in its clause but a condition, or a name: 'plumber that takes cards', 'plumber
 * Weddington'. 'The plumber fixed it' and 'builder warranty' are about something else.
 */
export function standsAlone({ to }: Mention, { words, starts }: Clauses): boolean {
  const end = clauseEnd(to - 1, starts);
  const rest = words.slice(to, end);
  const [next] = rest;
  if (next === undefined || isContact(rest)) return true;
  if (next.base === HERE && end < words.length) return false;
  if (next.telling)
    return isBeside(next) || (rest.length <= LONGEST_NAME_WORDS && rest.every(isTelling));
  return (
    !verbs.has(next.base) && !rest.some(({ typed }) => ASKS_FOR_ITSELF.has(typed.toLowerCase()))
  );
}

const isTelling = ({ telling }: Word) => telling;

const isContact = (rest: readonly Word[]) => CONTACT.test(basesOf(rest).join(' '));

/** Whether the word after the mention says what its holder does or did: 'a plumber came', but not 'who your plumber is'. */
export function tellsWhatItDoes(mention: Mention, clauses: Clauses): boolean {
  const { words, starts } = clauses;
  const next = mention.to < clauseEnd(mention.to - 1, starts) ? words[mention.to] : undefined;
  if (next === undefined || !verbs.has(next.base)) return false;
  return !(IS.has(next.base) && asksWhich(leadOf(mention, clauses)));
}

/** Whether the mention names a place, such as 'a bakery', which people also own, sell or visit. */
export const isPlace = ({ words }: Mention) => placeTitles.has(words.at(-1)?.base ?? '');

/**
 * Whether the words beside the mention make it another trade's, or a thing's: 'adult day care center', 'realtor yard
 * signs', 'author page'.
 */
export function isOtherName(
  mention: Mention,
  clauses: Clauses,
  { evidence }: TradeKnowledge,
): boolean {
  if (clauses.mentions.some(({ from }) => from === mention.to)) return false;
  const first = firstModifier(mention, clauses);
  const end = nameEnd(mention, clauses);
  const next = end > mention.to ? clauses.words[mention.to] : undefined;
  // After 'a' or 'our', a word that is only part of longer terms begins no other name: 'need a plumber period call me'.
  const isOne = isDetermined(leadOf(mention, clauses));
  const isThing = ({ stem }: Word) =>
    isOne ? evidence.word(stem).some(({ isFirm }) => isFirm) : evidence.isTerm(stem);
  if (next !== undefined && isThing(next) && !isOwnPair(mention, next, evidence)) return true;
  if (first === mention.from && next === undefined) return false;
  const scores = weighTerms(clauses.words.slice(first, end), evidence);
  const own = Math.max(...mention.entries.map(({ position }) => scores[position] ?? 0));
  return Math.max(...scores) > own * MIN_RATIO_OF_OTHER_NAME;
}

/** The place after the telling words that follow a mention side by side: 'yard signs' in 'realtor yard signs'. */
function nameEnd({ to }: Mention, { words, starts, text }: Clauses): number {
  let end = to;
  if (isContact(words.slice(to, clauseEnd(to - 1, starts)))) return end;
  for (let next = words[end]; next?.telling; next = words[++end]) {
    const isSideBySide = SIDE_BY_SIDE.test(text.slice(words[end - 1]?.to, next.from));
    if (!isSideBySide || isBeside(next) || letsDown(next)) break;
  }
  return end;
}

/** Whether the trade itself says the next word after its name: 'electrician panel'. */
function isOwnPair(mention: Mention, next: Word, { pair }: EvidenceTable): boolean {
  const last = mention.words.at(-1) as Word;
  return pair(last.stem, next.stem).some(({ profession }) =>
    mention.entries.some(({ position }) => position === profession),
  );
}

/** Whether a word after a trade's name is no part of another name: 'close' in 'plumber close to school', 'charge'. */
function isBeside({ base }: Word): boolean {
  return beginsCondition.has(base) || ofPrices.has(base);
}

/** Whether the holder of the trade has left or let the writer down, so that another one is needed: 'my plumber retired'. */
export function isLost({ to }: Mention, { words, starts }: Clauses): boolean {
  const first = words
    .slice(to, clauseEnd(to - 1, starts))
    .find((word) => word.telling || letsDown(word));
  return first !== undefined && letsDown(first);
}

export function isForSale({ to }: Mention, { bases }: Clauses): boolean {
  return FOR_SALE.test(bases.slice(to, to + 2).join(' '));
}
