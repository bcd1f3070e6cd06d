/**
 * The reason for a result, in one short sentence that a visitor understands (M9, C7, L, O2). It quotes the words of the
 * need that counted most, in the order of the need.
 */

import type { TriggerHit } from '../chains/trigger-index.ts';
import type { FallbackHit } from '../members/fallback-match.ts';
import type { NameMention } from '../members/name-index.ts';
import { isTitle, type ProfessionEntry } from '../professions/profession-table.ts';
import type { CountedWord } from '../professions/weigh-need.ts';
import type { OwnTrade } from '../reading/own-trade.ts';
import type { UnderstoodNeed } from '../reading/understand-need.ts';
import { containsRun, positionOfRun } from '../text/runs.ts';
import { basesOf, type Part, type Word, wordsOf } from '../text/word.ts';
import * as answerTexts from '../texts/answers.ts';
import { listed } from '../texts/phrases.ts';

type Quotable = Pick<UnderstoodNeed, 'text' | 'words' | 'correction' | 'described' | 'refused'>;

/** Consecutive words of the need: the places of the first and the last one. */
interface Quote {
  readonly first: number;
  readonly last: number;
}

/** A reason must be readable at a glance: at most this many quotes, of at most this many words. */
const MAX_QUOTES = 3;
const WORDS_PER_QUOTE = 6;

/** Plain words allowed inside a quote: 'roof is leaking'. */
const PLAIN_WORDS_BETWEEN = 2;

/** What may separate two words of a quote: no punctuation that ends a thought. */
const UNBROKEN = /^[\p{L}\p{N}\p{M}'’\s-]*$/u;

/**
 * 'Matches "roof leak" in Roofer', 'Matches "roofer"', or 'Matches "shrink", another word for Therapist'.
 * @param counted the words that led to the profession.
 * @param role the role of the member who is named; '' when no member is.
 */
export function professionReason(
  need: Quotable,
  counted: readonly CountedWord[],
  entry: ProfessionEntry,
  role: string,
): string {
  const reason = matchReason(need, counted, entry, role);
  const quote = ({ from, to }: Part) => `"${need.text.slice(from, to)}"`;
  const not = need.refused.slice(0, MAX_QUOTES).map(quote);
  const unknown = need.described.slice(0, MAX_QUOTES).map(quote);
  const declined = not.length === 0 ? reason : answerTexts.butNot(reason, listed(not));
  return unknown.length === 0 ? declined : answerTexts.notKnown(declined, listed(unknown));
}

function matchReason(
  need: Quotable,
  counted: readonly CountedWord[],
  entry: ProfessionEntry,
  role: string,
): string {
  const { name } = entry.profession;
  const other = otherName(need.words, entry, role);
  if (other === null) {
    return isSaid(name, need, counted) ? matches(need, counted) : quoteReason(need, counted, name);
  }
  const beside = counted.filter(({ at }) => at < other.first || at > other.last);
  const quotes = [...quotesOf(need, beside, MAX_QUOTES - 1), other];
  quotes.sort((a, b) => a.first - b.first);
  const isAlone = quotes.length === 1;
  const texts = quotes.map((quote) => {
    const text = quoteText(quote, need);
    return quote === other && !isAlone ? answerTexts.quoteOfOtherWord(text, name) : text;
  });
  return isAlone
    ? answerTexts.matchesOtherWord(listed(texts), name)
    : answerTexts.matches(listed(texts));
}

/** 'Matches "falconry" in the role Falconry Services': the role, alias or company that contains it (M7). */
export function wordingReason(
  need: Quotable,
  counted: readonly CountedWord[],
  { matched, placed }: FallbackHit,
): string {
  const quotes = quoted(need, counted);
  const { profession_role, company } = placed.member;
  if (matched === profession_role) return answerTexts.matchesInRole(quotes, matched);
  if (matched === company) return answerTexts.matchesInCompany(quotes, matched);
  return matched.toLowerCase() === need.text.toLowerCase()
    ? answerTexts.matchesOtherWord(quotes, profession_role)
    : answerTexts.matchesInOtherWord(quotes, matched, profession_role);
}

/**
 * 'Matches "garrett" in the name Garrett Holloway and "roof leak" in Roofer', or 'Matches the name
 * Garrett Holloway (you typed "garret")' (M7).
 */
export function nameReason(
  need: Quotable,
  counted: readonly CountedWord[],
  { kind, name, isExact }: Pick<NameMention, 'kind' | 'name' | 'isExact'>,
  trade: OwnTrade | null,
): string {
  const quotes = quoted(need, counted, trade === null ? MAX_QUOTES : 1);
  const found = isExact ? (isSaid(name, need, counted) ? 'whole' : 'part') : 'slip';
  const told = answerTexts.names[kind][found](quotes, name);
  if (trade === null) return told;
  return answerTexts.andTrade(told, quoted(need, trade.counted, MAX_QUOTES - 1), trade.name);
}

/** 'Matches "water damage"'; if the need has only part of the trigger, the trigger as well (C1). */
export function triggerReason(
  need: Quotable,
  counted: readonly CountedWord[],
  { isExact, trigger }: TriggerHit,
): string {
  return isExact || counted.length === trigger.stems.length
    ? matches(need, counted)
    : quoteReason(need, counted, `"${trigger.text}"`);
}

/** 'Matches "aging" in Caring for Aging Parents' (L1). */
export function quoteReason(
  need: Quotable,
  counted: readonly CountedWord[],
  where: string,
): string {
  return answerTexts.matchesIn(quoted(need, counted), where);
}

/** 'Matches "mover" in its roles' (L1). */
export function rolesReason(need: Quotable, counted: readonly CountedWord[]): string {
  return answerTexts.matchesInRoles(quoted(need, counted));
}

/** Whether the one quote has exactly the words of a name, which then need not be repeated. */
function isSaid(name: string, need: Quotable, counted: readonly CountedWord[]): boolean {
  const [quote, ...others] = quotesOf(need, counted);
  if (quote === undefined || others.length > 0) return false;
  const said = basesOf(need.words.slice(quote.first, quote.last + 1));
  return said.join(' ') === basesOf(wordsOf(name)).join(' ');
}

/** 'Matches "shingle", "storm" and "gutter"'. */
function matches(need: Quotable, counted: readonly CountedWord[]): string {
  return answerTexts.matches(quoted(need, counted));
}

function quoted(need: Quotable, counted: readonly CountedWord[], most = MAX_QUOTES): string {
  return listed(quotesOf(need, counted, most).map((quote) => quoteText(quote, need)));
}

/**
 * The word that the need uses for a profession instead of its name: 'shrink' for a therapist. This is
 * the longest title in the need that neither is part of the profession's name or `role` nor contains
 * one; null if there is none. 'Web design' is not another word for a Web Designer, nor is 'master electrician'
 * for an Electrician.
 * @param role the role of the member who is named; '' when no member is.
 */
function otherName(
  words: readonly Word[],
  { profession, terms }: ProfessionEntry,
  role: string,
): Quote | null {
  const need = basesOf(words);
  let own: string[][] | null = null;
  let longest: Quote | null = null;
  for (const term of terms) {
    if (!isTitle(term.kind)) continue;
    const { bases } = term;
    const first = positionOfRun(need, bases);
    if (first < 0) continue;
    own ??= [profession.name, role].map((name) => basesOf(wordsOf(name)));
    if (own.some((name) => containsRun(name, bases) || containsRun(bases, name))) continue;
    const last = first + bases.length - 1;
    if (longest === null || last - first > longest.last - longest.first) longest = { first, last };
  }
  return longest;
}

/** The quotes that counted most, at most `most` of them, in the order of the need. */
function quotesOf(quotable: Quotable, counted: readonly CountedWord[], most = MAX_QUOTES): Quote[] {
  const quotes: { first: number; last: number; gain: number }[] = [];
  for (const { at, gain } of counted) {
    const quote = quotes.at(-1);
    if (quote !== undefined && reaches(quote, at, quotable)) {
      quote.last = at;
      quote.gain += gain;
    } else quotes.push({ first: at, last: at, gain });
  }
  return quotes
    .sort((a, b) => b.gain - a.gain)
    .slice(0, most)
    .sort((a, b) => a.first - b.first);
}

/** Whether a quote can be extended to the word at this place. */
function reaches({ first, last }: Quote, at: number, { text, words }: Quotable): boolean {
  const between = words.slice(last + 1, at);
  return (
    at - first < WORDS_PER_QUOTE &&
    between.length <= PLAIN_WORDS_BETWEEN &&
    between.every(({ telling }) => !telling) &&
    UNBROKEN.test(text.slice(words[last]?.to, words[at]?.from))
  );
}

/** The text of a quote, and what was typed if a word was corrected: '"plumber" (you typed "plummer")'. */
function quoteText({ first, last }: Quote, { text, words, correction }: Quotable): string {
  const said = words.slice(first, last + 1).map(({ typed }) => typed.toLowerCase());
  const typed = (correction?.words ?? [])
    .filter(({ to }) => to.split(' ').some((part) => said.some((word) => word.startsWith(part))))
    .map(({ from }) => `"${from}"`);
  const quote = `"${text.slice(words[first]?.from, words[last]?.to)}"`;
  return typed.length === 0 ? quote : answerTexts.youTyped(quote, listed(typed));
}
