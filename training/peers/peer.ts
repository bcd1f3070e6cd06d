/** The interface of a general search library: members in, the best five for a need out. Pure. */
import type { Member } from 'domain/member.ts';

/** As many as Pathfinder shows (M9). */
export const PEER_RESULTS = 5;

/** A member that a library found. */
export interface Hit {
  /** The member's place in the list the index was built from. */
  readonly position: number;
  /** How well it fits, by the library's own measure: more is better. */
  readonly score: number;
}

/** Builds a library's index; the search gives the hits for a need, best first, at most PEER_RESULTS. */
export type Peer<Settings> = (
  members: readonly Member[],
  settings: Settings,
) => (need: string) => readonly Hit[];

/** Settings with a minimum score: if the best hit is below it, no member counts as found. */
export type Tuned<Settings> = Settings & { readonly leastScore: number };

/** A peer as measured: the members it names for a need, best first. */
export type Search = (need: string) => readonly Member[];

export function searchWith<Settings>(
  peer: Peer<Settings>,
  settings: Tuned<Settings>,
): (members: readonly Member[]) => Search {
  return (members) => {
    const find = peer(members, settings);
    return (need) => {
      const hits = find(need);
      if (hits[0] === undefined || hits[0].score < settings.leastScore) return [];
      return hits.flatMap(({ position }) => members[position] ?? []);
    };
  };
}
