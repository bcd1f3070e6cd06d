/** Last stage: nobody holds the seat, or no trade could be told (O). */
import type { DirectoryIndex } from '../directory-index.ts';
import { countedFor } from '../explanation/counted-words.ts';
import { professionReason } from '../explanation/reason.ts';
import { openSeatOf, unknownSeat } from '../open-seats/open-seat.ts';
import type { OpenSeatOutcome } from '../outcome.ts';
import type { UnderstoodNeed } from '../reading/understand-need.ts';
import { answered } from './answered.ts';

export function answerWithOpenSeat(
  understood: UnderstoodNeed,
  index: DirectoryIndex,
): OpenSeatOutcome {
  const [strongest] = understood.professions;
  if (strongest === undefined) {
    return { mode: 'open-seat', ...answered(understood, []), seat: unknownSeat() };
  }
  const { entry } = strongest;
  const counted = countedFor(understood.words, entry, index.knowledge.evidence);
  const reason = professionReason(understood, counted, entry, '');
  const seat = openSeatOf(entry.profession, index.waiting.waitingFor(entry), reason);
  return { mode: 'open-seat', ...answered(understood, counted), seat };
}
