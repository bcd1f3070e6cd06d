/** What a section reads, and reads again: answers may arrive out of order, and only that of the newest read counts. */
import { useCallback, useRef, useState } from 'react';
import { asRequestFailed, wordsFor } from './request-failed.ts';

interface LatestRead<T> {
  /** The newest that was read: a later failure must not take away what the user is working on. Null at first. */
  readonly value: T | null;
  /** Why the newest read failed; null when it did not. */
  readonly why: string | null;
}

/** @param read the same function on every call */
export function useLatestRead<T>(read: () => Promise<T>) {
  const [latest, setLatest] = useState<LatestRead<T>>({ value: null, why: null });
  const reads = useRef(0);

  const readAgain = useCallback(async () => {
    reads.current += 1;
    const number = reads.current;
    try {
      const value = await read();
      if (number === reads.current) setLatest({ value, why: null });
    } catch (reason) {
      const why = wordsFor(asRequestFailed(reason));
      if (number === reads.current) setLatest(({ value }) => ({ value, why }));
    }
  }, [read]);

  return { ...latest, readAgain };
}
