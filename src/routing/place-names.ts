/** How a need names the chapter's towns: where it is says nothing of what it is (K1, K2). */
import type { ExactTerms } from './professions/exact-terms.ts';
import { basesOf, wordsOf } from './text/word.ts';

/** What stands before a town. */
const WHERE = ['in', 'near', 'around', 'from', 'at'];

/** Runs of base forms. A town that has the name of a trade, Mason or Baker, is one only after such a word. */
export function placeNames(towns: readonly string[], exact: ExactTerms): string[][] {
  return towns.flatMap((town) => {
    const words = wordsOf(town);
    const name = basesOf(words);
    return exact.owners(words).length === 0 ? [name] : WHERE.map((where) => [where, ...name]);
  });
}
