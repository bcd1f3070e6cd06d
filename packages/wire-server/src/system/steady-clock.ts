/**
 * Unix time in whole milliseconds that never goes back: it follows the system's clock forward, and counts on by itself
 * while that has been set back. For limits, which would otherwise keep clients waiting.
 * @example const now = createSteadyClock(); now() // 1795759200000
 */
export function createSteadyClock(
  systemMs: () => number = Date.now,
  elapsedMs: () => number = () => performance.now(),
): () => number {
  let last = systemMs();
  let readAt = elapsedMs();
  return () => {
    const elapsed = elapsedMs();
    last = Math.max(last + elapsed - readAt, systemMs());
    readAt = elapsed;
    return Math.floor(last);
  };
}
