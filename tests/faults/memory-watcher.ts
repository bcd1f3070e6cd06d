/**
 * Watches the memory of processes, as a worker: reading it takes long on a busy machine, and must not delay what the
 * main thread times. Posts the bytes of each look.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { memoryUnder } from '../bench/process-memory.ts';

const PAUSE_MS = 500;

for (;;) {
  parentPort?.postMessage(memoryUnder(workerData as readonly number[]));
  await wait(PAUSE_MS);
}
