/** Searches offered beside a correction (D4). */

import { commaList } from '../../domain/comma-list.ts';
import type { ProfessionEntry } from '../professions/profession-table.ts';

/** Related terms per correction, and related searches in all (D4, K4). */
const PER_CORRECTION = 3;
const IN_ALL = 5;

/**
 * @param corrected each corrected word with the profession it speaks of, if any.
 * @returns titles of those professions that are not the corrected word itself.
 */
export function relatedSearches(
  corrected: readonly { readonly word: string; readonly entry: ProfessionEntry | undefined }[],
): string[] {
  const related = new Set<string>();
  for (const { word, entry } of corrected) {
    const titles = commaList(entry?.profession.titles).filter((title) => title !== word);
    for (const title of titles.slice(0, PER_CORRECTION)) related.add(title);
  }
  return [...related].slice(0, IN_ALL);
}
