/** Adds up what the words of a need tell about each profession. */
import type { Word } from '../text/word.ts';
import { eachClaim } from './each-claim.ts';
import type { EvidenceTable, Posting } from './evidence-table.ts';

/** What is left of evidence that is one word of a longer term and nothing else: 'test' is no inspection. */
const LEFT_WHEN_LONE = 0.5;

/** A word of a longer term supports a profession once; two of them, or a term, support it well. */
const LONE_WORD = 1;
const FIRM = 2;

/** Evidence by profession position. */
export function weighNeed(need: readonly Word[], table: EvidenceTable): Float64Array {
  const scores = new Float64Array(table.professions);
  const support = new Uint16Array(table.professions);
  eachClaim(need, table, (posting, gain) => {
    const { profession } = posting;
    scores[profession] = (scores[profession] as number) + gain;
    support[profession] = (support[profession] as number) + supportOf(posting);
  });
  return scores.map((score, i) => score * partLeft(support[i] as number));
}

/** How well one posting supports its profession. */
export function supportOf({ isFirm }: Posting): number {
  return isFirm ? FIRM : LONE_WORD;
}

/** The part of a profession's evidence that is left, for the support all its postings gave together. */
export function partLeft(support: number): number {
  return support === LONE_WORD ? LEFT_WHEN_LONE : 1;
}
