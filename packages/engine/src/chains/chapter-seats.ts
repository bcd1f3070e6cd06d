/**
 * Who holds the seats of a chapter and fills the steps of its chains. Built in one place, so that a chain names the same
 * members wherever it is shown.
 */
import type { Chapter } from 'domain/chapter.ts';
import type { Directory } from 'domain/directory.ts';
import { rolesOf } from 'domain/role-sequence.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { MEMBER_LIMIT } from '../members/match-members.ts';
import { type RoleGroup, roleGroups } from '../members/member-groups.ts';
import { type Seats, seatsOf } from '../members/seats.ts';
import { type RoleNaming, roleNaming } from '../professions/name-role.ts';
import { type TradeKnowledge, tradeKnowledge } from '../professions/trade-knowledge.ts';
import { type StepFiller, stepFiller } from './fill-steps.ts';

export interface ChapterSeats {
  readonly trades: TradeKnowledge;
  readonly naming: RoleNaming;
  readonly groups: readonly RoleGroup[];
  readonly seats: Seats;
  readonly steps: StepFiller;
}

/** Takes milliseconds, so do it once per directory. */
export function chapterSeats(
  knowledge: Knowledge,
  { members, chains }: Directory,
  chapter: Chapter,
): ChapterSeats {
  const trades = tradeKnowledge(knowledge, chapter);
  const naming = roleNaming(trades);
  const longestChain = Math.max(0, ...chains.map((chain) => rolesOf(chain).length));
  const groups = roleGroups(members, chapter, Math.max(MEMBER_LIMIT, longestChain));
  const seats = seatsOf(groups, naming, trades.exact);
  return { trades, naming, groups, seats, steps: stepFiller(groups, seats, naming) };
}
