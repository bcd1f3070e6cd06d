/**
 * Lets a few pieces of work run at once, while the others wait briefly for their turn. Lanes keep one kind of request
 * from taking every connection: slow reads never keep a sign-in waiting.
 */
import { DatabaseBusy } from './database-errors.ts';

interface LaneSize {
  readonly atOnce: number;
  /** How many one client may run at once: fewer than `atOnce`, so that the others always find a place. */
  readonly perClient?: number;
  /** How long to wait for a turn, in milliseconds. */
  readonly waitMs: number;
  /** How many may wait; more are refused at once. */
  readonly mostWaiting?: number;
}

/**
 * Runs `work` in its turn.
 * @param client work of the same client shares its `perClient` places.
 * @throws {DatabaseBusy} when its turn does not come in time, and whatever `work` throws.
 */
type Lane = (<T>(client: string, work: () => Promise<T>) => Promise<T>) & {
  /** Whether work that cannot start at once is refused. */
  readonly isFull: () => boolean;
};

interface Waiting {
  readonly client: string;
  readonly start: () => void;
}

/** Long, as its parts share who runs and who waits. */
export function createLane({
  atOnce,
  perClient = atOnce,
  waitMs,
  mostWaiting = Infinity,
}: LaneSize): Lane {
  let running = 0;
  const runningOf = new Map<string, number>();
  /** In the order of arrival. */
  const waiting = new Set<Waiting>();

  const mayStart = (client: string) => running < atOnce && (runningOf.get(client) ?? 0) < perClient;

  function count(client: string, change: 1 | -1): void {
    running += change;
    const own = (runningOf.get(client) ?? 0) + change;
    if (own === 0) runningOf.delete(client);
    else runningOf.set(client, own);
  }

  async function run<T>(client: string, work: () => Promise<T>): Promise<T> {
    count(client, 1);
    try {
      return await work();
    } finally {
      count(client, -1);
      startNext();
    }
  }

  function startNext(): void {
    for (const next of waiting) {
      if (!mayStart(next.client)) continue;
      waiting.delete(next);
      next.start();
      return;
    }
  }

  const isFull = () => waiting.size >= mostWaiting;

  function lane<T>(client: string, work: () => Promise<T>): Promise<T> {
    if (mayStart(client)) return run(client, work);
    if (isFull()) return Promise.reject(new DatabaseBusy());
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        waiting.delete(turn);
        reject(new DatabaseBusy());
      }, waitMs);
      const turn: Waiting = {
        client,
        start() {
          clearTimeout(late);
          resolve(run(client, work));
        },
      };
      waiting.add(turn);
    });
  }
  return Object.assign(lane, { isFull });
}

/** @param key identical for reads with the same SQL, values and caller. */
type ReadQueue<T> = (key: string, client: string, read: () => Promise<T>) => Promise<T>;

/**
 * Lets identical reads share one execution while they wait for their turn.
 *
 * A shared result is never stale. A read can be joined only until it starts, so it starts after every request that
 * shares it arrived: each gets what its own read would have returned. A later request finds nothing to join, and so
 * sees every write that was acknowledged before it.
 */
export function createReadQueue<T>(lane: Lane): ReadQueue<T> {
  const waiting = new Map<string, Promise<T>>();
  return (key, client, read) => {
    const joined = waiting.get(key);
    if (joined !== undefined) return joined;
    let isWaiting = true;
    const leave = () => {
      if (isWaiting) waiting.delete(key);
      isWaiting = false;
    };
    const answer = lane(client, () => {
      leave();
      return read();
    });
    if (isWaiting) {
      waiting.set(key, answer);
      answer.catch(leave);
    }
    return answer;
  };
}
