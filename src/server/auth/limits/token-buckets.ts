/**
 * Token buckets, one per key: each holds `burst` tokens when full and gains one every interval.
 *
 * Of a bucket only the time is kept at which it will be full again. Buckets live in two halves:
 * whoever comes moves to the young half, and when that has filled up, the old one is dropped and
 * the young one grows old. So whoever floods the server with new addresses costs it no more memory
 * and no more time, and those who keep coming stay known.
 */

/** Buckets kept at once: about 15 MB, and far more clients than a chapter has. */
const BUCKETS_MAX = 100_000;

interface BucketSize {
  readonly burst: number;
  /** Whole milliseconds in which one token comes back. */
  readonly interval: number;
}

interface TokenBuckets {
  /** Takes a token at time `now`; answers 0, or the milliseconds until there is one to take. */
  take(key: string, size: BucketSize, now: number): number;
}

export function createTokenBuckets(most: number = BUCKETS_MAX): TokenBuckets {
  let young = new Map<string, number>();
  let old: ReadonlyMap<string, number> = new Map();
  return {
    take(key, { burst, interval }, now) {
      const known = young.get(key) ?? old.get(key) ?? now;
      // Never longer than an empty bucket takes: a clock that was wrong and is set back locks nobody out.
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
