/** Focus for who lost it: whatever had it left the page, and somebody working elsewhere is left alone. */
import { type RefObject, useEffect, useRef } from 'react';

export function useFocusWhenFree<E extends HTMLElement>(wanted: boolean): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    if (wanted && document.activeElement === document.body) element.current?.focus();
  }, [wanted]);
  return element;
}
