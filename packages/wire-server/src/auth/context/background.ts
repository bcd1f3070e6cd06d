/** Work done after the response, so that response timing does not leak it. */
import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';

/**
 * How long the work waits for the response to leave. Started at once it would compete with the response, whose timing
 * would then leak that there is work.
 */
const HEAD_START_MS = 50;

export interface Background {
  /** Starts `work` once the response has left; a failure is logged under `what`. */
  run(what: string, work: () => Promise<void>): void;
  /** Resolves once no work is running; await it before closing the database. */
  settled(): Promise<void>;
}

export function createBackground(logger: Logger): Background {
  const going = new Set<Promise<void>>();
  return {
    run(what, work) {
      const done = setTimeout(HEAD_START_MS)
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
