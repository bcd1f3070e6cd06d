/** Text as searches and comparisons take it: without case, accents and the like. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
