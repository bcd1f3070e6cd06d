/** Starts the judge's worker and fetches its knowledge, at the same time, when it is first needed. */
import { fetchKnowledge } from '../../lib/knowledge.ts';
import { connectJudge, type Judge } from './judge.ts';

let started: Promise<Judge> | undefined;

/** The same judge on every call. @throws when its script or its knowledge cannot be fetched; the next call tries again. */
export function startJudge(): Promise<Judge> {
  started ??= start().catch((reason: unknown) => {
    started = undefined;
    throw reason;
  });
  return started;
}

async function start(): Promise<Judge> {
  const worker = new Worker(new URL('./judge.worker.ts', import.meta.url), {
    type: 'module',
    name: 'judge',
  });
  const running = new Promise<void>((resolve, reject) => {
    worker.onmessage = () => resolve();
    worker.onerror = () => reject(new Error('The judge could not be loaded'));
  });
  try {
    const [files] = await Promise.all([fetchKnowledge(), running]);
    return connectJudge(worker, files);
  } catch (reason) {
    worker.terminate();
    throw reason;
  }
}
