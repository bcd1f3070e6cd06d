/** Reads and writes the states of the seats, and deletes demand (N1, N4). */
import type { Row } from 'domain/columns.ts';
import { type Demand, parseDemand } from 'domain/demand.ts';
import { answer, asUser, upsertRows } from '../records/data-api.ts';

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
 * @returns the deleted counts: all of them, or those deleted before a failure. @throws {RequestFailed} when there are none.
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
export async function readSeatStates(): Promise<readonly SeatState[]> {
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
export async function setSeatState(
  profession: string,
  state: SeatState['state'],
  since: string | null = null,
): Promise<void> {
  const row = { profession, state, since };
  await answer((await asUser()).from('seat_states').upsert(row).select('profession'));
}

/** @throws {RequestFailed} */
export async function clearSeatState(profession: string): Promise<void> {
  const rows = (await asUser()).from('seat_states').delete().eq('profession', profession);
  await answer(rows.select('profession'));
}
