/** How well a category's keywords fit the wording of a need (M2). */
import type { ProfessionEntry } from '../professions/profession-table.ts';
import { containsRun, sameRun } from '../text/contains.ts';

const EQUAL = 1;
const KEYWORD_CONTAINS_NEED = 0.9;
const NEED_CONTAINS_KEYWORD = 0.8;
/** They share a word; also what a category found by its evidence alone is given. */
const SHARED_WORD = 0.7;

/**
 * 1 equal; 0.9 keyword contains need; 0.8 need contains keyword; 0.7 they share a word (M2). The
 * category was found by its evidence, so 0.7 is the least.
 */
export function categoryScore(bases: readonly string[], entry: ProfessionEntry): number {
  let best = SHARED_WORD;
  for (const term of entry.terms) {
    if (sameRun(term.bases, bases)) return EQUAL;
    if (best < KEYWORD_CONTAINS_NEED && containsRun(term.bases, bases)) {
      best = KEYWORD_CONTAINS_NEED;
    } else if (best < NEED_CONTAINS_KEYWORD && containsRun(bases, term.bases)) {
      best = NEED_CONTAINS_KEYWORD;
    }
  }
  return best;
}
