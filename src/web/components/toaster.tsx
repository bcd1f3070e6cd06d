/** The live region of the toasts, also above an open modal dialog, which would otherwise cover them. */
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useHydrated } from '../lib/hydrated.ts';
import { lateScript } from '../lib/late-script.ts';
import { useToasts } from '../lib/toasts.ts';
import type { ToastItems } from './toast-items.tsx';

export function Toaster() {
  const toasts = useToasts();
  const list = useRef<HTMLOListElement>(null);
  const Items = useToastItems(toasts.length > 0);
  if (!useHydrated()) return null;
  return createPortal(
    <ol ref={list} aria-live="polite" className="print:hidden">
      {Items !== null && <Items list={list} toasts={toasts} />}
    </ol>,
    document.querySelector('dialog[open]') ?? document.body,
  );
}

/** null until there has been a toast. */
function useToastItems(isNeeded: boolean): typeof ToastItems | null {
  const [Items, setItems] = useState<typeof ToastItems | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    lateScript(import('./toast-items.tsx')).then(
      ({ ToastItems }) => setItems(() => ToastItems),
      console.warn,
    );
  }, [isNeeded]);
  return Items;
}
