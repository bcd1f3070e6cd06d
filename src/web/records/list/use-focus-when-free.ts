/** Restores a lost focus: only when the focused element was removed, never taking it from another. */
import { type RefObject, useEffect, useRef } from 'react';

/** @param occasion a new object each time the element should get the focus; null for never. */
export function useFocusWhenFree<E extends HTMLElement>(
  occasion: object | null,
): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    if (occasion && document.activeElement === document.body) element.current?.focus();
  }, [occasion]);
  return element;
}
