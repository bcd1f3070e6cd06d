/** The last stage: nobody holds the seat, or no trade could be told (O). */
import { rolesOf } from '../domain/referral-chain.ts';
import type { DirectoryIndex } from './directory-index.ts';
import { openSeatOf, unknownSeat } from './open-seats/open-seat.ts';
import type { OpenSeat, OpenSeatOutcome } from './outcome.ts';
import type { Request } from './request.ts';

export function answerWithOpenSeat(request: Request, index: DirectoryIndex): OpenSeatOutcome {
  const { need, correction } = request;
  return { mode: 'open-seat', need, correction, seat: seatFor(request, index) };
}

function seatFor({ professions }: Request, index: DirectoryIndex): OpenSeat {
  const [strongest] = professions;
  const entry = strongest && index.entries[strongest.profession];
  if (entry === undefined) return unknownSeat();
  const waiting = index.directory.chains.filter((chain) =>
    rolesOf(chain).some((role) => index.naming.named(role).includes(entry.index)),
  );
  return openSeatOf(entry.profession, waiting);
}
