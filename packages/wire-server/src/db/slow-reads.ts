/**
 * How much of the database's time visitors may take with slow reads. Reads of a directory take some milliseconds and
 * count nothing, so everyone behind one address can read at once; a client that keeps asking what takes long has to
 * wait.
 */

/** Time that a read takes before it counts. */
const FREE_MS = 100;
/** What a client may take at once, and how much of it comes back each second. */
const ALLOWANCE_MS = 10_000;
const REGAINED_MS_PER_SECOND = 250;
const MS_PER_SECOND = 1000;
/** Clients that are remembered; the one that has rested longest is forgotten first. */
const MAX_CLIENTS = 10_000;

/** A client has taken its allowance of slow reads. */
export class TooManySlowReads extends Error {
  override readonly name = 'TooManySlowReads';
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super('too many slow reads');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

interface SlowReads {
  /** @throws {TooManySlowReads} */
  check(client: string): void;
  /** Counts a read that took `ms`. */
  count(client: string, ms: number): void;
}

/** @param now in milliseconds, never set back. */
export function createSlowReads(now: () => number): SlowReads {
  /** When each client has its whole allowance again. */
  const wholeAt = new Map<string, number>();
  const msToRegain = (ms: number) => (ms / REGAINED_MS_PER_SECOND) * MS_PER_SECOND;
  return {
    check(client) {
      const over = (wholeAt.get(client) ?? 0) - now() - msToRegain(ALLOWANCE_MS);
      if (over > 0) throw new TooManySlowReads(Math.ceil(over / MS_PER_SECOND));
    },
    count(client, ms) {
      if (ms <= FREE_MS) return;
      const whole = Math.max(wholeAt.get(client) ?? 0, now()) + msToRegain(ms - FREE_MS);
      wholeAt.delete(client);
      wholeAt.set(client, whole);
      const [oldest] = wholeAt.keys();
      if (wholeAt.size > MAX_CLIENTS && oldest !== undefined) wholeAt.delete(oldest);
    },
  };
}
