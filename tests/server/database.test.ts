/** What a request may do with the database, and what it can never leave behind. */
import { PostgrestClient } from '@supabase/postgrest-js';
import fc from 'fast-check';
import { Hono } from 'hono';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createApp } from '../../src/server/app.ts';
import { ANONYMOUS, AUTH_SERVICE, type Caller } from '../../src/server/db/as-role.ts';
import type { Driver, Row } from '../../src/server/db/driver.ts';
import { type Database, openDatabase } from '../../src/server/db/open-database.ts';
import type { App } from '../../src/server/http/listen.ts';
import { migrationSets } from '../../src/server/migrations.ts';
import { BACKENDS, type PreparedBackend } from './backends.ts';
import { notingDriver } from './noting-driver.ts';
import { queryStrings } from './query-strings.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const USER_ID = '00000000-0000-4000-8000-000000000001';
const LOCAL = { peerAddress: '127.0.0.1' };
const USER: Caller = { role: 'authenticated', claims: { sub: USER_ID } };

describe.each(BACKENDS)('a request on $name', ({ name, here, prepare }) => {
  const it = test.skipIf(!here);
  const statements: string[] = [];
  let backend: PreparedBackend;
  let driver: Driver;
  let database: Database;
  let app: App;
  let client: PostgrestClient;

  beforeAll(async () => {
    if (!here) return;
    backend = await prepare();
    driver = notingDriver(await backend.openDriver(), statements);
    ({ database } = await openDatabase(driver, migrationSets(true)));
    app = createApp({
      database: () => database,
      site: new Map(),
      siteRoutes: [],
      restPrefix: '/rest/v1',
      auth: new Hono(),
      authPrefix: '/auth/v1',
      verifyCredential: async (token) => ({ ok: true, role: token, claims: { sub: USER_ID } }),
      maxRows: 20,
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
    await backend?.remove();
  });

  const ask = (caller: Caller, sql: string): Promise<readonly Row[]> =>
    database.readAs(caller, { sql, values: [] });
  const askAtLength = (caller: Caller, sql: string): Promise<readonly Row[]> =>
    database.asRole(caller, 'read', (tx) => tx.query(sql));
  const bothWays = test.skipIf(!here).each([
    { way: 'in one trip', ask },
    { way: 'in a transaction', ask: askAtLength },
  ]);
  const change = (caller: Caller, sql: string): Promise<readonly Row[]> =>
    database.asRole(caller, 'write', (tx) => tx.query(sql));

  it('W1 reading the members, counted, takes one statement beside entering the role', async () => {
    const { count } = await client
      .from('members')
      .select('*', { count: 'exact' })
      .order('priority')
      .order('member_name');
    expect(count).toBe(48);
    expect(statements).toEqual([
      expect.stringContaining("set_config('role'"),
      expect.stringMatching(/^with page as \(select \* from "public"\."members"/),
    ]);
  });

  it('W1 reading the chains takes one statement beside entering the role', async () => {
    await client.from('referral_chains').select('*');
    expect(statements).toHaveLength(2);
  });

  it('W1 a page is capped, and says where it ended', async () => {
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

  it('R2 the auth service acts as a role of its own', async () => {
    const [row] = await database.asRole(AUTH_SERVICE, 'write', (tx) =>
      tx.query('select current_user::text as role'),
    );
    expect(row).toEqual({ role: 'auth_service' });
  });

  it.each(['postgres', 'auth_service'])('R2 no token can name the role %s', async (role) => {
    const response = await app.fetch(
      new Request('http://test/rest/v1/members', { headers: { Authorization: `Bearer ${role}` } }),
      LOCAL,
    );
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 'PGRST303' });
  });

  it('R2 nothing of one request is there for the next, whether it ended well or badly', async () => {
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
    // As many at once as there are connections, so that each is looked at.
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

  it('W3 reads that are the same and arrive together are one to the database', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => client.from('members').select('member_name')),
    );
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(answers[0]?.data).toHaveLength(20);
    expect(statements).toHaveLength(2);
  });

  it('R2 the same read by two callers is two reads', async () => {
    await Promise.all([ask(ANONYMOUS, 'select 1'), ask(USER, 'select 1')]);
    expect(statements).toHaveLength(4);
  });

  it('W3 whoever asks after a write was acknowledged sees it, though others still wait', async () => {
    const count = 'select count(*)::int as members from public.members where company = $1';
    const members = () =>
      database.readAs(ANONYMOUS, { sql: count, values: ['Sharing Inc.'] }).then(([row]) => row);
    const insert = `insert into public.members (member_name, profession_role, company)
      values ('Ada Writer', 'Scribe', 'Sharing Inc.')`;
    for (let written = 1; written <= 20; written++) {
      const before = members();
      await change(USER, insert);
      expect(await members()).toEqual({ members: written });
      await before;
    }
    await change(USER, `delete from public.members where company = 'Sharing Inc.'`);
  });

  // PGlite runs a read to its end before anything else can happen.
  test.runIf(here && name === 'Postgres')(
    'W3 a read that began before a write was acknowledged is not given to who asks after it',
    async () => {
      // Its snapshot is taken, then it waits for the lock.
      const read = `select pg_advisory_xact_lock_shared(1)::text as "lock",
        (select count(*)::int from public.members where company = 'Slow Ltd.') as members`;
      const lockIsAwaited = `select from pg_locks where locktype = 'advisory' and not granted`;
      const { early, late } = await driver.transaction(async (tx) => {
        await tx.query('select pg_advisory_xact_lock(1)');
        const early = ask(ANONYMOUS, read);
        while ((await tx.query(lockIsAwaited)).length === 0);
        await change(
          USER,
          `insert into public.members (member_name, profession_role, company)
            values ('Ada Writer', 'Scribe', 'Slow Ltd.')`,
        );
        return { early, late: ask(ANONYMOUS, read) };
      });
      expect(await early).toEqual([{ lock: '', members: 0 }]);
      expect(await late).toEqual([{ lock: '', members: 1 }]);
      await change(USER, `delete from public.members where company = 'Slow Ltd.'`);
    },
  );

  it('W3 more kinds of reads than are kept prepared, refused ones among them, all are answered', async () => {
    for (let kind = 0; kind < 250; kind++) {
      const [row] = await ask(USER, `select ${kind} as kind`);
      expect(row).toEqual({ kind });
      for (const _ of ['refused', 'and again']) {
        await expect(ask(USER, `select ${kind} as kind, nonsense`)).rejects.toThrow('nonsense');
      }
      const misfit = { sql: `select ${kind} as kind, $1::int`, values: ['x'] };
      await expect(database.readAs(USER, misfit)).rejects.toMatchObject({ sqlState: '22P02' });
    }
    const [kept] = await driver.transaction((tx) =>
      tx.query('select count(*)::int as statements from pg_prepared_statements'),
    );
    expect(Number(kept?.statements)).toBeLessThanOrEqual(101);
  });

  it('R1 a visitor changes nothing', async () => {
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

  it('R1 a signed-in user changes the directory, yet not while reading', async () => {
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

  it('W3 no query string whatever gets a 5xx, on the path, as a parameter or in a header', async () => {
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
