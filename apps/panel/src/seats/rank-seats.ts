/**
 * Which open seat to fill first, and why (N4): docs/decisions/091-demand-is-counted-without-words.md explains the
 * points. Sorts the seats into open ones by rank, filled ones, and names that are not professions. Pure.
 */

import type { Demand } from 'domain/demand.ts';
import type { SeatStanding } from 'engine/admin';
import { counted } from '../records/dates-and-counts.ts';
import type { PreviewEngine } from '../records/preview-engine.tsx';
import type { SeatState } from './seat-states.ts';
import { type Asked, askedFor, NEVER } from './times-asked.ts';

/** Points of a request: a recent one counts more. */
const PER_REQUEST = { thisWeek: 4, thisMonth: 2, thisYear: 1 };
/** Points of a chain: one that the seat completes can be used at once, one that still waits for another seat cannot. */
const PER_COMPLETED_CHAIN = 10;
const PER_HELPED_CHAIN = 4;
/** Points per member who would get work from the seat's holder, or give them work. */
const PER_MEMBER_BESIDE = 1;

export const HOW_RANKED =
  `Each request from the last 7 days scores ${PER_REQUEST.thisWeek} points, from the last 30 days ` +
  `${PER_REQUEST.thisMonth}, and an older one ${PER_REQUEST.thisYear}. Each referral chain that the seat would ` +
  `complete scores ${PER_COMPLETED_CHAIN}, each one that would still be missing another seat ${PER_HELPED_CHAIN}, ` +
  `and each member who would work alongside it ${PER_MEMBER_BESIDE}.`;

export interface RankedSeat {
  readonly standing: SeatStanding;
  readonly asked: Asked;
  readonly points: number;
  /** 'It was asked for 3 times in the last 7 days, would complete 1 chain, and would work alongside 2 members.' */
  readonly reason: string;
}

/** Best first; equal ones by name. */
export function rankSeats(
  standings: readonly SeatStanding[],
  asked: ReadonlyMap<string, Asked>,
): readonly RankedSeat[] {
  return standings
    .map((standing) => ranked(standing, asked.get(standing.name) ?? NEVER))
    .sort((a, b) => b.points - a.points || a.standing.name.localeCompare(b.standing.name, 'en'));
}

interface Part {
  readonly points: number;
  readonly words: string;
}

function ranked(standing: SeatStanding, asked: Asked): RankedSeat {
  const parts = [requests(asked), ...effects(standing)].filter(({ points }) => points > 0);
  parts.sort((a, b) => b.points - a.points);
  const points = parts.reduce((sum, part) => sum + part.points, 0);
  return { standing, asked, points, reason: sentence(parts.map(({ words }) => words)) };
}

function requests({ week, month, year }: Asked): Part {
  const points =
    week * PER_REQUEST.thisWeek +
    (month - week) * PER_REQUEST.thisMonth +
    (year - month) * PER_REQUEST.thisYear;
  const [count, when] =
    week > 0 ? [week, '7 days'] : month > 0 ? [month, '30 days'] : [year, 'year'];
  return { points, words: `was asked for ${times(count)} in the last ${when}` };
}

function effects({ chains, beside }: SeatStanding): Part[] {
  const complete = chains.filter(({ steps, filled }) => steps === filled).length;
  const helped = chains.length - complete;
  return [
    {
      points: complete * PER_COMPLETED_CHAIN,
      words: `would complete ${counted(complete, 'chain')}`,
    },
    {
      points: helped * PER_HELPED_CHAIN,
      words: `would bring ${counted(helped, 'chain')} a step closer`,
    },
    {
      points: beside.length * PER_MEMBER_BESIDE,
      words: `would work alongside ${counted(beside.length, 'member')}`,
    },
  ];
}

/** 'once', 'twice', '3 times' */
export function times(count: number): string {
  return count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`;
}

function sentence(parts: readonly string[]): string {
  return parts.length === 0 ? '' : `It ${new Intl.ListFormat('en').format(parts)}.`;
}

export interface OpenSeat extends RankedSeat {
  /** Set when someone was invited. */
  readonly invited: SeatState | null;
}

export interface FilledSeat {
  readonly standing: SeatStanding;
  /** Set when an admin marked it as filled. */
  readonly marked: SeatState | null;
}

export interface SortedSeats {
  /** Best first. */
  readonly open: readonly OpenSeat[];
  /** Seats that were asked for or marked, and that a member, or someone who has agreed, now fills. */
  readonly filled: readonly FilledSeat[];
  /** Counted names that are not professions: of a deleted category, or sent by a stranger. */
  readonly unknown: readonly string[];
}

/**
 * Sorts every seat that was asked for, marked, or that a chain waits for.
 * @param states by profession. @param today in UTC: '2026-11-23'.
 */
export function sortSeats(
  { seats }: Pick<PreviewEngine, 'seats'>,
  demand: readonly Demand[],
  states: ReadonlyMap<string, SeatState>,
  today: string,
): SortedSeats {
  const asked = askedFor(demand, today);
  const standings = seats([...new Set([...asked.keys(), ...states.keys()])]);
  const names = new Set(standings.map(({ name }) => name));
  const isFilled = ({ name, holders }: SeatStanding) =>
    holders.length > 0 || states.get(name)?.state === 'filled';
  return {
    open: rankSeats(
      standings.filter((standing) => !isFilled(standing)),
      asked,
    ).map((seat) => ({ ...seat, invited: states.get(seat.standing.name) ?? null })),
    filled: standings.filter(isFilled).map((standing) => {
      const state = states.get(standing.name);
      return { standing, marked: state?.state === 'filled' ? state : null };
    }),
    unknown: [...asked.keys()].filter((name) => !names.has(name)),
  };
}
