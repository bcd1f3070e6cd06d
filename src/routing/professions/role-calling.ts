/** Finds in a role what rosters call a trade: the field, the goods, the place (M4). Pure. */
import { roleNames } from '../knowledge/role-names.ts';
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
const BETWEEN_CONJUNCTS = /\s*(?:&|\band\b)\s*/;

export function callingOf(entries: readonly ProfessionEntry[], exact: ExactTerms): Calling {
  const trades = tradesByName(entries);
  const called = (words: readonly Word[]) => trades.get(nameOf(words)) ?? [];

  function longestIn(words: readonly Word[]): readonly ProfessionEntry[] {
    for (let length = words.length; length > 0; length--) {
      for (let from = words.length - length; from >= 0; from--) {
        const run = words.slice(from, from + length);
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

/** What names are compared by: stems. Some rosters write 'and', others '&'. */
function nameOf(words: readonly Word[]): string {
  return stemsOf(words)
    .filter((stem) => stem !== AND)
    .join(' ');
}

/** A trade that the chapter does not know is left out. */
function tradesByName(entries: readonly ProfessionEntry[]): Map<string, [ProfessionEntry]> {
  const byName = new Map(entries.map((entry) => [entry.profession.name, entry]));
  const trades = new Map<string, [ProfessionEntry]>();
  for (const line of roleNames.trim().split('\n')) {
    const [trade = '', names = ''] = line.split(': ');
    const entry = byName.get(trade);
    if (entry === undefined) continue;
    for (const name of names.split(', ')) trades.set(nameOf(wordsOf(name)), [entry]);
  }
  return trades;
}
