/** Days of entries, as the panel says them. Pure. */
import type { Member } from '../../../../domain/member.ts';

/**
 * 'Confirmed on 3 March', with the year unless it is this one, in the reader's language.
 * @param today as `dayOf` writes it. A new member has the database's day, in UTC, which may not have begun here.
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
