/** Dates and times in the reader's language. */

/** @param moment ISO 8601 */
export function day(moment: string): string {
  return new Date(moment).toLocaleDateString(undefined, { dateStyle: 'medium' });
}

/** @param moment ISO 8601 */
export function dayAndTime(moment: string): string {
  return new Date(moment).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
}
