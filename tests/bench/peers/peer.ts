/** What a general search library looks like here: members in, the best five for a need out. */
import type { Member } from '../../../src/domain/member.ts';

/** As many as Pathfinder shows (M9). */
export const PEER_RESULTS = 5;

export type Peer = (members: readonly Member[]) => (need: string) => readonly Member[];

/** Words both peers are told to pass over: without them they score 3 to 6 points less on the dev needs. */
export const STOPWORDS = new Set(
  (
    'a an and are at be by can for from get have help i im in is it me my need needs of on or our ' +
    'some someone somebody that the there this to us we who with you your looking want would like ' +
    'find good best near service services company'
  ).split(' '),
);
