/**
 * What each client has taken of its allowance, counted in the database: several servers on it count together.
 *
 * Each server also remembers what it knows, and refuses by that without asking: what a client takes elsewhere only
 * makes it wait longer. So a flood of refused requests never reaches the database.
 */
import { createHash } from 'node:crypto';
import type { Row, Transaction } from './driver.ts';

/** An allowance regrows with time, so all of it is measured in the time until it has regrown, in whole milliseconds. */
export interface Taking {
  /** Identifies the client and the allowance. */
  readonly key: string;
  readonly costMs: number;
  /** The whole allowance. */
  readonly allowanceMs: number;
  /** The maximum debt beyond it, from charges. A larger recorded debt means that a clock was set back. */
  readonly debtMs: number;
}

export interface Allowances {
  /** Milliseconds until this can be taken, as far as this server knows. Does not ask the database. */
  wait(taking: Taking, now: number): number;
  /**
   * Takes it if the allowance has it.
   * @returns 0, or the milliseconds until it can be taken.
   * @throws {DatabaseUnavailable}
   */
  take(taking: Taking, now: number): Promise<number>;
  /** Counts a use that has already happened, even beyond the allowance. @throws {DatabaseUnavailable} */
  charge(taking: Taking, now: number): Promise<void>;
}

/** @param store runs one transaction as the auth service. */
export function createAllowances(
  store: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>,
): Allowances {
  /** When each client has its whole allowance again, at the earliest. */
  const known = createMemory();

  function standing(taking: Taking, now: number): number {
    const wholeAt = known.get(taking.key) ?? now;
    // After a fast clock was set back, only the database decides.
    return wholeAt > latest(taking, now) ? now : Math.max(wholeAt, now);
  }

  function wait(taking: Taking, now: number): number {
    return waitFrom(standing(taking, now), taking, now);
  }

  /** Counts here at once, for requests that arrive before the database has answered. */
  async function spend(taking: Taking, now: number, endsBy: string): Promise<Spent> {
    known.set(taking.key, standing(taking, now) + taking.costMs);
    const spent = await store((tx) => spendShared(tx, taking, now, endsBy));
    known.set(taking.key, spent.wholeAt);
    return spent;
  }

  return {
    wait,
    async take(taking, now) {
      const knownWait = wait(taking, now);
      if (knownWait > 0) return knownWait;
      const { taken, wholeAt } = await spend(taking, now, isoTime(now + taking.allowanceMs));
      return taken ? 0 : waitFrom(wholeAt, taking, now);
    },
    async charge(taking, now) {
      await spend(taking, now, 'infinity');
    },
  };
}

function waitFrom(wholeAt: number, { costMs, allowanceMs }: Taking, now: number): number {
  return Math.max(wholeAt + costMs - (now + allowanceMs), 0);
}

/** The latest time at which a client can have its whole allowance again. */
function latest({ allowanceMs, debtMs }: Taking, now: number): number {
  return now + allowanceMs + debtMs;
}

interface Spent {
  /** Whether it ended by the given time, and so was taken. */
  readonly taken: boolean;
  /** When the client has its whole allowance again. */
  readonly wholeAt: number;
}

async function spendShared(
  tx: Transaction,
  taking: Taking,
  now: number,
  endsBy: string,
): Promise<Spent> {
  const keyHash = createHash('sha256').update(taking.key).digest('hex');
  const believed = isoTime(latest(taking, now));
  const cost = `${taking.costMs} milliseconds`;
  const [row] = await tx.query(SPEND, [keyHash, isoTime(now), cost, believed, endsBy]);
  if (row !== undefined) return { taken: true, wholeAt: wholeAtOf(row) };
  const [refused] = await tx.query(BELIEVE, [keyHash, believed]);
  return { taken: false, wholeAt: refused === undefined ? now : wholeAtOf(refused) };
}

/** $2 now, $3 the cost, $4 the latest time that is believed, $5 when it must end by. */
const SPEND = `insert into auth_service.allowances as known (key_hash, whole_at)
  values ($1, $2::timestamptz + $3::interval)
  on conflict (key_hash) do update
    set whole_at = greatest(least(known.whole_at, $4::timestamptz), $2::timestamptz) + $3::interval
    where greatest(least(known.whole_at, $4::timestamptz), $2::timestamptz) + $3::interval
      <= $5::timestamptz
  returning whole_at`;

/** $2 the latest time that is believed. */
const BELIEVE = `update auth_service.allowances set whole_at = least(whole_at, $2::timestamptz)
  where key_hash = $1 returning whole_at`;

function wholeAtOf({ whole_at }: Row): number {
  return (whole_at as Date).getTime();
}

function isoTime(ms: number): string {
  return new Date(ms).toISOString();
}

/** About 15 MB, and far more clients than one server has at a time. */
const MAX_KNOWN = 100_000;

/**
 * Numbers by key, in two halves: each use moves a key to the young half; when that is full, it replaces the old one,
 * which is dropped. So memory and time stay bounded under a flood of new clients, and regular clients stay known.
 */
export function createMemory(most: number = MAX_KNOWN) {
  let young = new Map<string, number>();
  let old: ReadonlyMap<string, number> = new Map();

  function set(key: string, value: number): void {
    young.set(key, value);
    if (young.size < most / 2) return;
    old = young;
    young = new Map();
  }

  return {
    set,
    get(key: string): number | undefined {
      const value = young.get(key) ?? old.get(key);
      if (value !== undefined) set(key, value);
      return value;
    },
  };
}
