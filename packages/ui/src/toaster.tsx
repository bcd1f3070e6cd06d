/** The place of the toasts in the page, empty until there are any (S6). */
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { scriptOnDemand } from './load-on-demand.ts';
import { useHydrated } from './store.ts';
import { NONE, shownToasts } from './toasts.tsx';

const readToastList = () => import('./toast-list.tsx');

/** Loaded with the first toast. */
const ToastList = lazy(() => scriptOnDemand(readToastList()));

/** Loads what shows toasts before there are any: one may have to say that the server cannot be reached. */
export function preloadToasts(): void {
  // A failure is told when the first toast is due.
  readToastList().catch(() => {});
}

export function Toaster() {
  return useHydrated() ? <Toasts /> : null;
}

function Toasts() {
  const toasts = useSyncExternalStore(shownToasts.subscribe, shownToasts.current, () => NONE);
  const [list] = useState(createList);
  useEffect(() => {
    // Before there are toasts, or screen readers would miss the first.
    document.body.prepend(list);
    return () => list.remove();
  }, [list]);
  const [isLoaded, setLoaded] = useState(false);
  if (toasts.length > 0 && !isLoaded) setLoaded(true);
  return <Suspense>{isLoaded && <ToastList list={list} toasts={toasts} />}</Suspense>;
}

/** Takes room only for toasts that find no place above the page. */
function createList(): HTMLElement {
  const list = document.createElement('ol');
  list.setAttribute('aria-live', 'polite');
  list.className = 'not-has-[[data-place=page]]:absolute print:hidden';
  return list;
}
