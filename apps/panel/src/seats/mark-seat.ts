/** Marks a seat as invited or filled, each with an undo (N4). */
import type { Run } from '../records/request-failed.ts';
import { clearSeatState, type SeatState, setSeatState } from './seat-states.ts';

/** Sets the state of a seat. @param before its current state; null for none. */
export function markSeat(
  run: Run,
  profession: string,
  state: SeatState['state'],
  before: SeatState | null,
): void {
  void run(async () => {
    await setSeatState(profession, state);
    return {
      title: `${profession}: ${state}`,
      action: { label: 'Undo', run: () => putBack(run, profession, before) },
    };
  });
}

/** Clears the state of a seat. */
export function unmarkSeat(run: Run, before: SeatState): void {
  const { profession, state } = before;
  void run(async () => {
    await clearSeatState(profession);
    return {
      title: `${profession}: no longer ${state}`,
      action: { label: 'Undo', run: () => putBack(run, profession, before) },
    };
  });
}

function putBack(run: Run, profession: string, before: SeatState | null): void {
  void run(async () => {
    if (before === null) await clearSeatState(profession);
    else await setSeatState(profession, before.state, before.sinceText);
    return { title: `${profession}: change undone` };
  });
}
