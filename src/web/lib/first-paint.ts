/** Waits for the page to be drawn. */

/** Resolves once the page has been drawn; at once where it is hidden. */
export async function firstPaint(): Promise<void> {
  if (document.hidden) return;
  await new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
  });
}
