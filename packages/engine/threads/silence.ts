/** When a page gives up waiting for a worker: one that was blocked, or has died, says nothing. */

/** Milliseconds. The slowest phone needs a tenth of it for its longest answer. */
export const SILENCE_MS = 15_000;

/** What is awaited. @throws when it takes longer than `SILENCE_MS`. */
export async function unlessSilent<T>(awaited: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The worker is silent.')), SILENCE_MS);
  });
  try {
    return await Promise.race([awaited, silence]);
  } finally {
    clearTimeout(timer);
  }
}
