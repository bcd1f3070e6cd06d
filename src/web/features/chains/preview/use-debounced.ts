/** Debounces a text, so that announcements are not too frequent. */
import { useEffect, useState } from 'react';

/** @param quietMs milliseconds the text must stay unchanged. */
export function useDebounced(text: string, quietMs: number): string {
  const [debounced, setDebounced] = useState('');

  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), quietMs);
    return () => clearTimeout(timer);
  }, [text, quietMs]);

  return debounced;
}
