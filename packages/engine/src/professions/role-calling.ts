/** Finds in a role what rosters call a trade: the field, the goods, the place (M4). Pure. */
import type { RoleKnowledge } from '../knowledge/knowledge.ts';
import { stemsOf, type Word, wordsOf } from '../text/word.ts';
import type { ExactTerms } from './exact-terms.ts';
import type { ProfessionEntry } from './profession-table.ts';

export interface Calling {
  /** The trade that is called exactly this, in a list; none if no trade is. */
  called(words: readonly Word[]): readonly ProfessionEntry[];
  /** The trade whose name or title stands in a part of a role: the longest, of equal ones the last; none or one. */
  calledIn(part: string): readonly ProfessionEntry[];
}

const AND = 'and';
/** A word for somebody who does something: 'groomer'. */
const AGENT = /(er|or|ist)$/;
const BETWEEN_CONJUNCTS = /\s*(?:&|\band\b)\s*/;

export function callingOf(
  entries: readonly ProfessionEntry[],
  exact: ExactTerms,
  roles: RoleKnowledge,
): Calling {
  const trades = tradesByName(entries, roles);
  const canStandAlone = loneNames(roles);
  const called = (words: readonly Word[]) => trades.get(nameOf(words)) ?? [];

  function longestIn(words: readonly Word[]): readonly ProfessionEntry[] {
    for (let length = words.length; length > 0; length--) {
      for (let from = words.length - length; from >= 0; from--) {
        const run = words.slice(from, from + length);
        if (length === 1 && !canStandAlone(words, from)) continue;
        const found = [called(run), exact.titled(run)].find((owners) => owners.length === 1);
        if (found !== undefined) return found;
      }
    }
    return [];
  }

  return {
    called,
    calledIn: (part) => {
      const conjuncts = part.split(BETWEEN_CONJUNCTS).map(wordsOf);
      const head = conjuncts.at(-1)?.slice(-1) ?? [];
      // 'Carpet & Upholstery Cleaning' is about carpet cleaning, not about carpets.
      const found = conjuncts.map((words, i) => {
        const withHead = i === conjuncts.length - 1 ? [] : called([...words, ...head]);
        return withHead.length > 0 ? withHead : longestIn(words);
      });
      return found.find((owners) => owners.length > 0) ?? [];
    },
  };
}

/**
 * Tells whether one word can name the trade among others: 'Smith Plumbing', 'Gutter Install', but not 'Farm Equipment', whose
 * last word is about something else, nor 'Zebra Groomer', where the word before says which one.
 */
function loneNames(roles: RoleKnowledge): (words: readonly Word[], at: number) => boolean {
  const goods = new Set(roles.notAgents);
  const anyTrade = new Set([...roles.besideTrades, ...roles.qualities]);
  const work = new Set([...roles.besideTrades, ...roles.tradeWork]);
  return (words, at) => {
    const { base = '' } = words[at] ?? {};
    const isAgent = AGENT.test(base) && !goods.has(base);
    if (isAgent && !words.slice(0, at).every((before) => anyTrade.has(before.base))) return false;
    return words.slice(at + 1).every((word) => !word.telling || work.has(word.base));
  };
}

/** What names are compared by: stems. Some rosters write 'and', others '&'. */
function nameOf(words: readonly Word[]): string {
  return stemsOf(words)
    .filter((stem) => stem !== AND)
    .join(' ');
}

/** A trade that the chapter does not know is left out. */
function tradesByName(
  entries: readonly ProfessionEntry[],
  roles: RoleKnowledge,
): Map<string, [ProfessionEntry]> {
  const byName = new Map(entries.map((entry) => [entry.profession.name, entry]));
  const trades = new Map<string, [ProfessionEntry]>();
  for (const [trade, names] of Object.entries(roles.names)) {
    const entry = byName.get(trade);
    if (entry === undefined) continue;
    for (const name of names) trades.set(nameOf(wordsOf(name)), [entry]);
  }
  return trades;
}
