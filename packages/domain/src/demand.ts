/** Requests for professions that no member holds: one count for each profession and day (N1). */
import type { Row } from './columns.ts';
import { isDay } from './day.ts';

export interface Demand {
  /** In UTC: '2026-11-23'. */
  readonly day: string;
  readonly profession: string;
  /** From 1 to 100,000. */
  readonly asked: number;
}

/** The limits of the table (supabase/migrations). */
const ONE_LINE = /^[^\p{Cc}]{1,100}$/u;
const MAX_ASKED = 100_000;

/** Parses a row of `demand`; null for an invalid row. */
export function parseDemand({ day, profession, asked }: Row): Demand | null {
  if (typeof day !== 'string' || !isDay(day)) return null;
  if (typeof profession !== 'string' || !ONE_LINE.test(profession)) return null;
  if (profession.trim() !== profession) return null;
  if (typeof asked !== 'number' || !Number.isInteger(asked)) return null;
  return asked < 1 || asked > MAX_ASKED ? null : { day, profession, asked };
}
