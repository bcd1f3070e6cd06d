/** Why a result is shown, in words a visitor understands (M9). */
import { type EvidenceTable, pairKey } from '../professions/evidence-table.ts';
import type { ProfessionEntry } from '../professions/profession-table.ts';
import { listed } from '../text/listed.ts';
import { tellingWords, type Word } from '../text/word.ts';

/** A reason is read at a glance: this many quotes of this many words at most. */
const QUOTES = 3;
const WORDS_PER_QUOTE = 5;

/** 'Matches "roof leak" in Roofer': the words of the need that told about the profession. */
export function categoryReason(
  need: readonly Word[],
  { index, profession }: ProfessionEntry,
  table: EvidenceTable,
): string {
  const words = tellingWords(need);
  const quotes: string[] = [];
  let run: string[] = [];
  for (const [i, word] of [...words.entries(), [words.length, undefined] as const]) {
    if (word !== undefined && tells(word, words[i - 1], words[i + 1], index, table)) {
      run.push(word.typed);
    } else if (run.length > 0) {
      quotes.push(`"${run.slice(0, WORDS_PER_QUOTE).join(' ')}"`);
      run = [];
    }
  }
  return quotes.length === 0
    ? `Matches ${profession.name}`
    : `Matches ${listed(quotes.slice(0, QUOTES))} in ${profession.name}`;
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

/** 'Matches "Falconry Services"': the role, alias or company that holds the need (M7). */
export function wordingReason(matched: string): string {
  return `Matches "${matched}"`;
}
