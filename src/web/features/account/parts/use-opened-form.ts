/** A form that a button opens: the focus goes into it, and back to the button when it closes. */
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
  const container = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);

  useEffect(() => {
    if (isOpen === wasOpen.current) return;
    wasOpen.current = isOpen;
    const target = isOpen ? 'input:not([hidden])' : 'button';
    container.current?.querySelector<HTMLElement>(target)?.focus();
  }, [isOpen]);

  return { isOpen, open: () => setOpen(true), close: () => setOpen(false), container };
}
