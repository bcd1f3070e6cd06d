/** A value that is read when a part of the account is shown, and read again after a change. */
import { useCallback, useEffect, useRef, useState } from 'react';

export interface Loaded<T> {
  /** Null until it has been read; the previous value while it is read again. */
  readonly value: T | null;
  /** Whether the last read failed. */
  readonly failed: boolean;
  readonly reload: () => void;
}

/** @param read the same function on every call */
export function useLoaded<T>(read: () => Promise<T>): Loaded<T> {
  const [state, setState] = useState<Omit<Loaded<T>, 'reload'>>({ value: null, failed: false });
  const asked = useRef(0);

  const reload = useCallback(() => {
    asked.current += 1;
    const turn = asked.current;
    const isLatest = () => turn === asked.current;
    read().then(
      (value) => isLatest() && setState({ value, failed: false }),
      () => isLatest() && setState((before) => ({ ...before, failed: true })),
    );
  }, [read]);

  useEffect(() => {
    reload();
    return () => {
      asked.current += 1;
    };
  }, [reload]);
  return { ...state, reload };
}
