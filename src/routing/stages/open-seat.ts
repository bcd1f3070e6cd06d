/** Last stage: nobody holds the seat, or no trade could be told (O). */
import { rolesOf } from '../../domain/referral-chain.ts';
import type { DirectoryIndex } from '../directory-index.ts';
import { openSeatOf, unknownSeat } from '../open-seats/open-seat.ts';
import type { OpenSeat, OpenSeatOutcome } from '../outcome.ts';
import type { UnderstoodNeed } from '../reading/understand-need.ts';
import { answered } from './answered.ts';

export function answerWithOpenSeat(
  understood: UnderstoodNeed,
  index: DirectoryIndex,
): OpenSeatOutcome {
  return { mode: 'open-seat', ...answered(understood), seat: seatFor(understood, index) };
}

function seatFor({ professions }: UnderstoodNeed, { directory, naming }: DirectoryIndex): OpenSeat {
  const [strongest] = professions;
  if (strongest === undefined) return unknownSeat();
  const { entry } = strongest;
  const waiting = directory.chains.filter((chain) =>
    rolesOf(chain).some((role) => naming.named(role).includes(entry)),
  );
  return openSeatOf(entry.profession, waiting);
}
