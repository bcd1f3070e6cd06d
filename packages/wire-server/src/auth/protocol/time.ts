/** Converts between the seconds of settings and tokens and the milliseconds of Date. Pure. */

export const MS_PER_SECOND = 1000;

/** `seconds` after `time`; before it if negative. */
export function addSeconds(time: Date, seconds: number): Date {
  return new Date(time.getTime() + seconds * MS_PER_SECOND);
}

/** Whole seconds since 1970, as tokens count them. */
export function unixTime(time: Date): number {
  return Math.floor(time.getTime() / MS_PER_SECOND);
}
