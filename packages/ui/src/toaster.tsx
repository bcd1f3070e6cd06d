/** The place of the toasts in the page, empty until there are any (S6). */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { scriptOnDemand } from './load-on-demand.ts';
import { createStore, useHydrated } from './store.ts';
import type ToastList from './toast-list.tsx';
import { NONE, shownToasts } from './toasts.tsx';

/**
 * What shows toasts, once it has loaded. A store and not React's `lazy`: React draws what `lazy` has loaded after
 * everything else, so that on a busy page the first toast was 15 s late.
 */
const toastList = createStore<typeof ToastList | null>(null);

async function loadToastList(): Promise<void> {
  toastList.publish((await import('./toast-list.tsx')).default);
}

/** Loads what shows toasts before there are any: one may have to say that the server cannot be reached. */
export function preloadToasts(): void {
  // A failure is told when the first toast is due.
  loadToastList().catch(() => {});
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
  const List = useToastList(toasts.length > 0);
  return List && <List list={list} toasts={toasts} />;
}

/** Loads it when it is first wanted. @throws {ScriptNotLoaded} while rendering */
function useToastList(isWanted: boolean): typeof ToastList | null {
  const List = useSyncExternalStore(toastList.subscribe, toastList.current, () => null);
  const [failure, setFailure] = useState<unknown>(null);
  const isDue = isWanted && List === null;
  useEffect(() => {
    if (isDue) scriptOnDemand(loadToastList()).catch(setFailure);
  }, [isDue]);
  if (failure !== null) throw failure;
  return List;
}

/** Takes room only for toasts that find no place above the page. */
function createList(): HTMLElement {
  const list = document.createElement('ol');
  list.setAttribute('aria-live', 'polite');
  list.className = 'not-has-[[data-place=page]]:absolute print:hidden';
  return list;
}
