/**
 * How much of the database's time visitors may take with slow reads. Reads of a small table take some milliseconds and
 * count nothing, so everyone behind one address can read at once; a client that keeps sending slow reads has to wait.
 */
import type { Allowances, Taking } from './allowances.ts';

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

/** @param now in milliseconds. */
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
