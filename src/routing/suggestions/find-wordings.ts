/** Finds, among all wordings, those that hold what was typed, the best first. */
import type { DirectoryIndex } from '../directory-index.ts';
import type { Word } from '../text/word.ts';
import { begins, beginsNearly, FEWEST_WITH_SLIP } from './begins.ts';
import { type Wording, wordingsByStart } from './wordings.ts';

export interface FoundWording {
  readonly wording: Wording;
  /** Whether it starts with what was typed, and not only one of its words does. */
  readonly isAtStart: boolean;
}

export type FindWordings = (typed: readonly Word[]) => readonly FoundWording[];

/** Built once per directory, over everything that can be suggested. */
export function wordingFinder(index: DirectoryIndex): FindWordings {
  const byStart = wordingsByStart(index);

  /** @param sure letters at the start of the first word that are taken to be right, 1 or 2. */
  function holding(words: readonly Word[], beginning: typeof begins, sure: number) {
    const start = words.map(({ typed }) => typed).join(' ');
    const found: FoundWording[] = [];
    for (const wording of byStart.get(words[0]?.typed.slice(0, sure) ?? '') ?? []) {
      if (!words.every((word) => holds(wording, word, beginning))) continue;
      found.push({ wording, isAtStart: wording.letters.startsWith(start) });
    }
    return found.sort(byFit);
  }

  const mayBeSlip = (word: Word) =>
    word.typed.length >= FEWEST_WITH_SLIP && !index.lexicon.isKnown(word);

  return (words) => {
    const telling = words.filter((word) => word.telling);
    const meant = words.filter((word) => word.telling || word === words.at(-1));
    // All that was typed; or without plain words, save one that is being typed; or without any of them.
    for (const asked of new Map(
      [words, meant, telling].map((some) => [some.length, some]),
    ).values()) {
      const found = holding(asked, begins, 2);
      if (found.length > 0) return found;
    }
    return telling.some(mayBeSlip) ? holding(telling, beginsNearly, 1) : [];
  };
}

/** A word typed to its end may be a plural of the one that is held. */
function holds({ words }: Wording, { typed, base }: Word, beginning: typeof begins): boolean {
  return words.some((word) => beginning(word, typed) || word === base);
}

function byFit(a: FoundWording, b: FoundWording): number {
  return Number(b.isAtStart) - Number(a.isAtStart) || a.wording.rank - b.wording.rank;
}
