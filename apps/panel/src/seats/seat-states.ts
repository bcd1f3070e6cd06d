/** The demand and the states of the seats: read for the section, and changed by its actions (N1, N4). */

import type { Row } from 'domain/columns.ts';
import { utcDayAt } from 'domain/day.ts';
import { type Demand, parseDemand } from 'domain/demand.ts';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createStore } from 'ui/store.ts';
import { answer, asUser, readDemand, upsertRows } from '../records/data-api.ts';
import { useLatestRead } from '../records/latest-read.ts';
import { type Run, useRun } from '../records/request-failed.ts';
import { firstDayShown } from './times-asked.ts';

/** What was read together. */
export interface SeatsRead {
  /** The day of the read, in UTC. */
  readonly today: string;
  /** Of the last year. */
  readonly demand: readonly Demand[];
  readonly states: ReadonlyMap<string, SeatState>;
}

/** A new object after each Undo that ended once its section was closed: the section open by then reads again. */
const undoneAfterClosing = createStore<object | null>(null);

/**
 * Long, as reads and actions wait for each other.
 * @param version read again when this changes: the directory, which every save changes.
 */
export function useSeats(version: unknown) {
  const { value: seats, why, readAgain: read } = useLatestRead(readSeats);
  /** Another object after each action. */
  const [done, setDone] = useState<object | null>(null);
  const isClosed = useRef(false);
  const undone = useSyncExternalStore(
    undoneAfterClosing.subscribe,
    undoneAfterClosing.current,
    () => null,
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the directory triggers another read.
  useEffect(() => void read(), [read, version, undone]);

  useEffect(() => {
    isClosed.current = false;
    return () => {
      isClosed.current = true;
    };
  }, []);

  const { isBusy, run } = useRun(async () => {
    if (isClosed.current) undoneAfterClosing.publish({});
    else await read();
    setDone({});
  });

  return { seats, why, isBusy, done, run, read };
}

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

export interface SeatState {
  readonly profession: string;
  /** invited: someone has been invited. filled: someone has agreed, or is now a member. */
  readonly state: 'invited' | 'filled';
  readonly since: Date;
  /** As the database wrote it. */
  readonly sinceText: string;
  /** The account's address; null for one without, and for the operator. */
  readonly setBy: string | null;
}

/**
 * Deletes what was counted under these names.
 * @returns the deleted counts: all of them, or those deleted before a failure. @throws {RequestFailed} when there are
 * none.
 */
export async function deleteDemand(professions: readonly string[]): Promise<readonly Demand[]> {
  const deleted: Demand[] = [];
  for (const profession of professions) {
    try {
      const rows = (await asUser()).from('demand').delete().eq('profession', profession);
      deleted.push(...(await answer(rows.select())).flatMap((row) => parseDemand(row) ?? []));
    } catch (reason) {
      // Returns what has been deleted, so that it can be put back.
      if (deleted.length > 0) return deleted;
      throw reason;
    }
  }
  return deleted;
}

/** Puts deleted counts back. @throws {RequestFailed} */
export async function restoreDemand(demand: readonly Demand[]): Promise<void> {
  await upsertRows(
    'demand',
    demand.map((row) => ({ ...row })),
  );
}

/** @throws {RequestFailed} */
async function readSeats(): Promise<SeatsRead> {
  const today = utcDayAt(Date.now());
  const [demand, states] = await Promise.all([readDemand(firstDayShown(today)), readSeatStates()]);
  return { today, demand, states: new Map(states.map((each) => [each.profession, each])) };
}

/** @throws {RequestFailed} */
async function readSeatStates(): Promise<readonly SeatState[]> {
  const rows = await answer((await asUser()).from('seat_states').select().order('profession'));
  return rows.flatMap((row) => parseSeatState(row) ?? []);
}

/** Null for a row that is not a state. Pure. */
export function parseSeatState({ profession, state, since, set_by }: Row): SeatState | null {
  if (typeof profession !== 'string' || typeof since !== 'string') return null;
  if (state !== 'invited' && state !== 'filled') return null;
  const date = new Date(since);
  if (Number.isNaN(date.getTime())) return null;
  return {
    profession,
    state,
    since: date,
    sinceText: since,
    setBy: typeof set_by === 'string' ? set_by : null,
  };
}

/**
 * @param since as the database wrote it, to put a state back; null for now.
 * @throws {RequestFailed}
 */
async function setSeatState(
  profession: string,
  state: SeatState['state'],
  since: string | null = null,
): Promise<void> {
  const row = { profession, state, since };
  await answer((await asUser()).from('seat_states').upsert(row).select('profession'));
}

/** @throws {RequestFailed} */
async function clearSeatState(profession: string): Promise<void> {
  const rows = (await asUser()).from('seat_states').delete().eq('profession', profession);
  await answer(rows.select('profession'));
}
