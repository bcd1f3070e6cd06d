/** Checks an outdated directory again as soon as that may succeed. */
import { directoryStore } from './directory-store.ts';

/** Milliseconds between checks: the server may come back without any event in the browser. */
const RECHECK_MS = 30_000;

export function catchUpWhenPossible(): void {
  const catchUp = () => void directoryStore.catchUp();
  window.addEventListener('online', catchUp);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) catchUp();
  });
  setInterval(catchUp, RECHECK_MS);
}
