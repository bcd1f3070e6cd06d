/** The data API in this process, for requests as any role. */
import { BlockList } from 'node:net';
import { pino } from 'pino';
import type { Application } from '../../src/application.ts';
import type { RequestRole } from '../../src/db/as-role.ts';
import type { Row } from '../../src/db/driver.ts';
import { openDatabase } from '../../src/db/open-database.ts';
import { createBodyBudgets } from '../../src/http/receive-body.ts';
import { migrationSets } from '../../src/migrations.ts';
import type { VerifyCredential } from '../../src/rest/request-headers.ts';
import { createRestApi } from '../../src/rest/rest-api.ts';
import { FIXTURE } from '../fixture/application.ts';
import type { TestDatabase } from '../postgres/test-database.ts';
import { notingDriver } from './noting-driver.ts';

export const USER_ID = '00000000-0000-4000-8000-000000000001';

interface Asked {
  readonly role?: RequestRole;
  readonly method?: string;
  /** Sent as JSON, or unchanged if it is a string. */
  readonly body?: object | string | undefined;
  /** Sent unchanged with a JSON content type. */
  readonly bytes?: Uint8Array<ArrayBuffer>;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  /** The body as JSON, or null when there is none. */
  readonly body: unknown;
}

export interface DataApi {
  /** @param path begins with the table's name. */
  ask(path: string, asked?: Asked): Promise<Answered>;
  /** Runs SQL as the owner, without row-level security. */
  sql(query: string): Promise<readonly Row[]>;
  /** The statements of the last request, without the one that sets the role. */
  readonly statements: readonly string[];
  close(): Promise<void>;
}

/** A token is the name of its role. */
export const tokenIsRole: VerifyCredential = async (token) => ({
  ok: true,
  role: token,
  claims: { sub: USER_ID },
});

/**
 * Opens a database with the application's demo rows and the SQL in `schema`.
 * @example
 * const api = await openDataApi(await createTestDatabase());
 * const { status, body } = await api.ask('members?select=member_name', { role: 'authenticated' });
 */
export async function openDataApi(
  testDatabase: TestDatabase,
  schema = '',
  application: Application = FIXTURE,
  verifyCredential: VerifyCredential = tokenIsRole,
): Promise<DataApi> {
  const statements: string[] = [];
  const driver = notingDriver(testDatabase.openDriver(), statements);
  await openDatabase(driver, migrationSets(application, true));
  await driver.transaction((tx) => tx.script(schema));
  const { database } = await openDatabase(driver, migrationSets(application, true));
  const api = createRestApi({
    database: () => database,
    verifyCredential,
    verifyForWrite: verifyCredential,
    maxRows: 1000,
    trustedProxies: new BlockList(),
    limitSlowReads: true,
    bodies: createBodyBudgets(),
    accessTables: new Set(application.accessTables),
    logger: pino({ level: 'silent' }),
  });
  return {
    async ask(path, { role = 'anon', method = 'GET', body, bytes, headers = {} } = {}) {
      statements.length = 0;
      const content = bytes ?? (typeof body === 'object' ? JSON.stringify(body) : body);
      const request = new Request(`http://test/${path}`, {
        method,
        headers: {
          ...(role !== 'anon' && { Authorization: `Bearer ${role}` }),
          ...(content !== undefined && { 'Content-Type': 'application/json' }),
          ...headers,
        },
        ...(content !== undefined && { body: content }),
      });
      const response = await api.fetch(request, { peerAddress: '127.0.0.1' });
      const text = await response.text();
      return {
        status: response.status,
        headers: response.headers,
        body: text === '' ? null : JSON.parse(text),
      };
    },
    sql: (query) => driver.transaction((tx) => tx.query(query)),
    get statements() {
      return statements.filter((sql) => !sql.includes('set local role'));
    },
    close: () => database.close(),
  };
}
