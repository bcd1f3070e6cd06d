/** A text once it has stayed the same for a while: what is announced must not chatter. */
import { useEffect, useState } from 'react';

/** @param quietMs how long it must have stayed, in milliseconds. */
export function useDebounced(text: string, quietMs: number): string {
  const [debounced, setDebounced] = useState('');

  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), quietMs);
    return () => clearTimeout(timer);
  }, [text, quietMs]);

  return debounced;
}
