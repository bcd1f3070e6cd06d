/** How often seats were asked for: in the last week, month and year, and week by week (N4). Pure. */
import { dayNumbered, numberOfDay } from 'domain/day.ts';
import type { Demand } from 'domain/demand.ts';

export interface Asked {
  /** In the last 7 days, today included. */
  readonly week: number;
  /** In the last 30 days. */
  readonly month: number;
  /** In the last 365 days. */
  readonly year: number;
}

export interface Week {
  /** Its first day, in UTC: '2026-11-17'. */
  readonly from: string;
  readonly asked: number;
}

export const NEVER: Asked = { week: 0, month: 0, year: 0 };

const DAYS_OF_WEEK = 7;
const DAYS_OF_MONTH = 30;
const DAYS_OF_YEAR = 365;
const WEEKS_SHOWN = 52;

/** The daily limits (supabase/migrations): further requests are not counted. */
const PROFESSIONS_A_DAY = 100;
const TIMES_A_DAY = 100;

/** The first day that the lists and the chart include. */
export function firstDayShown(today: string): string {
  return dayNumbered(numberOfDay(today) - DAYS_OF_YEAR + 1);
}

/** By profession; without those last asked for over a year ago. */
export function askedFor(demand: readonly Demand[], today: string): ReadonlyMap<string, Asked> {
  const sums = new Map<string, Asked>();
  for (const { day, profession, asked } of demand) {
    const age = numberOfDay(today) - numberOfDay(day);
    if (age >= DAYS_OF_YEAR) continue;
    const { week, month, year } = sums.get(profession) ?? NEVER;
    sums.set(profession, {
      week: week + (age < DAYS_OF_WEEK ? asked : 0),
      month: month + (age < DAYS_OF_MONTH ? asked : 0),
      year: year + asked,
    });
  }
  return sums;
}

/**
 * The 52 weeks that end today, oldest first.
 * @param profession null for all.
 */
export function askedByWeek(
  demand: readonly Demand[],
  today: string,
  profession: string | null,
): readonly Week[] {
  const first = numberOfDay(today) + 1 - WEEKS_SHOWN * DAYS_OF_WEEK;
  const sums = Array.from({ length: WEEKS_SHOWN }, () => 0);
  for (const row of demand) {
    if (profession !== null && row.profession !== profession) continue;
    const week = Math.floor((numberOfDay(row.day) - first) / DAYS_OF_WEEK);
    const before = sums[week];
    if (before !== undefined) sums[week] = before + row.asked;
  }
  return sums.map((asked, week) => ({ from: dayNumbered(first + week * DAYS_OF_WEEK), asked }));
}

/** The days on which a daily limit was reached, oldest first. */
export function fullDays(demand: readonly Demand[]): readonly string[] {
  const days = Map.groupBy(demand, ({ day }) => day);
  return [...days]
    .filter(
      ([, rows]) =>
        rows.length >= PROFESSIONS_A_DAY || rows.some(({ asked }) => asked >= TIMES_A_DAY),
    )
    .map(([day]) => day)
    .sort();
}
