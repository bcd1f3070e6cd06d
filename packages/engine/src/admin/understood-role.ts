/**
 * What a member's role is understood as: the trades by which the member is found (M4), or the trades that come nearest.
 * Pure.
 */
import { commaList } from 'domain/comma-list.ts';
import type { ChapterSeats } from '../chains/chain-steps.ts';
import { heldBy } from '../members/member-groups.ts';
import type { RoleNaming } from '../professions/name-role.ts';
import { isTitle, kindOf, type ProfessionEntry } from '../professions/profession-table.ts';
import type { TradeKnowledge } from '../professions/trade-knowledge.ts';
import { weighNeed } from '../professions/weigh-need.ts';
import { similarity } from '../text/edit-distance.ts';
import { tellingWords, wordsOf } from '../text/word.ts';

export interface UnderstoodRole {
  /** Names of the trades by which the member is found, the role's own first; empty when none is recognised. */
  readonly professions: readonly string[];
  /**
   * When none is recognised: the nearest trades, best first, 3 at most. Empty only if every word is unknown. Found when
   * first read: it takes milliseconds.
   */
  readonly nearest: readonly string[];
}

const MAX_NEAREST = 3;

/** Words that are less alike than this are not taken for each other. */
const MIN_SIMILARITY = 0.7;

/** What a title that is spelled like a word of the role counts, beside evidence of about 1 for a trade's own word. */
const SPELLING_WORTH = 0.5;

/** @param aliases separated by commas, as stored with the member. */
export function understoodRole(
  role: string,
  aliases: string | null,
  { trades, naming }: Pick<ChapterSeats, 'trades' | 'naming'>,
): UnderstoodRole {
  const names = [role, ...commaList(aliases)];
  const held = heldBy(
    names.map((text) => ({ text })),
    naming,
    trades.exact,
  );
  const professions = Array.from(held, nameOf);
  let nearest: readonly string[] | undefined;
  return {
    professions,
    get nearest() {
      nearest ??= professions.length > 0 ? [] : nearestTrades(names, trades, naming);
      return nearest;
    },
  };
}

/** By the words that the role shares with trades, and the titles spelled like its words; then their neighbours. */
function nearestTrades(
  names: readonly string[],
  trades: TradeKnowledge,
  naming: RoleNaming,
): string[] {
  const { entries, evidence } = trades;
  const wordings = names.flatMap((name) => [name, naming.partsOf(name).whole.text]);
  const words = wordsOf(wordings.join(' '));
  const scores = weighNeed(words, evidence);
  for (const word of tellingWords(words)) {
    if (evidence.isTerm(word.stem)) continue;
    for (const [profession, alike] of spelledLike(word.base, trades)) {
      scores[profession] = (scores[profession] as number) + alike * SPELLING_WORTH;
    }
  }
  const best = entries
    .filter(({ position }) => (scores[position] as number) > 0)
    .sort((a, b) => (scores[b.position] as number) - (scores[a.position] as number));
  const nearest = new Set([
    ...best.slice(0, MAX_NEAREST),
    ...best.flatMap((one) => one.neighbours),
  ]);
  return Array.from(nearest, nameOf).slice(0, MAX_NEAREST);
}

/** By position of a profession: how much the most similar word of its titles resembles a word, where it does. */
function spelledLike(base: string, { terms }: TradeKnowledge): Map<number, number> {
  const found = new Map<number, number>();
  for (let term = 0; term < terms.count; term++) {
    if (!isTitle(kindOf(terms, term))) continue;
    const profession = terms.profession[term] as number;
    for (let at = terms.start[term] as number; at < (terms.start[term + 1] as number); at++) {
      const alike = similarity(base, terms.typed[terms.words[at] as number] as string);
      if (alike >= MIN_SIMILARITY && alike > (found.get(profession) ?? 0))
        found.set(profession, alike);
    }
  }
  return found;
}

function nameOf({ profession }: ProfessionEntry): string {
  return profession.name;
}
