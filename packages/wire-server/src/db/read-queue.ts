/**
 * Runs a few reads at once and lets identical reads share one execution while they wait.
 *
 * A shared result is never stale. A read can be joined only until it starts, so it starts after every request that
 * shares it arrived: each gets what its own read would have returned. A later request finds nothing to join, and so
 * sees every write that was acknowledged before it.
 */

/** A few keep two cores busy. The other connections stay free for writes and sign-ins. */
export const READS_AT_ONCE = 4;

/** @param key the same for reads that are the same to the letter: SQL, values and caller. */
type ReadQueue<T> = (key: string, read: () => Promise<T>) => Promise<T>;

interface Waiting<T> {
  readonly start: () => void;
  readonly answer: Promise<T>;
}

export function createReadQueue<T>(): ReadQueue<T> {
  let running = 0;
  /** In the order of arrival. */
  const waiting = new Map<string, Waiting<T>>();

  async function run(read: () => Promise<T>): Promise<T> {
    running += 1;
    try {
      return await read();
    } finally {
      running -= 1;
      startNext();
    }
  }

  function startNext(): void {
    const [next] = waiting;
    if (next === undefined) return;
    const [key, { start }] = next;
    waiting.delete(key);
    start();
  }

  return (key, read) => {
    if (running < READS_AT_ONCE) return run(read);
    const joined = waiting.get(key);
    if (joined !== undefined) return joined.answer;
    const { promise, resolve } = Promise.withResolvers<T>();
    waiting.set(key, { start: () => resolve(run(read)), answer: promise });
    return promise;
  };
}
