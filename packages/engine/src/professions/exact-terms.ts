/**
 * Looks up wordings word for word: the professions that have one among their terms, and titles that
 * several share.
 */
import { append } from '../text/look-up.ts';
import type { Word } from '../text/word.ts';
import type { EvidenceTable } from './evidence-table.ts';
import { isHint, isTitle, kindOf, type ProfessionEntry, type Terms } from './profession-table.ts';

export interface ExactTerms {
  /** Professions with exactly these words among their titles; if there are none, among their other terms. */
  owners(words: readonly Word[]): readonly ProfessionEntry[];
  /** Professions with exactly these words among their titles. */
  titled(words: readonly Word[]): readonly ProfessionEntry[];
  /** Professions for which the chapter itself has exactly these words (D2). */
  saidHere(words: readonly Word[]): readonly ProfessionEntry[];
  /** Whether titles of several professions end with this stem: 'attorney', 'agent', 'contractor'. */
  isSharedTitle(stem: string): boolean;
  /** Professions with a title that ends with this stem: for 'painter', also the one with 'car painter'. */
  endingWith(stem: string): readonly ProfessionEntry[];
}

const NONE: readonly never[] = [];

export function exactTerms(
  entries: readonly ProfessionEntry[],
  terms: Terms,
  evidence: EvidenceTable,
): ExactTerms {
  const inTableOrder = (found: readonly number[]): ProfessionEntry[] =>
    [
      ...new Set(found.map((term) => entries[terms.profession[term] as number] as ProfessionEntry)),
    ].sort((a, b) => a.position - b.position);
  let byEnding: ReadonlyMap<number, readonly number[]> | undefined;

  function titlesEqual(words: readonly Word[]): readonly number[] {
    const ending = terms.stems.get(words.at(-1)?.stem ?? '');
    if (ending === undefined) return NONE;
    byEnding ??= titlesByEnding(terms);
    return byEnding.get(ending)?.filter((term) => isTerm(words, terms, term)) ?? NONE;
  }

  function titled(words: readonly Word[]): readonly ProfessionEntry[] {
    const titles = titlesEqual(words);
    return titles.length === 0 ? NONE : inTableOrder(titles);
  }

  return {
    titled,
    saidHere: (words) =>
      inTableOrder(titlesEqual(words).filter((term) => kindOf(terms, term) === 'synonym')),
    owners: (words) => {
      const titles = titled(words);
      if (titles.length > 0) return titles;
      const candidates = candidateTerms(words, evidence);
      return inTableOrder(
        candidates.filter((term) => !isHint(terms, term) && isTerm(words, terms, term)),
      );
    },
    isSharedTitle: (stem) => {
      byEnding ??= titlesByEnding(terms);
      const titles = byEnding.get(terms.stems.get(stem) ?? -1) ?? NONE;
      return titles.some(
        (term) => terms.profession[term] !== terms.profession[titles[0] as number],
      );
    },
    endingWith: (stem) => {
      const number = terms.stems.get(stem);
      byEnding ??= titlesByEnding(terms);
      return inTableOrder((number === undefined ? undefined : byEnding.get(number)) ?? []);
    },
  };
}

/** A single word that is a term may still ask for something else: 'carpet'. */
const MIN_WORDS_OF_WHOLE_TERM = 2;

/**
 * Whether all words together are a term of some trade, and no title: 'flash and batt', 'keep receptionist'. Then they
 * are one need, and all of them are asked for.
 */
export function isWholeTerm(words: readonly Word[], exact: ExactTerms): boolean {
  return (
    words.length >= MIN_WORDS_OF_WHOLE_TERM &&
    exact.titled(words).length === 0 &&
    exact.owners(words).length > 0
  );
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

/** The titles by the number of their last stem. */
function titlesByEnding(terms: Terms): Map<number, number[]> {
  const titles = new Map<number, number[]>();
  for (let term = 0; term < terms.count; term++) {
    const end = terms.start[term + 1] as number;
    if (!isTitle(kindOf(terms, term)) || end === terms.start[term]) continue;
    append(titles, terms.stem[terms.words[end - 1] as number] as number, term);
  }
  return titles;
}
