/** Days as the database writes them: '2026-03-31'. Pure. */

/** The day in the reader's time zone. @example dayOf(new Date(2026, 2, 31)) // '2026-03-31' */
export function dayOf(date: Date): string {
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}
