/** The professions a need is about, strongest first; none when the evidence is only stray (M6). */
import type { Word } from '../text/word.ts';
import { explain } from './explain-need.ts';
import { isRequest } from './need-clarity.ts';
import type { ProfessionEntry } from './profession-table.ts';
import type { TradeKnowledge } from './trade-knowledge.ts';

export interface FoundProfession {
  readonly entry: ProfessionEntry;
  readonly evidence: number;
}

/** What is added when the need is a term of the profession, word for word: nothing says more. */
const EVIDENCE_OF_EQUAL_TERM = 1;

/** A category with less than this part of the best one's evidence is not shown beside it (M6). */
const MIN_SHARE_OF_BEST = 0.8;

/** Evidence below which a need names no profession, however it sounds. */
const LEAST_EVIDENCE = 0.31;

/** What a word must bring to count as explained. */
const LEAST_GAIN = 0.05;

/** At most as many professions as an answer has members (M9). */
const MOST_PROFESSIONS = 5;

/** @param scores the need's evidence by profession, as weighNeed gives it. */
export function findProfessions(
  words: readonly Word[],
  scores: Float64Array,
  { entries, evidence: table, exact, talk }: TradeKnowledge,
): FoundProfession[] {
  const owners = new Set(exact.owners(words));
  const found: FoundProfession[] = [];
  // A loop, since few of some hundred professions are found and every need comes by here.
  for (const entry of entries) {
    const own = owners.has(entry) ? EVIDENCE_OF_EQUAL_TERM : 0;
    const evidence = (scores[entry.index] ?? 0) + own;
    if (evidence >= LEAST_EVIDENCE) found.push({ entry, evidence });
  }
  found.sort((a, b) => b.evidence - a.evidence || a.entry.index - b.entry.index);
  const [best] = found;
  if (best === undefined) return [];
  const explained = explainedShare(words, explain(words, best.entry.index, table));
  if (owners.size === 0 && !isRequest(words, best.evidence, explained, talk)) return [];
  return found
    .filter(({ evidence }) => evidence >= MIN_SHARE_OF_BEST * best.evidence)
    .slice(0, MOST_PROFESSIONS);
}

/** Part of the telling words that brought evidence worth speaking of. */
function explainedShare(words: readonly Word[], gains: readonly number[]): number {
  let telling = 0;
  let explaining = 0;
  words.forEach((word, i) => {
    if (!word.telling) return;
    telling++;
    if ((gains[i] ?? 0) > LEAST_GAIN) explaining++;
  });
  return telling === 0 ? 0 : explaining / telling;
}
