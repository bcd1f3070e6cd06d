/** Which professions have a wording, word for word, among their terms. */
import type { Word } from '../text/word.ts';
import type { EvidenceTable } from './evidence-table.ts';
import {
  isTitle,
  kindOf,
  type ProfessionEntry,
  type TermWords,
  termWords,
} from './profession-table.ts';
import type { TradeTable } from './trade-table.ts';

export interface ExactTerms {
  /** Professions with exactly these words among their titles, or else among their other terms. */
  owners(words: readonly Word[]): readonly ProfessionEntry[];
  /** Professions with exactly these words among their titles. */
  titled(words: readonly Word[]): readonly ProfessionEntry[];
}

export function exactTerms(
  table: TradeTable,
  entries: readonly ProfessionEntry[],
  evidence: EvidenceTable,
): ExactTerms {
  const ofTerms = termWords(table);

  function withTerm(words: readonly Word[]) {
    const [first = words[0]] = words.filter(({ telling }) => telling);
    const titles = new Set<ProfessionEntry>();
    const others = new Set<ProfessionEntry>();
    for (const term of first === undefined ? [] : evidence.termsWith(first.stem)) {
      const kind = kindOf(table, term);
      if (kind === 'hint' || !isTerm(words, table, ofTerms, term)) continue;
      const entry = entries[table.terms.profession[term] as number] as ProfessionEntry;
      (isTitle({ kind }) ? titles : others).add(entry);
    }
    return { titles: [...titles], others: [...others] };
  }

  return {
    owners: (words) => {
      const { titles, others } = withTerm(words);
      return titles.length > 0 ? titles : others;
    },
    titled: (words) => withTerm(words).titles,
  };
}

/** By stems, so that 'Home Inspection' and 'home inspections' are one wording. */
function isTerm(
  words: readonly Word[],
  table: TradeTable,
  ofTerms: TermWords,
  term: number,
): boolean {
  const own = ofTerms.of(term);
  return (
    own.length === words.length &&
    words.every(({ stem }, i) => stem === table.words.stem[own[i] as number])
  );
}
