/** What the page may weigh and how fast it must answer: the limits of the product's brief. */

/** Bytes; the limits' and the figures' KB are 1,000 of them. */
export const KB = 1_000;

/** JavaScript of `/` before a need can be typed and searched, gzip. */
export const BEFORE_USE_KB = 85;

/** All code of a search, gzip: the page and the engine, without the knowledge. */
export const SEARCH_CODE_KB = 110;

/** The knowledge, which is data, as served with brotli; it is asked for after the first paint. */
export const KNOWLEDGE_KB = 150;

/**
 * What is reached where a limit is not (docs/decisions/063-knowledge-is-compiled-data.md): the browser test holds
 * these, so that nothing grows unseen.
 */
export const REACHED_SEARCH_CODE_KB = 116;
export const REACHED_KNOWLEDGE_KB = 230;

/** Milliseconds until a router answers, in a process where nothing is warm. */
export const READY_MS = [
  { members: 48, limit: 25 },
  { members: 100_000, limit: 300 },
] as const;

/** Milliseconds for one need, in the middle and of 99 of 100, at whichever size is slowest. */
export const P50_MS = 0.1;
export const P99_MS = 0.4;
