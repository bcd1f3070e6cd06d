/** Makes work that briefly blocks the event loop take turns with everything else. */

/** Resolves one caller in each turn of the event loop. */
type TakeTurn = () => Promise<void>;

export function createTurns(): TakeTurn {
  let last = Promise.resolve();
  return () => {
    last = last.then(() => new Promise((resolve) => setImmediate(resolve)));
    return last;
  };
}
