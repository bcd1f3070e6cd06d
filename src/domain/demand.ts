/** What was asked for although no member holds it: one count for each profession and day (N1). */
import type { Row } from './columns.ts';

export interface Demand {
  /** In UTC: '2026-11-23'. */
  readonly day: string;
  readonly profession: string;
  /** From 1 to 100,000. */
  readonly asked: number;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** What the database keeps (supabase/migrations). */
const ONE_LINE = /^[^\p{Cc}]{1,100}$/u;
const MOST_ASKED = 100_000;

/** @returns null for a row that counts nothing. */
export function parseDemand({ day, profession, asked }: Row): Demand | null {
  if (typeof day !== 'string' || !isDay(day)) return null;
  if (typeof profession !== 'string' || !ONE_LINE.test(profession)) return null;
  if (profession.trim() !== profession) return null;
  if (typeof asked !== 'number' || !Number.isInteger(asked)) return null;
  return asked < 1 || asked > MOST_ASKED ? null : { day, profession, asked };
}

/** Some engines read '2026-02-30' as a day of March. */
function isDay(text: string): boolean {
  const date = new Date(text);
  return (
    DAY.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text
  );
}
