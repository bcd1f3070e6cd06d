/** Moves the focus: to the first field on arrival, to the given element on a new step. */
import { type RefObject, useEffect, useRef } from 'react';

/** The submit button if the step has no field. */
const FIRST_FIELD = 'input:not([hidden]), button[type=submit]';

/**
 * @param target selector of the element to focus when another step is shown
 * @returns the ref for the element that contains the steps
 */
export function useStepFocus(step: string, target: string): RefObject<HTMLDivElement | null> {
  const container = useRef<HTMLDivElement>(null);
  const shown = useRef<string>(null);

  useEffect(() => {
    if (shown.current === step) return;
    const selector = shown.current === null ? FIRST_FIELD : target;
    shown.current = step;
    container.current?.querySelector<HTMLElement>(selector)?.focus();
  }, [step, target]);
  return container;
}
