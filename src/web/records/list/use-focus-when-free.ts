/** Restores the focus when the focused element was removed; never takes it from another element. */
import { type RefObject, useEffect, useRef } from 'react';

/** @param trigger a new object each time the element should get the focus; null for never. */
export function useFocusWhenFree<E extends HTMLElement>(
  trigger: object | null,
): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    if (trigger && document.activeElement === document.body) element.current?.focus();
  }, [trigger]);
  return element;
}
