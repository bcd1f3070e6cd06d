/** A text once it has stayed the same for a while: what is announced must not chatter. */
import { useEffect, useState } from 'react';

/** @param quietMs how long it must have stayed, in milliseconds. */
export function useSettled(text: string, quietMs: number): string {
  const [settled, setSettled] = useState('');

  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), quietMs);
    return () => clearTimeout(timer);
  }, [text, quietMs]);

  return settled;
}
