/** Days of entries, as the panel says them. Pure. */
import type { Member } from '../../../../domain/member.ts';

/** 'Confirmed on 3 March', with the year unless it is this one, in the reader's language. @param today as `dayOf` writes it. */
export function confirmedInWords({ confirmed_on }: Member, today: string): string {
  return confirmed_on === null
    ? 'Never confirmed'
    : `Confirmed on ${dayInWords(confirmed_on, today)}`;
}

function dayInWords(day: string, today: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return date.toLocaleDateString(undefined, {
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
    timeZone: 'UTC',
  });
}
