/** Keeps the keys of a running server current: rotated, expired and revoked ones. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Transaction } from '../../db/driver.ts';
import { DatabaseUnavailable } from '../../db/errors.ts';
import { StartupError } from '../../system/startup-error.ts';
import type { Keys } from './key-store.ts';
import { readRevoked } from './revoked-keys.ts';

/** Short enough that a leaked key ends within 5 seconds, on a busy server too. */
const REFRESH_MS = 2000;

interface Surroundings {
  readonly transaction: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;
  readonly now: () => Date;
  readonly logger: Logger;
}

/** Resolves once the keys are current; then keeps them so until `signal` aborts. */
export async function keepKeysCurrent(
  keys: Keys,
  surroundings: Surroundings,
  signal: AbortSignal,
): Promise<void> {
  const refresh = createRefresh(keys, surroundings);
  await refresh();
  void (async () => {
    while (!signal.aborted) {
      await wait(REFRESH_MS, undefined, { signal, ref: false }).catch(() => {});
      if (!signal.aborted) await refresh();
    }
  })();
}

/** Never throws. While the database is away, the revocations known so far apply. */
function createRefresh(
  keys: Keys,
  { transaction, now, logger }: Surroundings,
): () => Promise<void> {
  let revoked: ReadonlySet<string> = new Set();
  let lastFailure = '';
  return async () => {
    try {
      revoked = await transaction(readRevoked);
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) logger.error({ err: error }, 'revoked keys');
    }
    try {
      if (await keys.refresh(now(), revoked)) {
        logger.warn({ signing: keys.ring.jwks.keys.length }, 'the keys have changed');
      }
      lastFailure = '';
    } catch (error) {
      if (!(error instanceof StartupError)) throw error;
      if (error.message !== lastFailure) logger.error(error.message);
      lastFailure = error.message;
    }
  };
}
