/**
 * How many pages a network may have completed (page-routes.ts): far more than the people behind one address open, and
 * few enough to leave the processor to others. Beyond it, pages are sent unchanged. Each process counts for itself,
 * since it is its own processor time that it protects.
 */
import { createMemory } from '../db/allowances.ts';

/** What a network may have at once, and how many come back each second. */
const AT_ONCE = 120;
const REGAINED_PER_SECOND = 4;
const MS_PER_SECOND = 1000;
const COST_MS = MS_PER_SECOND / REGAINED_PER_SECOND;

/**
 * @param now milliseconds on a clock that is never set back.
 * @returns takes one page for a network; false if it has had too many.
 */
export function createPageAllowance(
  now: () => number = () => performance.now(),
): (network: string) => boolean {
  /** When each network's allowance is whole again. */
  const known = createMemory();
  return (network) => {
    const wholeAt = Math.max(known.get(network) ?? 0, now()) + COST_MS;
    if (wholeAt > now() + AT_ONCE * COST_MS) return false;
    known.set(network, wholeAt);
    return true;
  };
}
