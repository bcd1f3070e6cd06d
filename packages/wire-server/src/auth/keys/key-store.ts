/**
 * The keys in use: the operator's from the environment, which are never stored, or else the server's own, kept in
 * DATA_DIR/keys; without those that have been revoked. A running server keeps them current.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { JWK } from 'jose';
import type { Logger } from 'pino';
import { DatabaseUnavailable } from '../../db/database-errors.ts';
import type { Transaction } from '../../db/driver.ts';
import { StartupError } from '../../system/startup-error.ts';
import type { AuthSettings } from '../config/auth-settings.ts';
import { createKeyRing, type KeyRing, withKid } from './access-token.ts';
import type { Warn } from './key-files.ts';
import { hashSecret, makeSecret } from './secret-hash.ts';
import { readServiceKey, storedServiceKey } from './service-key.ts';
import { readSigningKeys, SIGNING_KEYS, storedSigningKeys } from './signing-keys.ts';

export interface Keys {
  readonly ring: KeyRing;
  /** The operator's key. */
  readonly serviceKey: string;
  /**
   * Takes over what has changed: the files, what time has retired, and the keys revoked by now, as revocationId names
   * them. @returns whether anything had. @throws {StartupError} when the files cannot be read; revocations apply.
   */
  refresh(now: Date, revoked: ReadonlySet<string>): Promise<boolean>;
}

/** The keys as they are configured and stored, revoked or not. */
interface Given {
  readonly signing: readonly JWK[];
  readonly service: string;
}

type KeyOptions = Pick<AuthSettings, 'keys' | 'accessTokenLifetime'>;

/**
 * Reads the keys, and creates missing ones. Processes starting concurrently on one folder get the
 * same keys.
 * @throws {StartupError} when they cannot be stored or are invalid.
 */
export async function openKeyStore(
  dataDir: string,
  options: KeyOptions,
  now: Date,
  warn: Warn,
): Promise<Keys> {
  const { keys, accessTokenLifetime: lifetime } = options;
  let given: Given = {
    service: keys.serviceKey ?? (await storedServiceKey(dataDir, warn)),
    signing:
      keys.imported.length > 0
        ? keys.imported
        : await storedSigningKeys(dataDir, keys.algorithm, lifetime, now, warn),
  };
  const source = keys.imported.length > 0 ? 'JWT_KEYS' : SIGNING_KEYS;
  let inUse = await withoutRevoked(given, new Set(), source);
  return {
    ring: {
      get jwks() {
        return inUse.ring.jwks;
      },
      sign: (claims) => inUse.ring.sign(claims),
      verify: (token, now) => inUse.ring.verify(token, now),
    },
    get serviceKey() {
      return inUse.serviceKey;
    },
    async refresh(now, revoked) {
      let failure: unknown = null;
      try {
        given = {
          service: keys.serviceKey ?? readServiceKey(dataDir),
          signing:
            keys.imported.length > 0 ? keys.imported : readSigningKeys(dataDir, lifetime, now),
        };
      } catch (error) {
        failure = error;
      }
      const before = inUse.fingerprint;
      inUse = await withoutRevoked(given, revoked, source, inUse);
      if (failure !== null) throw failure;
      return inUse.fingerprint !== before;
    },
  };
}

interface InUse {
  readonly ring: KeyRing;
  readonly serviceKey: string;
  /** Differs whenever the keys do. */
  readonly fingerprint: string;
}

/** @returns `earlier` if nothing has changed */
async function withoutRevoked(
  { signing, service }: Given,
  revoked: ReadonlySet<string>,
  source: string,
  earlier: InUse | null = null,
): Promise<InUse> {
  const named = await Promise.all(signing.map(withKid));
  const [first, ...others] = named;
  const isUsable = ({ kid }: { readonly kid: string }) => !revoked.has(kid);
  // No retired key takes the place of a revoked one.
  const usable = first === undefined || !isUsable(first) ? [] : [first, ...others.filter(isUsable)];
  const isServiceRevoked = revoked.has(revocationId(service));
  const fingerprint = JSON.stringify([usable.map(({ kid }) => kid), service, isServiceRevoked]);
  if (fingerprint === earlier?.fingerprint) return earlier;
  return {
    ring: await ringOf(usable, source),
    // One that nobody knows.
    serviceKey: isServiceRevoked ? makeSecret() : service,
    fingerprint,
  };
}

/** `source` is where the keys come from, for the error, which never repeats them. */
async function ringOf(keys: Parameters<typeof createKeyRing>[0], source: string): Promise<KeyRing> {
  try {
    return await createKeyRing(keys);
  } catch (error) {
    throw new StartupError(
      `${source} contains a key that cannot sign and verify (${(error as Error).message}). Replace it with a private JWK for ES256, or for RS256 of 2048 bits or more.`,
      { cause: error },
    );
  }
}

/** Short enough that a leaked key ends within 5 seconds, on a busy server too. */
const REFRESH_MS = 2000;

interface Surroundings {
  readonly transaction: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;
  readonly now: () => Date;
  readonly logger: Logger;
}

/**
 * Takes over rotated, expired and revoked keys while the server runs. Resolves once the keys are current; then keeps
 * them so until `signal` aborts.
 */
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

/** What names a service key among the revoked ones; a signing key is named by its kid. */
export function revocationId(serviceKey: string): string {
  return `sha256:${hashSecret(serviceKey)}`;
}

/** The keys that every process on the database refuses, whatever is stored or configured. */
async function readRevoked(tx: Transaction): Promise<ReadonlySet<string>> {
  const rows = await tx.query('select id from auth_service.revoked_keys');
  return new Set(rows.map(({ id }) => String(id)));
}

/**
 * Revokes these keys and ends what they may have opened: every session, and every link and code under way.
 * @returns the number of sessions
 */
export async function revoke(tx: Transaction, ids: readonly string[], now: Date): Promise<number> {
  await tx.query(
    `insert into auth_service.revoked_keys (id, revoked_at)
       select jsonb_array_elements_text($1::jsonb), $2 on conflict do nothing`,
    [JSON.stringify(ids), now.toISOString()],
  );
  await tx.query('delete from auth_service.one_time_tokens');
  await tx.query('delete from auth_service.flow_states');
  return (await tx.query('delete from auth_service.sessions returning 1')).length;
}
