/** Reads again what other users may have changed. */

/** Reads now, and whenever the page becomes visible. @returns the function that ends this. */
export function keepUpToDate(read: () => Promise<unknown>): () => void {
  const readIfVisible = () => {
    if (document.visibilityState === 'visible') void read();
  };
  void read();
  document.addEventListener('visibilitychange', readIfVisible);
  return () => document.removeEventListener('visibilitychange', readIfVisible);
}
