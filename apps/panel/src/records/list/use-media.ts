/** Whether the screen is as a media query says, now and after it changes. */
import { useCallback, useSyncExternalStore } from 'react';

/** False where the browser cannot tell. @example useMedia('(min-width: 80rem)') */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = mediaOf(query);
      list?.addEventListener('change', listener);
      return () => list?.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => mediaOf(query)?.matches ?? false);
}

function mediaOf(query: string): MediaQueryList | null {
  try {
    return window.matchMedia(query);
  } catch {
    return null;
  }
}
