/** Limits the concurrency of slow work with a bounded queue. */

/** The queue is full. */
export class LineTooLong extends Error {
  override readonly name = 'LineTooLong';
}

/** Runs `work` in its turn. @throws {LineTooLong}, and whatever `work` throws */
type TakeTurn = <T>(work: () => Promise<T>) => Promise<T>;

export function createTurns(atOnce: number, longestLine: number): TakeTurn {
  let free = atOnce;
  const line: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free -= 1;
    else await joinLine();
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };

  function joinLine(): Promise<void> {
    if (line.length >= longestLine) throw new LineTooLong();
    const { promise, resolve } = Promise.withResolvers<void>();
    line.push(resolve);
    return promise;
  }
}
