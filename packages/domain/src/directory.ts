/** The directory of a chapter: every member and every chain. */
import type { Chapter, ChapterRecords } from './chapter.ts';
import type { Row } from './columns.ts';
import { type Member, parseMember } from './member.ts';
import { parseChain, type ReferralChain } from './referral-chain.ts';

export interface Directory {
  readonly members: readonly Member[];
  readonly chains: readonly ReferralChain[];
}

/** Everything that admins edit. */
export interface EditedDirectory extends ChapterDirectory, ChapterRecords {}

/** What a visit reads: the directory, and the settings of its chapter (K5). */
export interface ChapterDirectory extends Directory {
  readonly chapter: Chapter;
}

/**
 * Parses data API rows into a directory. Text is trimmed; blank or non-text values become null.
 * Members without id, name or role and chains without id or scenario are skipped, so that one bad
 * row cannot hide the others.
 */
export function parseDirectory(memberRows: unknown, chainRows: unknown): Directory {
  return {
    members: parseRows(memberRows, parseMember),
    chains: parseRows(chainRows, parseChain),
  };
}

export interface DirectorySize {
  readonly members: number;
  /** The number of different roles as written, ignoring case. */
  readonly trades: number;
}

/** @example sizeOf({ members: [], chains: [] }) // { members: 0, trades: 0 } */
export function sizeOf({ members }: Directory): DirectorySize {
  const trades = new Set(members.map(({ profession_role }) => profession_role.toLowerCase()));
  return { members: members.length, trades: trades.size };
}

function parseRows<T>(rows: unknown, parse: (row: Row) => T | null): readonly T[] {
  if (!Array.isArray(rows)) return [];
  return rows.flatMap((row) => parse(row ?? {}) ?? []);
}
