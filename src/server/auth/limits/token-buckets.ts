/**
 * Token buckets, one per key: each holds `burst` tokens when full and gains one every interval.
 *
 * Of a bucket only the time is kept at which it will be full again. A bucket that nobody has used
 * for long is full and need not be kept, so the least recently used ones go when there are too many:
 * whoever floods the server with new addresses costs it no more memory.
 */

/** Buckets kept at once: about 15 MB, and far more clients than a chapter has. */
const BUCKETS_MAX = 100_000;

export interface BucketSize {
  readonly burst: number;
  /** Whole milliseconds in which one token comes back. */
  readonly interval: number;
}

export interface TokenBuckets {
  /** Takes a token at time `now`; answers 0, or the milliseconds until there is one to take. */
  take(key: string, size: BucketSize, now: number): number;
}

export function createTokenBuckets(most: number = BUCKETS_MAX): TokenBuckets {
  const fullAt = new Map<string, number>();
  return {
    take(key, { burst, interval }, now) {
      const full = Math.max(fullAt.get(key) ?? now, now);
      const wait = Math.max(full - now - (burst - 1) * interval, 0);
      // A map keeps its order: taken out and put back, the key is the youngest.
      fullAt.delete(key);
      fullAt.set(key, wait === 0 ? full + interval : full);
      const [oldest] = fullAt.keys();
      if (fullAt.size > most && oldest !== undefined) fullAt.delete(oldest);
      return wait;
    },
  };
}
