/** Limits the concurrency of slow work with a bounded queue. */

/** Runs `work` as soon as a slot is free, in order of arrival. @throws the error of a full queue, and whatever `work` throws */
type RunLimited = <T>(work: () => Promise<T>) => Promise<T>;

/** `queueFull` makes the error for work that would be the `maxWaiting` + 1st in the queue. */
export function limitConcurrency(
  maxRunning: number,
  maxWaiting: number,
  queueFull: () => Error,
): RunLimited {
  let free = maxRunning;
  const queue: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free -= 1;
    else await waitForSlot();
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };

  function waitForSlot(): Promise<void> {
    if (queue.length >= maxWaiting) throw queueFull();
    const { promise, resolve } = Promise.withResolvers<void>();
    queue.push(resolve);
    return promise;
  }
}
