/** Moves the focus to a page's heading after a step that ended by opening the page. */
import { type RefObject, useEffect, useRef } from 'react';

/** The history state of a page opened so. */
export const ARRIVED = 'arrived';

/** @returns the ref for the page's heading, which needs tabIndex={-1} */
export function useArrivalFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (window.history.state !== ARRIVED) return;
    heading.current?.focus();
    // A reload is no arrival.
    window.history.replaceState(null, '');
  }, []);
  return heading;
}
