/** A short list of the best, kept in order while many pass by. */

/**
 * Puts `item` in its place in `list`, which stays sorted by `compare` and no longer than `limit`.
 * Of equals the earlier one stays first. Most items of a long run fail the first test.
 */
export function insertRanked<Item>(
  list: Item[],
  item: Item,
  limit: number,
  compare: (a: Item, b: Item) => number,
): void {
  const last = list.at(-1);
  if (last !== undefined && list.length >= limit && compare(last, item) <= 0) return;
  const at = list.findIndex((other) => compare(other, item) > 0);
  list.splice(at < 0 ? list.length : at, 0, item);
  if (list.length > limit) list.pop();
}
