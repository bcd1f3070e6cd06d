/** Trade knowledge parsed once: every profession with its terms as words. */
import { commaList } from '../../domain/comma-list.ts';
import type { Profession } from '../knowledge/profession.ts';
import { basesOf, stemsOf, type Word, wordOf, wordsOf } from '../text/word.ts';

/** A synonym is a title that only this chapter knows (D2). */
type TermKind = 'title' | 'synonym' | 'keyword' | 'symptom';

export interface Term {
  readonly kind: TermKind;
  readonly words: readonly Word[];
  /** Base forms of all words: what M2 and M3 compare. */
  readonly bases: readonly string[];
}

export interface ProfessionEntry {
  /** Position in the table, and so in every list of evidence by profession. */
  readonly index: number;
  readonly profession: Profession;
  readonly terms: readonly Term[];
  /** Stems of words that hint at the profession and are no terms of it. */
  readonly hints: ReadonlySet<string>;
  /** The professions that take such needs while this seat is open. */
  readonly neighbours: readonly ProfessionEntry[];
}

/** Parses the rows in order. A neighbour that names no row is a mistake in the data and throws. */
export function professionTable(professions: readonly Profession[]): ProfessionEntry[] {
  const entries = professions.map((profession, index) => ({
    index,
    profession,
    terms: termsOf(profession),
    hints: hintsOf(profession),
    neighbours: [] as ProfessionEntry[],
  }));
  const byName = new Map(entries.map((entry) => [entry.profession.name, entry]));
  for (const { profession, neighbours } of entries) {
    for (const name of commaList(profession.neighbours)) {
      const neighbour = byName.get(name);
      if (neighbour === undefined) {
        throw new Error(`${profession.name}: neighbour '${name}' is no profession of the table`);
      }
      neighbours.push(neighbour);
    }
  }
  return entries;
}

/** Whether it names the person or the seat, in the table's words or in the chapter's own. */
export function isTitle({ kind }: Term): boolean {
  return kind === 'title' || kind === 'synonym';
}

/** Parted here, since wordsOf would read only the first ones of a long list. */
function hintsOf({ hints = '' }: Profession): ReadonlySet<string> {
  const written = hints.split(' ').filter((word) => word !== '');
  return new Set(stemsOf(written.map((word) => wordOf(word))));
}

function termsOf({ titles, synonyms, keywords, symptoms }: Profession): Term[] {
  return [
    ...commaList(titles).map((text) => termOf(text, 'title')),
    ...commaList(synonyms).map((text) => termOf(text, 'synonym')),
    ...commaList(keywords).map((text) => termOf(text, 'keyword')),
    ...commaList(symptoms).map((text) => termOf(text, 'symptom')),
  ];
}

function termOf(text: string, kind: TermKind): Term {
  const words = wordsOf(text);
  return { kind, words, bases: basesOf(words) };
}
