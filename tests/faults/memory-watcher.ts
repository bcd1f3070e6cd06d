/**
 * Samples the memory of processes in a worker: reading it takes long on a busy machine and must not delay what the main
 * thread times. Posts each sample, in bytes.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { memoryUnder } from '../bench/process-memory.ts';

const PAUSE_MS = 500;

for (;;) {
  parentPort?.postMessage(memoryUnder(workerData as readonly number[]));
  await wait(PAUSE_MS);
}
