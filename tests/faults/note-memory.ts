/**
 * Preloaded into a server under test (`--import`): notes its process id and its heap in the file that MEMORY_NOTE names.
 * npm, which inherits the setting, notes nothing.
 */
import { writeFileSync } from 'node:fs';

export interface MemoryNote {
  readonly pid: number;
  /** In bytes. */
  readonly heapUsed: number;
  readonly heapTotal: number;
}

const NOTE_MS = 5_000;

const file = process.env.MEMORY_NOTE;
if (file !== undefined && process.argv[1]?.endsWith('start.ts')) {
  const note = () => {
    const { heapUsed, heapTotal } = process.memoryUsage();
    const noted: MemoryNote = { pid: process.pid, heapUsed, heapTotal };
    writeFileSync(file, JSON.stringify(noted));
  };
  note();
  setInterval(note, NOTE_MS).unref();
}
