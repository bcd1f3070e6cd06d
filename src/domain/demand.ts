/** What was asked for although no member holds it: one count for each profession and day (N1). */
import type { Row } from './columns.ts';

export interface Demand {
  /** In UTC: '2026-11-23'. */
  readonly day: string;
  readonly profession: string;
  /** 1 or more. */
  readonly asked: number;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** @returns null for a row that counts nothing. */
export function parseDemand({ day, profession, asked }: Row): Demand | null {
  if (typeof day !== 'string' || !DAY.test(day) || Number.isNaN(Date.parse(day))) return null;
  if (typeof profession !== 'string' || profession.trim() === '') return null;
  if (typeof asked !== 'number' || !Number.isInteger(asked) || asked < 1) return null;
  return { day, profession, asked };
}
