/** How much of a profession's evidence each word of a need brought: the same walk as weighing it (M9). */
import type { Word } from '../text/word.ts';
import { eachClaim } from './each-claim.ts';
import type { EvidenceTable } from './evidence-table.ts';
import { partLeft, supportOf } from './weigh-need.ts';

/**
 * Evidence by word of the need, in its order; a pair's is shared between its two words. Together it is
 * what weighNeed gives the profession.
 * @param profession position in the profession table.
 */
export function explain(
  need: readonly Word[],
  profession: number,
  table: EvidenceTable,
): readonly number[] {
  const gains = need.map(() => 0);
  let support = 0;
  eachClaim(need, table, (posting, gain, words) => {
    if (posting.profession !== profession) return;
    support += supportOf(posting);
    for (const word of words) {
      const at = need.indexOf(word);
      gains[at] = (gains[at] ?? 0) + gain / words.length;
    }
  });
  const left = partLeft(support);
  return gains.map((gain) => gain * left);
}
