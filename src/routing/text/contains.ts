/** "Contains" of M3: one run of whole words inside another. */

/** Letters the last word of the contained side needs to count as the start of a longer word (M3). */
const MIN_PREFIX = 3;

/**
 * True when `inner` is a run of whole words of `outer`; inner's last word may be a prefix of at
 * least 3 letters (M3). Both sides are base forms. An empty inner is contained in nothing.
 */
export function containsRun(outer: readonly string[], inner: readonly string[]): boolean {
  if (inner.length === 0) return false;
  for (let start = 0; start + inner.length <= outer.length; start++) {
    if (runStartsAt(outer, inner, start)) return true;
  }
  return false;
}

function runStartsAt(outer: readonly string[], inner: readonly string[], start: number): boolean {
  const last = inner.length - 1;
  for (let i = 0; i < last; i++) {
    if (outer[start + i] !== inner[i]) return false;
  }
  const word = outer[start + last] as string;
  const wanted = inner[last] as string;
  return word === wanted || (wanted.length >= MIN_PREFIX && word.startsWith(wanted));
}

/** As containsRun, but every word must be there whole: 'Weddington' holds no wedding (C1). */
export function containsWholeRun(outer: readonly string[], inner: readonly string[]): boolean {
  return runAt(outer, inner) >= 0;
}

/** Where `inner` first begins in `outer`, every word whole; -1 when nowhere, and for an empty inner. */
export function runAt(outer: readonly string[], inner: readonly string[]): number {
  if (inner.length === 0) return -1;
  return outer.findIndex((_, start) => inner.every((word, i) => outer[start + i] === word));
}

/** True when both sides are the same words in the same order. */
export function sameRun(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((word, i) => word === b[i]);
}
