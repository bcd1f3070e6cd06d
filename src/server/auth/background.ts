/** Work that goes on after the answer, so that the time an answer takes tells nothing about it. */
import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';

/**
 * Milliseconds the answer gets to leave. The embedded database works on this thread: begun at once,
 * the work would hold the answer up, and who measures would know of it.
 */
const HEAD_START = 50;

export interface Background {
  /** Starts `work` once the answer has left; its failure becomes a line in the log, named by `what`. */
  run(what: string, work: () => Promise<void>): void;
  /** Resolves once nothing is going on: before the database closes. */
  settled(): Promise<void>;
}

export function createBackground(logger: Logger): Background {
  const going = new Set<Promise<void>>();
  return {
    run(what, work) {
      const done = setTimeout(HEAD_START)
        .then(work)
        .catch((error: unknown) => logger.error({ err: error }, `${what} failed`))
        .finally(() => going.delete(done));
      going.add(done);
    },
    async settled() {
      while (going.size > 0) await Promise.all(going);
    },
  };
}
