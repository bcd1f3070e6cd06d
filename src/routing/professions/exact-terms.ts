/**
 * Looks up wordings word for word: the professions that have one among their terms, and titles that
 * several share.
 */
import type { Word } from '../text/word.ts';
import type { EvidenceTable } from './evidence-table.ts';
import type { ProfessionEntry } from './profession-table.ts';
import { isHint, isTitle, kindOf, type Terms } from './terms.ts';

export interface ExactTerms {
  /** Professions with exactly these words among their titles; if there are none, among their other terms. */
  owners(words: readonly Word[]): readonly ProfessionEntry[];
  /** Professions with exactly these words among their titles. */
  titled(words: readonly Word[]): readonly ProfessionEntry[];
  /** Whether titles of several professions end with this stem: 'attorney', 'agent', 'contractor'. */
  isSharedTitle(stem: string): boolean;
  /** Professions with a title that ends with this stem: for 'painter', also the one with 'car painter'. */
  endingWith(stem: string): readonly ProfessionEntry[];
}

export function exactTerms(
  entries: readonly ProfessionEntry[],
  terms: Terms,
  evidence: EvidenceTable,
): ExactTerms {
  function ownersByKind(words: readonly Word[]) {
    const titles = new Set<ProfessionEntry>();
    const others = new Set<ProfessionEntry>();
    for (const term of candidateTerms(words, evidence)) {
      const kind = kindOf(terms, term);
      if (isHint(terms, term) || !isTerm(words, terms, term)) continue;
      const entry = entries[terms.profession[term] as number] as ProfessionEntry;
      (isTitle(kind) ? titles : others).add(entry);
    }
    return { titles: inTableOrder(titles), others: inTableOrder(others) };
  }

  let shared: ReadonlySet<number> | undefined;
  return {
    owners: (words) => {
      const { titles, others } = ownersByKind(words);
      return titles.length > 0 ? titles : others;
    },
    titled: (words) => ownersByKind(words).titles,
    isSharedTitle: (stem) => {
      shared ??= sharedTitleEndings(terms);
      const number = terms.stems.get(stem);
      return number !== undefined && shared.has(number);
    },
    endingWith: (stem) => {
      const number = terms.stems.get(stem);
      const ending = evidence.termsWith(stem).filter((term) => {
        const last = (terms.start[term + 1] as number) - 1;
        return isTitle(kindOf(terms, term)) && terms.stem[terms.words[last] as number] === number;
      });
      return inTableOrder(
        new Set(ending.map((term) => entries[terms.profession[term] as number] as ProfessionEntry)),
      );
    },
  };
}

function inTableOrder(entries: Iterable<ProfessionEntry>): ProfessionEntry[] {
  return [...entries].sort((a, b) => a.position - b.position);
}

/** The terms that can equal the wording: those that contain its rarest word. */
function candidateTerms(words: readonly Word[], { termsWith }: EvidenceTable): readonly number[] {
  const telling = words.filter((word) => word.telling);
  const lists = (telling.length > 0 ? telling : words).map(({ stem }) => termsWith(stem));
  return lists.reduce(
    (fewest, list) => (list.length < fewest.length ? list : fewest),
    lists[0] ?? [],
  );
}

/** Compares stems, so that 'Home Inspection' and 'home inspections' are the same wording. */
function isTerm(words: readonly Word[], terms: Terms, term: number): boolean {
  const from = terms.start[term] as number;
  return (
    (terms.start[term + 1] as number) - from === words.length &&
    words.every(
      ({ stem }, i) => terms.stems.get(stem) === terms.stem[terms.words[from + i] as number],
    )
  );
}

/** Numbers of the stems that end titles of more than one profession. */
function sharedTitleEndings(terms: Terms): Set<number> {
  const first = new Map<number, number>();
  const shared = new Set<number>();
  for (let term = 0; term < terms.count; term++) {
    const end = terms.start[term + 1] as number;
    if (!isTitle(kindOf(terms, term)) || end === terms.start[term]) continue;
    const stem = terms.stem[terms.words[end - 1] as number] as number;
    const profession = terms.profession[term] as number;
    if (first.has(stem) && first.get(stem) !== profession) shared.add(stem);
    else first.set(stem, profession);
  }
  return shared;
}
