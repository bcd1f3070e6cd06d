/** What a request may do with the database, and that it leaves no state behind. */
import { BlockList } from 'node:net';
import { PostgrestClient } from '@supabase/postgrest-js';
import fc from 'fast-check';
import { Hono } from 'hono';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '../../src/app.ts';
import { ANONYMOUS, AUTH_SERVICE, type Caller, type ReadSource } from '../../src/db/as-role.ts';
import type { Driver, Row } from '../../src/db/driver.ts';
import { type Database, openDatabase } from '../../src/db/open-database.ts';
import type { App } from '../../src/http/listen.ts';
import { createBodyBudgets } from '../../src/http/receive-body.ts';
import { migrationSets } from '../fixture/application.ts';
import { createTestDatabase, type TestDatabase } from '../postgres/test-database.ts';
import { tokenIsRole, USER_ID } from './data-api.ts';
import { notingDriver } from './noting-driver.ts';
import { queryStrings } from './query-strings.ts';

const LOCAL = { peerAddress: '127.0.0.1' };
const SOURCE: ReadSource = { network: '127.0.0.1', countSlow: false, onUncounted() {} };
const USER: Caller = { role: 'authenticated', claims: { sub: USER_ID } };

describe('a request', () => {
  const statements: string[] = [];
  let testDatabase: TestDatabase;
  let driver: Driver;
  let database: Database;
  let app: App;
  let client: PostgrestClient;

  beforeAll(async () => {
    testDatabase = await createTestDatabase();
    driver = notingDriver(testDatabase.openDriver(), statements);
    ({ database } = await openDatabase(driver, migrationSets(true)));
    app = createApp({
      database: () => database,
      site: new Map(),
      siteDir: '',
      pages: [],
      isHttps: false,
      restPrefix: '/rest/v1',
      auth: new Hono(),
      authPrefix: '/auth/v1',
      verifyCredential: tokenIsRole,
      verifyForWrite: tokenIsRole,
      maxRows: 20,
      trustedProxies: new BlockList(),
      bodies: createBodyBudgets(),
      limitsPages: false,
      limitSlowReads: false,
      accessTables: new Set(),
      logger: pino({ level: 'silent' }),
    });
    client = new PostgrestClient('http://test/rest/v1', {
      fetch: (input, init) => app.fetch(new Request(input, init), LOCAL),
    });
  });
  beforeEach(() => {
    statements.length = 0;
  });
  afterAll(async () => {
    await database?.close();
    await testDatabase?.remove();
  });

  test('W1 an error is not cacheable and varies by encoding', async () => {
    for (const path of ['missing', 'members?select=x']) {
      const { headers } = await app.fetch(new Request(`http://test/rest/v1/${path}`), LOCAL);
      expect(headers.get('vary')).toBe('Accept-Encoding');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('etag')).toBeNull();
    }
  });

  const ask = (caller: Caller, sql: string): Promise<readonly Row[]> =>
    database.readAs(caller, { sql, values: [] }, SOURCE);
  const askAtLength = (caller: Caller, sql: string): Promise<readonly Row[]> =>
    database.asRole(caller, 'read', (tx) => tx.query(sql));
  const bothWays = test.each([
    { way: 'in one trip', ask },
    { way: 'in a transaction', ask: askAtLength },
  ]);
  const change = (caller: Caller, sql: string): Promise<readonly Row[]> =>
    database.asRole(caller, 'write', (tx) => tx.query(sql));

  test('W1 a visitor reads and counts the members with one statement', async () => {
    const { count } = await client
      .from('members')
      .select('*', { count: 'exact' })
      .order('priority')
      .order('member_name');
    expect(count).toBe(48);
    expect(statements).toEqual([
      expect.stringMatching(/^with page as \(select \* from "public"\."members"/),
    ]);
  });

  test('W1 a signed-in user reads with one statement after entering the role', async () => {
    await ask(USER, 'select 1');
    expect(statements).toEqual([expect.stringContaining('set local role'), 'select 1']);
  });

  test("R2 a visitor's connection keeps the visitor's role, whether a read succeeds or fails", async () => {
    const trace = `select current_user::text as role, auth.role() as claimed, auth.uid() as id,
      current_setting('statement_timeout') as timeout, current_setting('transaction_read_only') as read_only`;
    const visitor = { role: 'anon', claimed: 'anon', id: null, timeout: '3s', read_only: 'on' };
    for (let round = 0; round < 10; round++) {
      await expect(ask(ANONYMOUS, 'select nonsense')).rejects.toMatchObject({ sqlState: '42703' });
      await expect(ask(ANONYMOUS, `delete from public.members returning id`)).rejects.toMatchObject(
        { sqlState: '25006' },
      );
      expect(await Promise.all([1, 2, 3, 4, 5].map(() => ask(ANONYMOUS, trace)))).toEqual(
        Array.from({ length: 5 }, () => [visitor]),
      );
    }
  });

  test('W1 a page is capped, and Content-Range shows its rows', async () => {
    const { data, count, status } = await client.from('members').select('id', { count: 'exact' });
    expect({ rows: data?.length, count, status }).toEqual({ rows: 20, count: 48, status: 206 });
  });

  bothWays('R2 the role and its claims are those of the caller, $way', async ({ ask }) => {
    const sql = `select current_user::text as role, auth.role() as claimed, auth.uid()::text as id`;
    expect(await ask(USER, sql)).toEqual([
      { role: 'authenticated', claimed: 'authenticated', id: USER_ID },
    ]);
    expect(await ask(ANONYMOUS, sql)).toEqual([{ role: 'anon', claimed: 'anon', id: null }]);
  });

  bothWays('R2 claims cannot name another role than the one acted with, $way', async ({ ask }) => {
    const forged: Caller = { role: 'anon', claims: { role: 'service_role' } };
    expect(await ask(forged, 'select auth.role() as role')).toEqual([{ role: 'anon' }]);
  });

  bothWays('R2 no other role can be acted with, $way', async ({ ask }) => {
    for (const role of ['postgres', 'authenticator', 'ANON', '']) {
      const caller = { role, claims: {} } as unknown as Caller;
      await expect(ask(caller, 'select 1')).rejects.toThrow('may not act as');
    }
  });

  test('R2 the auth service has its own role', async () => {
    const [row] = await database.asRole(AUTH_SERVICE, 'write', (tx) =>
      tx.query('select current_user::text as role'),
    );
    expect(row).toEqual({ role: 'auth_service' });
  });

  test.each(['postgres', 'auth_service'])('R2 no token can name the role %s', async (role) => {
    const response = await app.fetch(
      new Request('http://test/rest/v1/members', { headers: { Authorization: `Bearer ${role}` } }),
      LOCAL,
    );
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 'PGRST303' });
  });

  test('R2 no state leaks from one request to the next, whether it succeeds or fails', async () => {
    await change(USER, 'select 1');
    for (const read of [ask, askAtLength]) {
      await read(USER, 'select 1');
      await expect(read(USER, 'select nonsense')).rejects.toMatchObject({ sqlState: '42703' });
      await expect(read(USER, 'select 1 / 0')).rejects.toMatchObject({ sqlState: '22012' });
    }
    const trace = `select current_user::text as role,
      coalesce(current_setting('request.jwt.claims', true), '') as claims,
      current_setting('statement_timeout') as timeout,
      current_setting('transaction_read_only') as read_only`;
    // As many concurrent requests as connections, so that each connection is checked.
    const left = await Promise.all(
      Array.from({ length: 10 }, () => driver.transaction((tx) => tx.query(trace))),
    );
    for (const [row] of left) {
      expect(row).toEqual({ role: 'postgres', claims: '', timeout: '0', read_only: 'off' });
    }
  });

  bothWays('R2 requests at the same moment never see each other, $way', async ({ ask }) => {
    const callers = Array.from({ length: 40 }, (_, n): Caller => {
      return n % 2 === 0 ? ANONYMOUS : { role: 'authenticated', claims: { sub: USER_ID, n } };
    });
    const seen = await Promise.all(
      callers.map((caller) =>
        ask(caller, `select auth.jwt() ->> 'n' as n, current_user::text as role`),
      ),
    );
    expect(seen.map(([row]) => row)).toEqual(
      callers.map(({ role, claims }) => ({
        role,
        n: claims.n === undefined ? null : String(claims.n),
      })),
    );
  });

  test('R1 a visitor changes nothing', async () => {
    for (const sql of [
      `insert into public.members (member_name, profession_role) values ('x', 'y')`,
      `update public.members set member_name = 'x'`,
      'delete from public.members',
      'truncate public.members',
      'drop table public.members',
      'select * from supabase_migrations.schema_migrations',
    ]) {
      await expect(change(ANONYMOUS, sql), sql).rejects.toMatchObject({ sqlState: '42501' });
    }
  });

  test('R1 a signed-in user can change the directory, but not in a read', async () => {
    const update = `update public.members set company = company where priority = 1 returning id`;
    expect((await change(USER, update)).length).toBeGreaterThan(0);
    for (const read of [ask, askAtLength]) {
      await expect(read(USER, update)).rejects.toMatchObject({ sqlState: '25006' });
      await expect(
        read(USER, `select set_config('transaction_read_only', 'off', true)`),
      ).rejects.toMatchObject({ sqlState: '25001' });
    }
    await expect(
      database.asRole(USER, 'read', async (tx) => {
        await tx.query(`select set_config('transaction_read_only', 'off', true)`);
        return tx.query(update);
      }),
    ).rejects.toMatchObject({ sqlState: expect.stringMatching(/25001|25006/) });
  });

  test('W3 no query string causes a 5xx, on the path, as a parameter or in a header', async () => {
    const columns = ['id', 'member_name', 'priority'];
    await fc.assert(
      fc.asyncProperty(
        queryStrings(columns),
        fc.string({ unit: 'grapheme-ascii' }),
        async (query, word) => {
          const encoded = encodeURIComponent(word);
          for (const path of [
            `members?${query}`,
            `members?company=${encoded}`,
            `${encoded}?${query}`,
          ]) {
            const request = new Request(`http://test/rest/v1/${path}`, {
              headers: { Prefer: word.trim() },
            });
            const response = await app.fetch(request, LOCAL);
            expect(response.status, path).toBeLessThan(500);
            await response.arrayBuffer();
          }
        },
      ),
      { numRuns: 150 },
    );
  });
});
