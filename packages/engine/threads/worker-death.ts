/** What a page can notice of a worker that dies, and what becomes of its calls. Apart from calls.ts: visitors load that first. */
import { type Call, type Methods, SILENCE_MS } from './calls.ts';

/** Resolves when a worker has failed. @param lock that it holds while it lives, so that its end is noticed too. */
export function deathOf(worker: Worker, lock: string | null = null): Promise<void> {
  return new Promise((resolve) => {
    worker.onerror = () => {
      worker.terminate();
      resolve();
    };
    if (lock === null) return;
    try {
      navigator.locks.request(lock, () => resolve()).catch(() => {});
    } catch {
      // Denied, as where the browser blocks storage: then only an error is noticed.
    }
  });
}

/** The same calls, of which pending and later ones fail once the other thread is dead. */
export function untilDeath<T extends Methods<T>>(call: Call<T>, death: Promise<unknown>): Call<T> {
  const pending = new Set<(failure: Error) => void>();
  let isDead = false;
  const failure = new Error('The worker has died.');
  void death.then(() => {
    isDead = true;
    for (const reject of pending) reject(failure);
  });

  return (method, args, signal) =>
    new Promise((resolve, reject) => {
      if (isDead) throw failure;
      const settled = () => pending.delete(reject);
      pending.add(reject);
      signal?.addEventListener('abort', settled);
      call(method, args, signal).then(resolve, reject).finally(settled);
    });
}

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
