/** Folds text for searches and comparisons: ignores case, accents, compatibility forms and invisible characters. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase();
}
