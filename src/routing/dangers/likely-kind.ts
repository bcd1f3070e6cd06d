/** Which kind of danger a text tells of that sounds like danger and holds no sign: by the words that signs hold. */
import type { ReadText } from './find-sign.ts';
import type { Sign } from './sign.ts';
import type { TermTable } from './term-table.ts';

/** Terms of more words than this say too little: people, rooms, words of haste. */
const WIDEST_TERM = 30;

/** What the words of a text must bring together, where a word of one kind alone brings 1. */
const LEAST = 0.5;

/**
 * The position of the kind whose signs share most of a text's words, a word of few kinds counting more; null
 * when they share too little.
 * @param signsOfKinds the signs of each kind.
 */
export function likelyKind(
  signsOfKinds: readonly (readonly Sign[])[],
  terms: TermTable,
): (text: ReadText) => number | null {
  const kindsOfWord = new Map<number, Set<number>>();
  signsOfKinds.forEach((signs, kind) => {
    for (const { parts } of signs) {
      for (const { term } of parts.flat()) {
        if (terms.weightOf(term) > WIDEST_TERM) continue;
        for (const word of terms.wordsOf(term)) {
          const kinds = kindsOfWord.get(word) ?? new Set();
          kindsOfWord.set(word, kinds.add(kind));
        }
      }
    }
  });

  return (text) => {
    const sums = new Float64Array(signsOfKinds.length);
    for (const word of new Set(text.flat())) {
      const kinds = kindsOfWord.get(word);
      for (const kind of kinds ?? []) sums[kind] = (sums[kind] ?? 0) + 1 / (kinds?.size ?? 1);
    }
    const most = Math.max(...sums);
    return most < LEAST ? null : sums.indexOf(most);
  };
}
