/** Assembles the server from its configuration and the resources opened for it. */
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { createAuthApi } from './auth/auth-api.ts';
import { createRateLimits } from './auth/config/rate-limits.ts';
import { type AuthContext, createBackground } from './auth/context/auth-context.ts';
import type { Keys } from './auth/keys/key-store.ts';
import { createVerifyCredential } from './auth/keys/service-key.ts';
import { createMailer, createSms } from './auth/messages/message-senders.ts';
import { verifyLive } from './auth/sessions/end-sessions.ts';
import type { Config } from './config.ts';
import { AUTH_SERVICE } from './db/as-role.ts';
import type { Database } from './db/open-database.ts';
import type { App } from './http/listen.ts';
import { createBodyBudgets } from './http/receive-body.ts';
import type { Page } from './http/serve-site.ts';
import type { Site } from './http/site.ts';
import { createSteadyClock } from './system/machine.ts';

interface Parts {
  readonly config: Config;
  /** Answered with the app's page and status 200. */
  readonly pages: readonly Page[];
  /** As in Application. */
  readonly linkPage?: string | undefined;
  readonly admitsSignUp?: string | undefined;
  /** Tables whose changes are in the access log. */
  readonly accessTables?: readonly string[];
  /** @throws {DatabaseUnavailable} while it is not open. */
  database(): Database;
  readonly keys: Pick<Keys, 'ring' | 'serviceKey'>;
  readonly site: Site;
  readonly logger: Logger;
  /** Replacements for the clock, mail and SMS in tests. */
  readonly outside?: Partial<Outside>;
}

interface Outside extends Pick<AuthContext, 'now' | 'sendMail' | 'sendSms'> {
  /** Milliseconds that have really passed, however the clock was set. */
  elapsedMs(): number;
}

export interface Server extends App {
  readonly auth: AuthContext;
}

/** Opens nothing itself; works only with `parts`. */
export function assemble(parts: Parts): Server {
  const { config, pages, accessTables = [], database, keys, site, logger } = parts;
  const auth = createAuthContext(parts);
  const verifyCredential = createVerifyCredential(keys, auth.now);
  const { fetch } = createApp({
    database,
    site,
    siteDir: config.siteDir,
    pages,
    isHttps: config.auth.siteUrl.startsWith('https:'),
    restPrefix: config.restPrefix,
    authPrefix: config.authPrefix,
    verifyCredential,
    verifyForWrite: verifyLive(auth, verifyCredential),
    maxRows: config.maxRows,
    trustedProxies: config.auth.trustedProxies,
    limitSlowReads: config.auth.limits !== null,
    limitsPages: config.auth.limits !== null,
    bodies: auth.bodies,
    accessTables: new Set(accessTables),
    auth: createAuthApi(auth),
    logger,
  });
  return { fetch, auth };
}

function createAuthContext({
  config,
  linkPage,
  admitsSignUp,
  database,
  keys,
  logger,
  outside,
}: Parts): AuthContext {
  const settings = config.auth;
  const now = outside?.now ?? (() => new Date());
  const steady = createSteadyClock(() => now().getTime(), outside?.elapsedMs);
  const steadyNow = () => new Date(steady());
  return {
    settings,
    linkPage: linkPage ?? null,
    admitsSignUp: admitsSignUp ?? null,
    transaction: (work) => database().asRole(AUTH_SERVICE, 'write', work),
    keys: keys.ring,
    get serviceKey() {
      return keys.serviceKey;
    },
    limits: createRateLimits(
      settings.limits,
      settings.resendWait,
      () => database().allowances,
      steadyNow,
    ),
    sendMail: outside?.sendMail ?? createMailer(settings.messages, logger),
    sendSms: outside?.sendSms ?? createSms(settings.messages, logger, now),
    background: createBackground(logger),
    bodies: createBodyBudgets(),
    now,
    steadyNow,
    logger,
  };
}
