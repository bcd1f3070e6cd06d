/** Finds which of many signs stand in a text, by looking at those only of which the rarest word does. */
import { findSign, type ReadText } from './find-sign.ts';
import type { Sign } from './sign.ts';
import type { TermTable } from './term-table.ts';

interface TaggedSign<Tag> {
  readonly sign: Sign;
  /** What the sign belongs to. */
  readonly tag: Tag;
}

interface FoundSign<Tag> extends TaggedSign<Tag> {
  /** Where its words stand. */
  readonly positions: readonly number[];
}

export interface SignIndex<Tag> {
  isIn(text: ReadText): boolean;
  find(text: ReadText): Iterable<FoundSign<Tag>>;
}

/** @param haste the term of the words that may stand beside a sign that stands alone. */
export function signIndex<Tag>(
  signs: readonly TaggedSign<Tag>[],
  terms: TermTable,
  haste: number,
): SignIndex<Tag> {
  const byWord: TaggedSign<Tag>[][] = [];
  for (const tagged of signs) {
    for (const word of terms.wordsOf(tagged.sign.key)) {
      const list = byWord[word];
      if (list === undefined) byWord[word] = [tagged];
      else list.push(tagged);
    }
  }

  function* find(text: ReadText): Generator<FoundSign<Tag>> {
    for (let at = 0; at < text.length; at++) {
      for (const word of text[at] ?? []) {
        for (const { sign, tag } of byWord[word] ?? []) {
          const positions = findSign(sign, text, at, terms, haste);
          if (positions !== null) yield { sign, tag, positions };
        }
      }
    }
  }

  return { find, isIn: (text) => !find(text).next().done };
}
