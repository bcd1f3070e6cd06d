/**
 * Lets identical reads share one execution while they wait for their turn.
 *
 * A shared result is never stale. A read can be joined only until it starts, so it starts after every request that
 * shares it arrived: each gets what its own read would have returned. A later request finds nothing to join, and so
 * sees every write that was acknowledged before it.
 */
import type { Lane } from './lane.ts';

/** @param key identical for reads with the same SQL, values and caller. */
type ReadQueue<T> = (key: string, client: string, read: () => Promise<T>) => Promise<T>;

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
