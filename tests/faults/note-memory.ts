/**
 * Preloaded into a server under test (`--import`): writes its own memory into the file that MEMORY_NOTE names, as
 * process id, heap in use and memory outside the heap. npm, which inherits the setting, writes nothing.
 */
import { writeFileSync } from 'node:fs';

export interface MemoryNote {
  readonly pid: number;
  /** Bytes of JavaScript objects, garbage that was not yet collected included. */
  readonly heapUsed: number;
  readonly heapTotal: number;
  /** Bytes of buffers. */
  readonly external: number;
}

const NOTE_MS = 5_000;

const file = process.env.MEMORY_NOTE;
if (file !== undefined && process.argv[1]?.endsWith('start.ts')) {
  const note = () => {
    const { heapUsed, heapTotal, external } = process.memoryUsage();
    const noted: MemoryNote = { pid: process.pid, heapUsed, heapTotal, external };
    writeFileSync(file, JSON.stringify(noted));
  };
  note();
  setInterval(note, NOTE_MS).unref();
}
