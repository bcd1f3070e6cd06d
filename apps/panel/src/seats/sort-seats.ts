/** Sorts the seats into open ones by rank, filled ones, and names that are not professions (N4). Pure. */
import type { Demand } from 'domain/demand.ts';
import type { ChapterPreview, SeatStanding } from 'engine/admin';
import { askedFor } from './asked.ts';
import { type RankedSeat, rankSeats } from './rank-seats.ts';
import type { SeatState } from './seat-states.ts';

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
  { seats }: Pick<ChapterPreview, 'seats'>,
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
