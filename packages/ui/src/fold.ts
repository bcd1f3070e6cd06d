/** Folds text for searches and comparisons: ignores case, accents, compatibility forms and invisible characters. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase();
}

/** Replaces unpaired surrogates, which encodeURIComponent refuses. Unlike `toWellFormed`, older browsers have it. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}
