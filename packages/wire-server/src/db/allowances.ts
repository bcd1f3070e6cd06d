/**
 * Token buckets, shared by all servers on a database. A bucket is one timestamp, when it is full again (GCRA): taking
 * moves it later by costMs, and is refused if it would then lie more than allowanceMs ahead.
 *
 * Each server also caches the buckets it has seen, and refuses from that cache without asking the database: anything a
 * client takes elsewhere only makes it wait longer. So a flood of refused requests never reaches the database.
 */
import { createHash } from 'node:crypto';
import type { Row, Transaction } from './driver.ts';

/** An allowance regrows with time, so each amount is given as the time it takes to regrow, in whole milliseconds. */
export interface Taking {
  /** Identifies the client and the allowance. */
  readonly key: string;
  readonly costMs: number;
  /** The whole allowance. */
  readonly allowanceMs: number;
  /** The maximum debt beyond it, from charges. */
  readonly debtMs: number;
}

export interface Allowances {
  /** Milliseconds until this can be taken, as far as this server knows. Does not ask the database. */
  wait(taking: Taking, now: number): number;
  /**
   * Takes it if the allowance suffices.
   * @returns 0, or the milliseconds until it can be taken.
   * @throws {DatabaseUnavailable}
   */
  take(taking: Taking, now: number): Promise<number>;
  /** Counts a use that has already happened, even beyond the allowance. @throws {DatabaseUnavailable} */
  charge(taking: Taking, now: number): Promise<void>;
}

/** @param transaction runs one transaction as the auth service. */
export function createAllowances(
  transaction: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>,
): Allowances {
  /** When each bucket is full again, at the earliest. */
  const known = createMemory();

  function currentFullAt(taking: Taking, now: number): number {
    const fullAt = known.get(taking.key) ?? now;
    // After a fast clock was set back, only the database decides.
    return fullAt > latestPlausible(taking, now) ? now : Math.max(fullAt, now);
  }

  function wait(taking: Taking, now: number): number {
    return waitFrom(currentFullAt(taking, now), taking, now);
  }

  /** Counts here at once, for requests that arrive before the database has answered. */
  async function spend(taking: Taking, now: number, fullBy: string): Promise<Spent> {
    known.set(taking.key, currentFullAt(taking, now) + taking.costMs);
    const spent = await transaction((tx) => spendShared(tx, taking, now, fullBy));
    known.set(taking.key, spent.fullAt);
    return spent;
  }

  return {
    wait,
    async take(taking, now) {
      const knownWait = wait(taking, now);
      if (knownWait > 0) return knownWait;
      const { taken, fullAt } = await spend(taking, now, isoTime(now + taking.allowanceMs));
      return taken ? 0 : waitFrom(fullAt, taking, now);
    },
    async charge(taking, now) {
      await spend(taking, now, 'infinity');
    },
  };
}

function waitFrom(fullAt: number, { costMs, allowanceMs }: Taking, now: number): number {
  return Math.max(fullAt + costMs - (now + allowanceMs), 0);
}

/** The latest time at which a bucket can be full again. */
function latestPlausible({ allowanceMs, debtMs }: Taking, now: number): number {
  return now + allowanceMs + debtMs;
}

interface Spent {
  /** Whether it was taken: if so, the bucket is full by the given time. */
  readonly taken: boolean;
  /** When the bucket is full again. */
  readonly fullAt: number;
}

async function spendShared(
  tx: Transaction,
  taking: Taking,
  now: number,
  fullBy: string,
): Promise<Spent> {
  const keyHash = createHash('sha256').update(taking.key).digest('hex');
  const latest = isoTime(latestPlausible(taking, now));
  const cost = `${taking.costMs} milliseconds`;
  const [row] = await tx.query(SPEND, [keyHash, isoTime(now), cost, latest, fullBy]);
  if (row !== undefined) return { taken: true, fullAt: fullAtOf(row) };
  const [refused] = await tx.query(CLAMP_AND_READ, [keyHash, latest]);
  return { taken: false, fullAt: refused === undefined ? now : fullAtOf(refused) };
}

/** How far the clocks of several servers may differ. */
const CLOCKS_DIFFER = '30 seconds';

/**
 * When the bucket is full again after the cost; $2 now, $3 the cost, $4 the latest plausible time. A much later time
 * was recorded before the clock was set back, and counts as a full bucket.
 */
const FULL_AFTER = `case
  when known.whole_at > $4::timestamptz + interval '${CLOCKS_DIFFER}' then $2::timestamptz
  else greatest(least(known.whole_at, $4::timestamptz), $2::timestamptz) end + $3::interval`;

/** $5 when the bucket must be full by. Debt beyond the latest plausible time is not recorded. */
const SPEND = `insert into auth_service.allowances as known (key_hash, whole_at)
  values ($1, $2::timestamptz + $3::interval)
  on conflict (key_hash) do update set whole_at = least(${FULL_AFTER}, $4::timestamptz)
    where ${FULL_AFTER} <= $5::timestamptz
  returning whole_at`;

/** $2 the latest plausible time. */
const CLAMP_AND_READ = `update auth_service.allowances set whole_at = least(whole_at, $2::timestamptz)
  where key_hash = $1 returning whole_at`;

function fullAtOf({ whole_at }: Row): number {
  return (whole_at as Date).getTime();
}

function isoTime(ms: number): string {
  return new Date(ms).toISOString();
}

/** About 15 MB, and far more clients than one server has at a time. */
const MAX_KNOWN_CLIENTS = 100_000;

/**
 * Numbers by key, in two halves: each use moves a key to the young half; when that is full, it replaces the old one,
 * which is dropped. So memory and time stay bounded under a flood of new clients, and regular clients stay known.
 */
export function createMemory(most: number = MAX_KNOWN_CLIENTS) {
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

/** A read that takes longer is slow: the time beyond this counts, and the read yields to other work. */
export const SLOW_READ_MS = 100;
/** What a client may take at once, and how much of it comes back each second. */
const ALLOWANCE_MS = 10_000;
const REGAINED_MS_PER_SECOND = 250;
const MS_PER_SECOND = 1000;

/** A client has taken its allowance of slow reads. */
export class TooManySlowReads extends Error {
  override readonly name = 'TooManySlowReads';
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super('too many slow reads');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export interface SlowReads {
  /** @throws {TooManySlowReads} */
  check(client: string): void;
  /** Counts a read that took `ms`. @throws {DatabaseUnavailable} */
  count(client: string, ms: number): Promise<void>;
}

/**
 * How much of the database's time visitors may take with slow reads. Reads of a small table take some milliseconds and
 * count nothing, so everyone behind one address can read at once; a client that keeps sending slow reads has to wait.
 * @param now in milliseconds.
 */
export function createSlowReads(allowances: Allowances, now: () => number): SlowReads {
  return {
    check(client) {
      const wait = allowances.wait(taking(client, 0), now());
      if (wait > 0) throw new TooManySlowReads(Math.ceil(wait / MS_PER_SECOND));
    },
    async count(client, ms) {
      if (ms > SLOW_READ_MS) await allowances.charge(taking(client, ms - SLOW_READ_MS), now());
    },
  };
}

function taking(client: string, ms: number): Taking {
  return {
    key: `slow reads ${client}`,
    costMs: Math.round(msToRegain(ms)),
    allowanceMs: msToRegain(ALLOWANCE_MS),
    debtMs: msToRegain(ALLOWANCE_MS),
  };
}

function msToRegain(ms: number): number {
  return (ms / REGAINED_MS_PER_SECOND) * MS_PER_SECOND;
}
