/** Converts between the seconds of settings and tokens and the milliseconds of Date. Pure. */

export const MILLISECONDS = 1000;

/** `seconds` after `time`; before it if negative. */
export function later(time: Date, seconds: number): Date {
  return new Date(time.getTime() + seconds * MILLISECONDS);
}

/** Whole seconds since 1970, as tokens count them. */
export function unixTime(time: Date): number {
  return Math.floor(time.getTime() / MILLISECONDS);
}
