/** The size and speed limits of the product's brief. */

/** A KB of the limits and figures is 1,000 bytes. */
export const KB = 1_000;

/** JavaScript of `/` before a need can be typed and searched, gzip. */
export const BEFORE_USE_KB = 85;

/** All code for a search, gzip: the page and the engine, without the knowledge. */
export const SEARCH_CODE_KB = 110;

/** The knowledge, which is data, as served with brotli; requested after the first paint. */
export const KNOWLEDGE_KB = 150;

/**
 * The sizes reached where a limit is missed (docs/decisions/002-word-lists-not-a-model.md). The browser
 * test enforces them, so that nothing grows unnoticed.
 */
export const REACHED_SEARCH_CODE_KB = 149.5;
export const REACHED_KNOWLEDGE_KB = 326;

/** Milliseconds until a router is ready, in a cold process. */
export const READY_MS = [
  { members: 48, limit: 25 },
  { members: 100_000, limit: 300 },
] as const;

/** Median and 99th percentile of the milliseconds for one need, at the slowest size. */
export const P50_MS = 0.1;
export const P99_MS = 0.4;
