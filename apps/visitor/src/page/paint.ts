/** Waits for the page to be painted. */

/** Resolves once the page has been painted, or immediately while it is hidden. */
export async function firstPaint(): Promise<void> {
  if (document.hidden) return;
  await new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
  });
}

/** Resolves once the page has been painted again. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
