/** The value below which a given share of all values lies. */

/** @param share 0 to 1. NaN when nothing was measured. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN;
}
