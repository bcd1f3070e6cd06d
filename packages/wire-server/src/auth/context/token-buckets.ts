/**
 * Token buckets, one per key: each holds `burst` tokens when full and gains one every interval.
 *
 * A bucket stores only the time at which it will be full again. Buckets live in two halves: each
 * use moves a bucket to the young half; when that is full, it replaces the old one, which is
 * dropped. Memory and time stay bounded under a flood of new addresses, and regular clients stay
 * known.
 */

/** About 15 MB, and far more clients than one server has at a time. */
const MAX_BUCKETS = 100_000;

interface BucketSize {
  readonly burst: number;
  /** Milliseconds to regain one token; whole. */
  readonly interval: number;
}

interface TokenBuckets {
  /** Takes a token at time `now`; returns 0, or the milliseconds until one is available. */
  take(key: string, size: BucketSize, now: number): number;
}

export function createTokenBuckets(most: number = MAX_BUCKETS): TokenBuckets {
  let young = new Map<string, number>();
  let old: ReadonlyMap<string, number> = new Map();
  return {
    take(key, { burst, interval }, now) {
      const known = young.get(key) ?? old.get(key) ?? now;
      // Capped at a full refill, so that setting a fast clock back locks no one out.
      const full = Math.min(Math.max(known, now), now + burst * interval);
      const wait = Math.max(full - now - (burst - 1) * interval, 0);
      young.set(key, wait === 0 ? full + interval : full);
      if (young.size >= most / 2) {
        old = young;
        young = new Map();
      }
      return wait;
    },
  };
}
