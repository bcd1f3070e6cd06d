/** Whether a word begins as somebody typed it, with or without one slip of the finger. */

/** Letters typed before a slip is thought of: fewer are the start of too many words. */
export const FEWEST_WITH_SLIP = 4;

export function begins(word: string, typed: string): boolean {
  return word.startsWith(typed);
}

/**
 * As `begins`, but one letter may be wrong, missing, too many, or swapped with the next. The first
 * letter must be right, as it nearly always is.
 */
export function beginsNearly(word: string, typed: string): boolean {
  if (typed.length < FEWEST_WITH_SLIP || word[0] !== typed[0]) return begins(word, typed);
  let at = 1;
  while (at < typed.length && word[at] === typed[at]) at++;
  const after = typed.slice(at + 1);
  return (
    word.startsWith(after, at + 1) ||
    word.startsWith(after, at) ||
    word.startsWith(typed.slice(at), at + 1) ||
    word.startsWith(swapped(typed, at), at)
  );
}

/** What was typed from `at` on, with its first two letters swapped. */
function swapped(typed: string, at: number): string {
  return `${typed[at + 1] ?? ''}${typed[at] ?? ''}${typed.slice(at + 2)}`;
}
