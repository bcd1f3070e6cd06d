/**
 * Lets reads that are the same to the letter share one execution while they wait for their turn.
 *
 * Nobody is told anything old. A read is joined only until it starts, so it starts after all who
 * share it have asked, and it ends before any of them is answered: to each it is the read they would
 * have made themselves at that moment. Who asks later finds nothing to join, and so sees every write
 * that was acknowledged before.
 */
import { setImmediate as otherArrivals } from 'node:timers/promises';
import type { Driver, Row, Statement } from './driver.ts';

type Batch = Driver['batch'];

/**
 * Wraps `batch`, whose statements must only read.
 *
 * A read waits until the requests that arrived together with it have been heard: PGlite, which never
 * makes anybody wait but keeps the thread to itself, would otherwise answer them one by one.
 */
export function shareReads(
  batch: Batch,
): (statements: readonly Statement[]) => Promise<readonly Row[]> {
  const waiting = new Map<string, Promise<readonly Row[]>>();
  return (statements) => {
    const key = JSON.stringify(statements);
    const joined = waiting.get(key);
    if (joined !== undefined) return joined;
    // Not found out from `read`: who holds that holds the answer, longer than anybody needs it.
    let waits = true;
    const leave = () => {
      if (waits) waiting.delete(key);
      waits = false;
    };
    const read = otherArrivals()
      .then(() => batch(statements, leave))
      .finally(leave);
    waiting.set(key, read);
    return read;
  };
}
