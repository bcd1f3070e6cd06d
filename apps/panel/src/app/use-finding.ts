/** The panel's search shortcuts: '/' searches the list shown, Ctrl+K (or ⌘K) searches everything. */
import { useEffect, useState } from 'react';

export interface Finding {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/** Elements in which '/' is text, not a shortcut. */
const TYPING = 'input, textarea, select, [contenteditable]';

export function useFinding(): Finding {
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const keys = new AbortController();
    document.addEventListener('keydown', find, { signal: keys.signal });
    return () => keys.abort();

    function find(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      // No shortcuts while a dialog is open.
      if (document.querySelector('dialog:modal') || event.isComposing || altKey) return;
      const isControl = ctrlKey || metaKey;
      if (isControl && key.toLowerCase() === 'k') setOpen(true);
      else if (key === '/' && !isControl) {
        if (target instanceof Element && target.matches(TYPING)) return;
        const search = document.querySelector<HTMLElement>('main input[type=search]');
        if (search) search.focus();
        else setOpen(true);
      } else return;
      event.preventDefault();
    }
  }, []);

  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) };
}
