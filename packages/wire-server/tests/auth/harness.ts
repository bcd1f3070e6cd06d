/**
 * The whole server as main.ts builds it, inside this process: on a copy of the demo chapter, listening on loopback,
 * with a clock that a test can set and an outbox of the messages that would have been sent.
 */
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { pino } from 'pino';
import { assemble } from '../../src/assemble.ts';
import type { AuthContext, Mail, Sms } from '../../src/auth/context/auth-context.ts';
import { openKeyStore } from '../../src/auth/keys/key-store.ts';
import { MS_PER_SECOND } from '../../src/auth/protocol/wire-values.ts';
import { configAt, parseConfig } from '../../src/config.ts';
import type { Row } from '../../src/db/driver.ts';
import { openDatabase } from '../../src/db/open-database.ts';
import { listen } from '../../src/http/listen.ts';
import type { Environment } from '../../src/system/settings-reader.ts';
import { FIXTURE, migrationSets } from '../fixture/application.ts';
import { createTestDatabase } from '../postgres/test-database.ts';
import { temporaryFolder } from '../server/temporary-folder.ts';

/** A password that is long enough, for tests that are not about passwords. */
export const PASSWORD = 'correct horse battery';

/** Without limits and waits: a test sends more requests in a second than a person in a day. */
const DEFAULTS: Environment = { LIMITS: 'off', RESEND_WAIT: '0', SIGNUP: 'open' };

interface Options {
  /** Receives the lines of the log; standard output by default. */
  readonly log?: (line: string) => void;
  readonly logLevel?: 'error' | 'info';
  /** The application's page for mailed links. */
  readonly linkPage?: string;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** The body as JSON, or null when there is none. */
  // biome-ignore lint/suspicious/noExplicitAny: tests inspect answers of every shape.
  readonly body: any;
}

interface Asked {
  /** Sent as JSON, unless it is a string already. */
  readonly body?: unknown;
  /** Sent as the bearer. */
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface AuthHarness {
  /** The server's, without a trailing slash. */
  readonly url: string;
  /** The auth service's. */
  readonly authUrl: string;
  readonly serviceKey: string;
  /** The context of the running service, for what no request can reach. */
  readonly ctx: AuthContext;
  readonly clock: {
    now(): Date;
    /** Seconds. */
    advance(seconds: number): void;
    /** Stops it: from now on only `advance` moves it. */
    freeze(): void;
  };
  /** What was sent so far, oldest first. */
  readonly outbox: { readonly mail: Mail[]; readonly sms: Sms[] };
  /** A separate client, which keeps its session in memory. `key` is its apikey. */
  client(key?: string): SupabaseClient;
  /** `path` begins after the auth prefix. Redirects are not followed. */
  ask(method: string, path: string, asked?: Asked): Promise<Answer>;
  get(path: string, asked?: Asked): Promise<Answer>;
  post(path: string, body?: unknown, asked?: Asked): Promise<Answer>;
  /** Runs SQL as the database's owner. */
  sql(query: string): Promise<readonly Row[]>;
  stop(): Promise<void>;
}

/**
 * Starts a server with `env` over DEFAULTS; undefined restores the server's own default. With SMTP_URL or
 * SMS_WEBHOOK_URL messages go there, and not into the outbox.
 */
export async function startAuth(
  env: Environment = {},
  { log, logLevel = 'error', linkPage }: Options = {},
): Promise<AuthHarness> {
  const folder = temporaryFolder();
  const testDatabase = await createTestDatabase();
  const driver = testDatabase.openDriver();
  const { database } = await openDatabase(driver, migrationSets(false));

  let offset = 0;
  let frozenAt: number | null = null;
  const clock = {
    now: () => new Date((frozenAt ?? Date.now()) + offset),
    advance(seconds: number) {
      offset += seconds * MS_PER_SECOND;
    },
    freeze() {
      frozenAt = Date.now();
    },
  };
  const outbox: AuthHarness['outbox'] = { mail: [], sms: [] };
  const settings = { ...DEFAULTS, PORT: '0', DATA_DIR: folder.path, ...env };
  const parsed = parseConfig(settings);
  if (!parsed.ok) throw new Error(parsed.errors.join('\n'));
  const keys = await openKeyStore(folder.path, parsed.config.auth, clock.now(), () => {});
  const listening = await listen(
    (port) =>
      assemble({
        config: configAt(settings, port),
        pages: FIXTURE.pages,
        linkPage,
        database: () => database,
        keys,
        site: new Map(),
        logger: pino({ level: logLevel }, log === undefined ? pino.destination(1) : { write: log }),
        outside: {
          now: clock.now,
          elapsedMs: () => frozenAt ?? Date.now(),
          ...(env.SMTP_URL === undefined && {
            sendMail: async (mail) => void outbox.mail.push(mail),
          }),
          ...(env.SMS_WEBHOOK_URL === undefined && {
            sendSms: async (sms) => void outbox.sms.push(sms),
          }),
        },
      }),
    '127.0.0.1',
    0,
  );
  const url = `http://127.0.0.1:${listening.port}`;
  const authUrl = url + parsed.config.authPrefix;
  const ask: AuthHarness['ask'] = (method, path, asked) => request(method, authUrl + path, asked);
  return {
    url,
    authUrl,
    serviceKey: keys.serviceKey,
    ctx: listening.app.auth,
    clock,
    outbox,
    client: (key = 'publishable-key-of-a-test') =>
      createClient(url, key, {
        auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      }),
    ask,
    get: (path, asked) => ask('GET', path, asked),
    post: (path, body = {}, asked = {}) => ask('POST', path, { body, ...asked }),
    sql: (query) => driver.transaction((tx) => tx.query(query)),
    async stop() {
      await listening.close();
      await listening.app.auth.background.settled();
      await database.close();
      await testDatabase.remove();
      folder.remove();
    },
  };
}

async function request(method: string, url: string, asked: Asked = {}): Promise<Answer> {
  const { body, token, headers } = asked;
  const response = await fetch(url, {
    method,
    redirect: 'manual',
    headers: {
      'X-Supabase-Api-Version': '2024-01-01',
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = /json/.test(response.headers.get('content-type') ?? '');
  return {
    status: response.status,
    headers: response.headers,
    body: text === '' ? null : isJson ? JSON.parse(text) : text,
  };
}

let made = 0;

/** An unused address. @example newEmail() // 'person1.4711@example.com' */
export function newEmail(): string {
  made += 1;
  return `person${made}.${process.pid}@example.com`;
}

/** An unused phone number; invented ones end in 555-01xx, and a file needs fewer than 100. */
export function newPhone(): string {
  made += 1;
  return `1704555${String(100 + (made % 100)).padStart(4, '0')}`;
}
