/** Waits for the page to be painted. */

/** Milliseconds after which the page counts as painted where the browser does not say so, as older Safaris do not. */
const PAINT_FALLBACK_MS = 1_000;

/** Resolves once the page has been painted, or immediately while it is hidden. */
export async function firstPaint(): Promise<void> {
  if (document.hidden) return;
  await new Promise((resolve) => {
    setTimeout(resolve, PAINT_FALLBACK_MS);
    try {
      new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
    } catch {
      // The time above decides.
    }
  });
}

/** Resolves once the page has been painted again. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
