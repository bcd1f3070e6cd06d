/** Folds text for searches and comparisons: ignores case, accents and compatibility forms. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
