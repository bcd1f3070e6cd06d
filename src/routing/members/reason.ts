/** Why a result is shown, in words a visitor understands (M9). */
import { type EvidenceTable, pairKey } from '../professions/evidence-table.ts';
import { tellingWords, type Word } from '../text/word.ts';

/** Words quoted at most: a reason is read at a glance. */
const QUOTED_WORDS = 4;

/** 'Matches "roof leak" in Roofer': the words of the need that told about the profession. */
export function categoryReason(
  need: readonly Word[],
  profession: number,
  categoryName: string,
  table: EvidenceTable,
): string {
  const words = tellingWords(need);
  const told = words.filter((word, i) =>
    tells(word, words[i - 1], words[i + 1], profession, table),
  );
  if (told.length === 0) return `Matches ${categoryName}`;
  const quoted = told.slice(0, QUOTED_WORDS).map(({ typed }) => typed);
  return `Matches "${quoted.join(' ')}" in ${categoryName}`;
}

function tells(
  word: Word,
  before: Word | undefined,
  after: Word | undefined,
  profession: number,
  table: EvidenceTable,
): boolean {
  const features = [
    table.words.get(word.stem),
    before && table.pairs.get(pairKey(before.stem, word.stem)),
    after && table.pairs.get(pairKey(word.stem, after.stem)),
  ];
  return features.some((postings) =>
    postings?.some((posting) => posting.profession === profession),
  );
}

/** 'Matches the wording "Falconry Services"' of a role, alias or company (M7). */
export function wordingReason(matched: string): string {
  return `Matches "${matched}"`;
}
