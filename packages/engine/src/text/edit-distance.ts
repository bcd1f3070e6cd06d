/** How different two spellings are; swapping two neighbouring letters is one edit (D1). */

/**
 * Optimal string alignment distance: insert, delete, replace, or swap two neighbouring letters.
 * Returns `limit` + 1 as soon as the distance is known to exceed `limit`.
 * @example editDistance('plubmer', 'plumber') // 1
 */
export function editDistance(a: string, b: string, limit = Number.POSITIVE_INFINITY): number {
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a.charCodeAt(start) === b.charCodeAt(start)) start++;
  let [endOfA, endOfB] = [a.length, b.length];
  while (
    endOfA > start &&
    endOfB > start &&
    a.charCodeAt(endOfA - 1) === b.charCodeAt(endOfB - 1)
  ) {
    endOfA--;
    endOfB--;
  }
  return distanceBetween(a.slice(start, endOfA), b.slice(start, endOfB), limit);
}

function distanceBetween(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforePrevious: number[] = [];
  let previous: number[] = [];
  let current: number[] = [];
  for (let j = 0; j <= b.length; j++) previous.push(j);
  for (let i = 1; i <= a.length; i++) {
    current[0] = i;
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const sameLetter = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
      let cost = Math.min(
        at(previous, j - 1) + (sameLetter ? 0 : 1),
        at(previous, j) + 1,
        at(current, j - 1) + 1,
      );
      if (isSwap(a, i, b, j)) cost = Math.min(cost, at(beforePrevious, j - 2) + 1);
      current[j] = cost;
      least = Math.min(least, cost);
    }
    if (least > limit) return limit + 1;
    [beforePrevious, previous, current] = [previous, current, beforePrevious];
  }
  return at(previous, b.length);
}

/** Whether the last two of a's first i letters are the last two of b's first j letters, swapped. */
function isSwap(a: string, i: number, b: string, j: number): boolean {
  return (
    i > 1 &&
    j > 1 &&
    a.charCodeAt(i - 1) === b.charCodeAt(j - 2) &&
    a.charCodeAt(i - 2) === b.charCodeAt(j - 1)
  );
}

function at(row: readonly number[], position: number): number {
  return row[position] as number;
}

/** 1 − distance / length of the longer word, 0 to 1 (D1). @example similarity('rofo', 'roof') // 0.75 */
export function similarity(a: string, b: string, distance = editDistance(a, b)): number {
  const longer = Math.max(a.length, b.length);
  return longer === 0 ? 1 : 1 - distance / longer;
}
