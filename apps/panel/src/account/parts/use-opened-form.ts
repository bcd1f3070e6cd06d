/** A form that a button opens. */
import { type RefObject, useEffect, useRef, useState } from 'react';

interface OpenedForm {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
  /** The ref for the element that contains the button or the form. */
  readonly container: RefObject<HTMLDivElement | null>;
}

export function useOpenedForm(): OpenedForm {
  const [isOpen, setOpen] = useState(false);
  const container = useFormFocus(isOpen);
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false), container };
}

/**
 * Moves the focus into a form that opens, and back to its button when the form closes, unless the user has gone on to
 * something else.
 * @returns the ref for the element that contains the button or the form.
 */
export function useFormFocus(isOpen: boolean): RefObject<HTMLDivElement | null> {
  const container = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);

  useEffect(() => {
    if (isOpen === wasOpen.current) return;
    wasOpen.current = isOpen;
    const target = isOpen ? 'input:not([hidden])' : 'button';
    const isElsewhere = !isOpen && document.activeElement !== document.body;
    if (!isElsewhere) container.current?.querySelector<HTMLElement>(target)?.focus();
  }, [isOpen]);

  return container;
}
