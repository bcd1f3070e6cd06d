/** Waits for the page to be drawn. */

/** Resolves once the page has been drawn; at once where it is hidden. */
export async function firstPaint(): Promise<void> {
  if (document.hidden) return;
  await new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
  });
}

/** Resolves once the page has been drawn again. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
