/** Restores the focus when the focused element was removed; never takes it from another element. */
import { type RefObject, useEffect, useRef } from 'react';

/** @param freed a new object each time the element should get the focus; null for never. */
export function useFocusWhenFree<E extends HTMLElement>(freed: object | null): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    if (freed && document.activeElement === document.body) element.current?.focus();
  }, [freed]);
  return element;
}
