/** Whether a need calls a profession by another word than its own: 'shrink' for a therapist. */
import type { ProfessionEntry } from '../professions/profession-table.ts';
import { isTitle } from '../professions/terms.ts';
import { containsRun, runAt } from '../text/contains.ts';
import { basesOf, type Word, wordsOf } from '../text/word.ts';
import type { Run } from './quotes.ts';

/**
 * The longest title of the profession in the need that says something else than the profession's
 * name and `role`, the role of the member who is named; null for none. 'Web design' is no other word
 * for a Web Designer, nor is 'master electrician' for an Electrician.
 */
export function otherName(
  words: readonly Word[],
  { profession, terms }: ProfessionEntry,
  role: string,
): Run | null {
  const need = basesOf(words);
  let own: string[][] | null = null;
  let longest: Run | null = null;
  for (const { kind, bases } of terms) {
    const first = isTitle(kind) ? runAt(need, bases) : -1;
    if (first < 0) continue;
    own ??= [profession.name, role].map((name) => basesOf(wordsOf(name)));
    if (own.some((name) => containsRun(name, bases) || containsRun(bases, name))) continue;
    const last = first + bases.length - 1;
    if (longest === null || last - first > longest.last - longest.first) longest = { first, last };
  }
  return longest;
}
