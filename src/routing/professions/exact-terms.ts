/** Which professions have a wording, word for word, among their terms. */
import { append } from '../multimap.ts';
import { stemsOf, type Word } from '../text/word.ts';
import { isTitle, type ProfessionEntry } from './profession-table.ts';

export interface ExactTerms {
  /** Professions with exactly these words among their titles, or else among their other terms. */
  owners(words: readonly Word[]): readonly ProfessionEntry[];
}

export function exactTerms(entries: readonly ProfessionEntry[]): ExactTerms {
  const titles = new Map<string, ProfessionEntry[]>();
  const others = new Map<string, ProfessionEntry[]>();
  for (const entry of entries) {
    for (const term of entry.terms) {
      append(isTitle(term) ? titles : others, wordingKey(term.words), entry);
    }
  }
  return {
    owners: (words) => {
      const key = wordingKey(words);
      return [...new Set(titles.get(key) ?? others.get(key))];
    },
  };
}

/** Stems, so that 'Home Inspection' and 'home inspections' are one wording. */
export function wordingKey(words: readonly Word[]): string {
  return stemsOf(words).join(' ');
}
