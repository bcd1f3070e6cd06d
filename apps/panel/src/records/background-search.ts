/** Runs searches over all records in short slices, so that a list of 5,000 stays responsive (P8). */
import { startTransition, useEffect, useState } from 'react';

/** A search that yields after each record and returns its result. */
export type Search<T> = () => Generator<unknown, T>;

interface Result<T> {
  /** The search that found it. */
  readonly search: Search<T>;
  readonly found: T;
}

/** Milliseconds of work, and of each pause. */
const SLICE_MS = 8;

/** The end of the last queued search: searches run one after another, so that together they use half of the time. */
let turn: Promise<void> = Promise.resolve();

/**
 * Returns the previous result until a new search has finished.
 * @param search a stable function: each new one starts a search; null for none yet.
 */
export function useBackgroundSearch<T>(search: Search<T> | null): Result<T> | null {
  const [result, setResult] = useState<Result<T> | null>(null);

  useEffect(() => {
    if (search === null) return;
    const stopping = new AbortController();
    const keep = (found: T) => startTransition(() => setResult({ search, found }));
    turn = turn.then(() => inSlices(search(), stopping.signal, keep)).catch(reportError);
    return () => stopping.abort();
  }, [search]);

  return result;
}

async function inSlices<T>(
  searching: Generator<unknown, T>,
  stopping: AbortSignal,
  onFound: (found: T) => void,
): Promise<void> {
  while (!stopping.aborted) {
    await new Promise((resolve) => setTimeout(resolve, SLICE_MS));
    const until = performance.now() + SLICE_MS;
    while (!stopping.aborted && performance.now() < until) {
      const { done, value } = searching.next();
      if (done) return onFound(value);
    }
  }
}
