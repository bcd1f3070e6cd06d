/** The demand and the states of the seats as shown, and the actions on them (N4). */
import { utcDayAt } from 'domain/day.ts';
import type { Demand } from 'domain/demand.ts';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createStore } from 'ui/store.ts';
import { readDemand } from '../records/data-api.ts';
import { asRequestFailed, useRun, wordsFor } from '../records/request-failed.ts';
import { firstDayShown } from './asked.ts';
import { readSeatStates, type SeatState } from './seat-states.ts';

/** What was read together. */
export interface SeatsRead {
  /** The day of the read, in UTC. */
  readonly today: string;
  /** Of the last year. */
  readonly demand: readonly Demand[];
  readonly states: ReadonlyMap<string, SeatState>;
}

/** A new object after each Undo that ended once its section was closed: the section open by then reads again. */
const lateUndo = createStore<object | null>(null);

/** @param version read again when this changes: the directory, which every save changes. */
export function useSeats(version: unknown) {
  /** The newest read that succeeded: a later failure must not take away what the user is working on. */
  const [seats, setSeats] = useState<SeatsRead | null>(null);
  /** Why the newest read failed; null when it did not. */
  const [why, setWhy] = useState<string | null>(null);
  /** Another object after each action. */
  const [done, setDone] = useState<object | null>(null);
  /** Responses may arrive out of order: only the one to the newest read counts. */
  const reads = useRef(0);
  const isClosed = useRef(false);
  const undone = useSyncExternalStore(lateUndo.subscribe, lateUndo.current, () => null);

  const read = useCallback(async () => {
    reads.current += 1;
    const number = reads.current;
    const today = utcDayAt(Date.now());
    try {
      const [demand, states] = await Promise.all([
        readDemand(firstDayShown(today)),
        readSeatStates(),
      ]);
      if (number !== reads.current) return;
      const byProfession = new Map(states.map((each) => [each.profession, each]));
      setSeats({ today, demand, states: byProfession });
      setWhy(null);
    } catch (reason) {
      const failure = asRequestFailed(reason);
      if (number === reads.current) setWhy(wordsFor(failure));
    }
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the directory triggers another read.
  useEffect(() => void read(), [read, version, undone]);

  useEffect(() => {
    isClosed.current = false;
    return () => {
      isClosed.current = true;
    };
  }, []);

  const { isBusy, run } = useRun(async () => {
    if (isClosed.current) lateUndo.publish({});
    else await read();
    setDone({});
  });

  return { seats, why, isBusy, done, run, read };
}
