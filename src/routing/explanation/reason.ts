/** Why a result is shown, in one short sentence a visitor understands (M9, C7, L, O2). */
import type { TriggerHit } from '../chains/trigger-index.ts';
import type { FallbackHit } from '../members/fallback-match.ts';
import type { NameMention } from '../members/named-members.ts';
import type { ProfessionEntry } from '../professions/profession-table.ts';
import type { OwnTrade } from '../reading/own-trade.ts';
import { listed } from '../text/listed.ts';
import type { CountedWord } from './counted-words.ts';
import { otherName } from './other-name.ts';
import { MOST_QUOTES, type Quotable, quoted, quotedRuns } from './quotes.ts';

/**
 * 'Matches "roof leak" in Roofer', or 'Matches "shrink", another word for Therapist'.
 * @param counted the words that told about the profession.
 * @param role the role of the member who is named; '' when nobody is.
 */
export function professionReason(
  need: Quotable,
  counted: readonly CountedWord[],
  entry: ProfessionEntry,
  role: string,
): string {
  const { name } = entry.profession;
  const other = otherName(need.words, entry, role);
  if (other === null) return quoteReason(need, counted, name);
  const beside = counted.filter(({ at }) => at < other.first || at > other.last);
  const runs = [...quotedRuns(need, beside, MOST_QUOTES - 1), other];
  runs.sort((a, b) => a.first - b.first);
  const alone = runs.length === 1;
  const quotes = runs.map((run) => {
    const quote = quoted(run, need);
    if (run !== other) return quote;
    return alone ? `${quote}, another word for ${name}` : `${quote} (another word for ${name})`;
  });
  return `Matches ${listed(quotes)}`;
}

/** 'Matches "falconry" in the role Falconry Services': the role, alias or company that holds it (M7). */
export function wordingReason(
  need: Quotable,
  counted: readonly CountedWord[],
  { matched, placed }: FallbackHit,
): string {
  const told = matches(need, counted);
  const { profession_role, company } = placed.member;
  if (matched === profession_role) return `${told} in the role ${matched}`;
  if (matched === company) return `${told} in the company name ${matched}`;
  const isAll = matched.toLowerCase() === need.need.toLowerCase();
  return `${told}${isAll ? '' : ` in "${matched}"`}, another word for ${profession_role}`;
}

/**
 * 'Matches "garrett" in the name Garrett Holloway and "roof leak" in Roofer', or 'Matches the name Garrett
 * Holloway (you typed "garret")' (M7).
 */
export function nameReason(
  need: Quotable,
  counted: readonly CountedWord[],
  { kind, name, isExact }: Pick<NameMention, 'kind' | 'name' | 'isExact'>,
  trade: OwnTrade | null,
): string {
  const where = kind === 'person' ? `the name ${name}` : `the company name ${name}`;
  const typed = quotes(need, counted, trade === null ? MOST_QUOTES : 1);
  const told = isExact ? `${typed} in ${where}` : `${where} (you typed ${typed})`;
  if (trade === null) return `Matches ${told}`;
  return `Matches ${told} and ${quotes(need, trade.counted, MOST_QUOTES - 1)} in ${trade.name}`;
}

/** 'Matches "water damage"', and the trigger too where the need says only a part of it (C1). */
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
  return `${matches(need, counted)} in ${where}`;
}

/** 'Matches "shingle", "storm" and "gutter"'. */
function matches(need: Quotable, counted: readonly CountedWord[]): string {
  return `Matches ${quotes(need, counted)}`;
}

function quotes(need: Quotable, counted: readonly CountedWord[], most = MOST_QUOTES): string {
  return listed(quotedRuns(need, counted, most).map((run) => quoted(run, need)));
}
