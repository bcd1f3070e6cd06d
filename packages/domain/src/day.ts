/** Days as the database writes them: '2026-03-31'. Pure. */

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The day in the reader's time zone. @example dayOf(new Date(2026, 2, 31)) // '2026-03-31' */
export function dayOf(date: Date): string {
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

/** Whether the text is a day of the calendar. Some engines read '2026-02-30' as a day of March. */
export function isDay(text: string): boolean {
  return (
    DAY.test(text) && !Number.isNaN(Date.parse(text)) && dayNumbered(numberOfDay(text)) === text
  );
}

const NUMBERS = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;
const WORDS = /^(?:\p{L}+ \d{1,2},? \d{4}|\d{1,2}\.? \p{L}+ \d{4})$/u;

/** The day that a text from a form or a file means: '2026-03-31', '3/31/2026' and 'March 31, 2026'; null for none. */
export function dayIn(text: string): string | null {
  const [, month = '', date = '', year = ''] = NUMBERS.exec(text) ?? [];
  const written = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return [text, written, dayInWords(text)].find(isDay) ?? null;
}

/** 'March 31, 2026' as '2026-03-31'; '' for none, as for 'February 30, 2026', which is read as a day of March. */
function dayInWords(text: string): string {
  if (!WORDS.test(text) || Number.isNaN(Date.parse(text))) return '';
  const day = dayOf(new Date(text));
  return Number(day.slice(-2)) === Number(/\d{1,2}/.exec(text)?.[0]) ? day : '';
}

/** Days from 1 January 1970 to this one. @example numberOfDay('1970-01-03') // 2 */
export function numberOfDay(day: string): number {
  return Date.parse(day) / DAY_MS;
}

/** The day with this number. @example dayNumbered(2) // '1970-01-03' */
export function dayNumbered(number: number): string {
  return new Date(number * DAY_MS).toISOString().slice(0, 10);
}

/** The day in UTC at a time. @param now milliseconds since 1970. */
export function utcDayAt(now: number): string {
  return dayNumbered(Math.floor(now / DAY_MS));
}
