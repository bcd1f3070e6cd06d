/** Which professions have a wording, word for word, among their terms. */
import type { Word } from '../text/word.ts';
import type { EvidenceTable } from './evidence-table.ts';
import type { ProfessionEntry } from './profession-table.ts';
import { isTitle, kindOf, type Terms } from './terms.ts';

export interface ExactTerms {
  /** Professions with exactly these words among their titles, or else among their other terms. */
  owners(words: readonly Word[]): readonly ProfessionEntry[];
  /** Professions with exactly these words among their titles. */
  titled(words: readonly Word[]): readonly ProfessionEntry[];
}

export function exactTerms(
  entries: readonly ProfessionEntry[],
  terms: Terms,
  evidence: EvidenceTable,
): ExactTerms {
  function withTerm(words: readonly Word[]) {
    const titles = new Set<ProfessionEntry>();
    const others = new Set<ProfessionEntry>();
    for (const term of fewestTerms(words, evidence)) {
      const kind = kindOf(terms, term);
      if (kind === 'hint' || !isTerm(words, terms, term)) continue;
      const entry = entries[terms.profession[term] as number] as ProfessionEntry;
      (isTitle(kind) ? titles : others).add(entry);
    }
    return { titles: inOrder(titles), others: inOrder(others) };
  }

  return {
    owners: (words) => {
      const { titles, others } = withTerm(words);
      return titles.length > 0 ? titles : others;
    },
    titled: (words) => withTerm(words).titles,
  };
}

function inOrder(entries: Iterable<ProfessionEntry>): ProfessionEntry[] {
  return [...entries].sort((a, b) => a.index - b.index);
}

/** Terms among which the wording must be: those that hold its rarest word. */
function fewestTerms(words: readonly Word[], { termsWith }: EvidenceTable): readonly number[] {
  const telling = words.filter((word) => word.telling);
  const lists = (telling.length > 0 ? telling : words).map(({ stem }) => termsWith(stem));
  return lists.reduce(
    (fewest, list) => (list.length < fewest.length ? list : fewest),
    lists[0] ?? [],
  );
}

/** By stems, so that 'Home Inspection' and 'home inspections' are one wording. */
function isTerm(words: readonly Word[], terms: Terms, term: number): boolean {
  const from = terms.start[term] as number;
  return (
    (terms.start[term + 1] as number) - from === words.length &&
    words.every(
      ({ stem }, i) => terms.stems.get(stem) === terms.stem[terms.words[from + i] as number],
    )
  );
}
