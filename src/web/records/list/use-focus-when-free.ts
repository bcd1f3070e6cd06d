/** Focus for who lost it: whatever had it left the page, and somebody working elsewhere is left alone. */
import { type RefObject, useEffect, useRef } from 'react';

/** @param occasion why the element should have the focus, another object each time; null when not. */
export function useFocusWhenFree<E extends HTMLElement>(
  occasion: object | null,
): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    if (occasion && document.activeElement === document.body) element.current?.focus();
  }, [occasion]);
  return element;
}
