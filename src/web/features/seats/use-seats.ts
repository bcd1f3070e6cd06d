/** The demand and the states of the seats as shown, and the actions on them (N4). */
import { useCallback, useEffect, useState } from 'react';
import type { Demand } from '../../../domain/demand.ts';
import { showToast, type Toast } from '../../lib/toasts.ts';
import { wordsFor } from '../../records/failure-words.ts';
import { readDemand } from '../../records/read-rows.ts';
import { WriteFailed } from '../../records/write-rows.ts';
import { firstDayShown, todayAt } from './asked.ts';
import { readSeatStates, type SeatState } from './seat-states.ts';

export type SeatsState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly why: string }
  | {
      readonly status: 'ready';
      /** The day of the read, in UTC. */
      readonly today: string;
      /** Of the last year. */
      readonly demand: readonly Demand[];
      readonly states: ReadonlyMap<string, SeatState>;
    };

/**
 * Runs one action at a time, and reads again after it.
 * @param action returns the toast of its success.
 */
export type Run = (action: () => Promise<Pick<Toast, 'title' | 'action'>>) => Promise<void>;

/** @param occasion read again when this changes: the directory, which every save changes. */
export function useSeats(occasion: unknown) {
  const [state, setState] = useState<SeatsState>({ status: 'loading' });
  const [isBusy, setBusy] = useState(false);

  const read = useCallback(async () => {
    const today = todayAt(Date.now());
    try {
      const [demand, states] = await Promise.all([
        readDemand(firstDayShown(today)),
        readSeatStates(),
      ]);
      const byProfession = new Map(states.map((each) => [each.profession, each]));
      setState({ status: 'ready', today, demand, states: byProfession });
    } catch (reason) {
      setState({ status: 'failed', why: wordsFor(asFailure(reason)) });
    }
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the directory is an occasion to read again.
  useEffect(() => void read(), [read, occasion]);

  const run: Run = async (action) => {
    if (isBusy) return;
    setBusy(true);
    try {
      showToast({ kind: 'success', ...(await action()) });
    } catch (reason) {
      const description = wordsFor(asFailure(reason));
      showToast({ kind: 'error', title: 'Not changed', description });
    } finally {
      await read();
      setBusy(false);
    }
  };

  return { state, isBusy, run, read };
}

function asFailure(reason: unknown): WriteFailed {
  if (reason instanceof WriteFailed) return reason;
  throw reason;
}
