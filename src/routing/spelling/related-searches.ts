/** Searches offered beside a correction (D4). */

import type { ProfessionEntry } from '../professions/profession-table.ts';

/** Related terms per correction, and related searches in all (D4, K4). */
const PER_CORRECTION = 3;
const IN_ALL = 5;

/**
 * @param corrected each corrected word with the profession it speaks of, if any.
 * @returns the profession and its foremost keywords, without the corrected word itself.
 */
export function relatedSearches(
  corrected: readonly { readonly word: string; readonly entry: ProfessionEntry | undefined }[],
): string[] {
  const related = new Set<string>();
  for (const { word, entry } of corrected) {
    if (entry === undefined) continue;
    const keywords = entry.terms.filter(({ kind }) => kind === 'keyword').map(({ text }) => text);
    const terms = [entry.profession.name.toLowerCase(), ...keywords].filter(
      (term) => term !== word,
    );
    for (const term of terms.slice(0, PER_CORRECTION)) related.add(term);
  }
  return [...related].slice(0, IN_ALL);
}
