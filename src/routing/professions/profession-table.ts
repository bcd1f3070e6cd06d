/** Trade knowledge parsed once: every profession with its terms as words. */
import type { Profession } from '../knowledge/profession.ts';
import { type Word, wordsOf } from '../text/word.ts';

export type TermKind = 'title' | 'keyword' | 'symptom';

export interface Term {
  readonly text: string;
  readonly kind: TermKind;
  readonly words: readonly Word[];
  /** Base forms of all words: what M2 and M3 compare. */
  readonly bases: readonly string[];
}

export interface ProfessionEntry {
  /** Position in the table: the engine's number for this profession. */
  readonly index: number;
  readonly profession: Profession;
  readonly terms: readonly Term[];
  /** Positions of the professions that take such needs while this seat is open. */
  readonly neighbours: readonly number[];
}

/** Parses the rows in order. A neighbour that names no row is a mistake in the data and throws. */
export function professionTable(professions: readonly Profession[]): ProfessionEntry[] {
  const indexByName = new Map(professions.map((profession, index) => [profession.name, index]));
  return professions.map((profession, index) => ({
    index,
    profession,
    terms: termsOf(profession),
    neighbours: listOf(profession.neighbours).map((name) => {
      const neighbour = indexByName.get(name);
      if (neighbour === undefined) {
        throw new Error(`${profession.name}: neighbour '${name}' is no profession of the table`);
      }
      return neighbour;
    }),
  }));
}

function termsOf(profession: Profession): Term[] {
  return [
    ...listOf(profession.titles).map((text) => termOf(text, 'title')),
    ...listOf(profession.keywords).map((text) => termOf(text, 'keyword')),
    ...listOf(profession.symptoms).map((text) => termOf(text, 'symptom')),
  ];
}

function termOf(text: string, kind: TermKind): Term {
  const words = wordsOf(text);
  return { text, kind, words, bases: words.map((word) => word.base) };
}

/** A comma-separated list, trimmed, without empty parts. */
export function listOf(text: string | null | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
