/** How much JavaScript a first visit of `/` may load, gzip: the limits of the product's brief. */

/** Bytes; the limits' and the figures' KB are 1,000 of them. */
export const KB = 1_000;

/** Before a need can be typed and searched. */
export const BEFORE_USE_KB = 115;

export const IN_ALL_KB = 150;
