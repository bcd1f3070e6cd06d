/** The professions a need is about, strongest first; none when the evidence is only stray (M6). */
import type { Word } from '../text/word.ts';
import type { EvidenceTable } from './evidence-table.ts';
import type { RoleNaming } from './name-role.ts';
import { weighNeed } from './weigh-need.ts';

export interface FoundProfession {
  /** Position in the profession table. */
  readonly profession: number;
  readonly evidence: number;
}

/** Evidence below which a need names no profession: one word of one longer term gives less. */
const MIN_EVIDENCE = 0.3;

/** What is added when the need is a term of the profession, word for word: nothing says more. */
const EVIDENCE_OF_EQUAL_TERM = 1;

/** A category with less than this part of the best one's evidence is not shown beside it (M6). */
const MIN_SHARE_OF_BEST = 0.8;

/** At most as many professions as an answer has members (M9). */
const MOST_PROFESSIONS = 5;

export function findProfessions(
  need: readonly Word[],
  table: EvidenceTable,
  naming: RoleNaming,
): FoundProfession[] {
  const scores = weighNeed(need, table);
  for (const profession of naming.exactly(need)) {
    scores[profession] = (scores[profession] as number) + EVIDENCE_OF_EQUAL_TERM;
  }
  const found: FoundProfession[] = [];
  scores.forEach((evidence, profession) => {
    if (evidence >= MIN_EVIDENCE) found.push({ profession, evidence });
  });
  found.sort((a, b) => b.evidence - a.evidence || a.profession - b.profession);
  const best = found[0]?.evidence ?? 0;
  return found
    .filter(({ evidence }) => evidence >= MIN_SHARE_OF_BEST * best)
    .slice(0, MOST_PROFESSIONS);
}
