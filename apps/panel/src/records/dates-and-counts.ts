/** Dates, counts and lists of names as the panel writes them. Visitors' pages write their own. */
import { dayOf } from 'domain/day.ts';

/** A moment's day, in the reader's time zone. @example longDate(new Date(2026, 10, 16)) // 'November 16, 2026' */
export function longDate(at: Date): string {
  return at.toLocaleDateString(undefined, { dateStyle: 'long' });
}

/**
 * A day as the database writes it, in UTC. A day that has not begun yet for the reader counts as today.
 * @param today as `dayOf` writes it. @example longDay('2026-11-16') // 'November 16, 2026'
 */
export function longDay(day: string, today: string = dayOf(new Date())): string {
  return new Date(day < today ? day : today).toLocaleDateString(undefined, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
}

/** 'November 16, 2026 at 10:00 AM', in the reader's time zone. */
export function longTime(at: Date): string {
  return at.toLocaleString(undefined, { dateStyle: 'long', timeStyle: 'short' });
}

/** '1 step', '2 steps'. @param noun singular, with a regular plural in 's'. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/**
 * The first of some names, and how many more there are.
 * @param most named at most. @param total how many there are, if not all are given.
 * @example namedAndMore(['Ann', 'Bo', 'Cy', 'Di'], 3) // 'Ann, Bo, Cy and 1 more'
 */
export function namedAndMore(
  names: readonly string[],
  most: number,
  total: number = names.length,
): string {
  const named = names.slice(0, most);
  const others = total - named.length;
  const last = others > 0 ? `${others.toLocaleString()} more` : named.pop();
  return named.length === 0 ? (last ?? '') : `${named.join(', ')} and ${last}`;
}
