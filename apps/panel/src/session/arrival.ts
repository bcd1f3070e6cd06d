/** Moves the focus to a page's heading when the page was opened by finishing a step on another one. */
import { type RefObject, useEffect, useRef } from 'react';

/** The history state of a page opened that way. */
export const ARRIVED = 'arrived';

/** @returns the ref for the page's heading, which needs tabIndex={-1} */
export function useArrivalFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (window.history.state !== ARRIVED) return;
    heading.current?.focus();
    // A reload must not move the focus again.
    window.history.replaceState(null, '');
  }, []);
  return heading;
}
