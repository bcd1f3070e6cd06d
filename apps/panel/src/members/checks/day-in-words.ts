/** When an entry was confirmed, in the words of the panel. Pure. */
import type { Member } from 'domain/member.ts';

/**
 * 'Confirmed on March 3', in the reader's language, with the year if it is not the current one.
 * @param today as `dayOf` writes it. A new member has the database's day, in UTC, which may not have begun here yet.
 */
export function confirmedInWords({ confirmed_on }: Member, today: string): string {
  return confirmed_on === null
    ? 'Never confirmed'
    : `Confirmed on ${dayInWords(confirmed_on, today)}`;
}

function dayInWords(day: string, today: string): string {
  if (Number.isNaN(new Date(day).getTime())) return day;
  const shown = day < today ? day : today;
  const isThisYear = shown.slice(0, 4) === today.slice(0, 4);
  return new Date(shown).toLocaleDateString(undefined, {
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
    timeZone: 'UTC',
  });
}
