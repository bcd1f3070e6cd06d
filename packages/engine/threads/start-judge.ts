/** Starts judges in workers, as many as there is work for, when they are first needed. */

import { connectJudge, type Judge } from './judge.ts';
import { fetchKnowledge } from './knowledge.ts';
import { poolOf } from './pool.ts';

/** With more than this, another judge is worth its memory. */
const EXPECTATIONS_PER_JUDGE = 1_000;

const MAX_JUDGES = 4;

const judges: Promise<Judge>[] = [];
const pools = new Map<number, Promise<Judge>>();

/**
 * The same judge on every call for a similar number of expectations.
 * @throws when a script or the knowledge cannot be fetched; the next call tries again.
 */
export function startJudge(expectations: number): Promise<Judge> {
  const cores = navigator.hardwareConcurrency || 1;
  const size = Math.max(
    1,
    Math.min(Math.ceil(expectations / EXPECTATIONS_PER_JUDGE), cores, MAX_JUDGES),
  );
  const pool = pools.get(size) ?? startPool(size);
  pools.set(size, pool);
  pool.catch(() => pools.delete(size));
  return pool;
}

async function startPool(size: number): Promise<Judge> {
  while (judges.length < size) addJudge();
  return poolOf(await Promise.all(judges.slice(0, size)));
}

/** Running judges are kept for the next call, even if another could not be started or has died. */
function addJudge(): void {
  const judge = start(forget);
  judges.push(judge);
  judge.catch(forget);

  function forget() {
    judges.splice(judges.indexOf(judge), 1);
    pools.clear();
  }
}

/** @param onDeath called when the judge dies after its start. @throws when it cannot be started. */
async function start(onDeath: () => void): Promise<Judge> {
  const worker = new Worker(new URL('./judge.worker.ts', import.meta.url), {
    type: 'module',
    name: 'judge',
  });
  const running = new Promise<string | null>((resolve, reject) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = () => reject(new Error('The judge could not be loaded'));
  });
  try {
    const [files, lock] = await Promise.all([fetchKnowledge(), running]);
    const death = deathOf(worker, lock);
    void death.then(onDeath);
    return connectJudge(worker, files, death);
  } catch (reason) {
    worker.terminate();
    throw reason;
  }
}

/** @param lock that the worker holds while it lives; null on a page without locks. */
function deathOf(worker: Worker, lock: string | null): Promise<void> {
  return new Promise((resolve) => {
    worker.onerror = () => {
      worker.terminate();
      resolve();
    };
    if (lock !== null) void navigator.locks.request(lock, () => resolve());
  });
}
