/** A user's sessions as rows of the data API, through auth.sessions, where Supabase has them. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../src/db/open-database.ts';
import { migrationSets } from '../fixture/application.ts';
import { createTestDatabase } from '../postgres/test-database.ts';
import { type Answer, type AuthHarness, newEmail, PASSWORD, startAuth } from './harness.ts';
import { accessTokenOf, answerApp, signUpWithApp } from './second-factors.ts';

let auth: AuthHarness;
beforeAll(async () => {
  auth = await startAuth();
  auth.clock.freeze();
});
afterAll(() => auth?.stop());

/** Signs in, as a browser that calls itself `userAgent`. */
async function signIn(email: string, userAgent: string): Promise<Answer['body']> {
  const headers = { 'User-Agent': userAgent };
  const body = { email, password: PASSWORD };
  return (await auth.post('/token?grant_type=password', body, { headers })).body;
}

/** A new account, signed in on two devices. */
async function twoDevices() {
  const email = newEmail();
  await auth.post('/admin/users', { email, password: PASSWORD, email_confirm: true }, asOperator());
  const [phone, laptop] = [await signIn(email, 'A phone'), await signIn(email, 'A laptop')];
  return { phone, laptop };
}

const asOperator = () => ({ token: auth.serviceKey });

async function ask(method: string, path: string, token?: string, body?: unknown) {
  const response = await fetch(`${auth.url}/rest/v1/${path}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      Prefer: 'return=representation',
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}

const sessionsOf = async (token: string) =>
  (await ask('GET', 'my_sessions?order=user_agent', token)).body;

test('U1 users see their own sessions, with the current one marked', async () => {
  const { phone, laptop } = await twoDevices();
  await twoDevices();
  const now = auth.clock.now().toISOString();
  auth.clock.advance(60);
  const later = auth.clock.now().toISOString();
  const { body: renewed } = await auth.post('/token?grant_type=refresh_token', {
    refresh_token: phone.refresh_token,
  });
  const rows = await sessionsOf(renewed.access_token);
  expect(rows).toEqual([
    expect.objectContaining({ user_agent: 'A laptop', is_current: false }),
    expect.objectContaining({ user_agent: 'A phone', is_current: true }),
  ]);
  const [idle, used] = rows;
  const times = [idle.signed_in_at, idle.last_used_at, used.signed_in_at, used.last_used_at];
  expect(times.map((time) => new Date(time).toISOString())).toEqual([now, now, now, later]);
  expect(Object.keys(used).sort()).toEqual(
    ['id', 'is_current', 'last_used_at', 'signed_in_at', 'user_agent'].sort(),
  );
  expect(await sessionsOf(laptop.access_token)).toHaveLength(2);
});

test('U1 ending a session by deleting its row stops its writes and its refresh', async () => {
  const { phone, laptop } = await twoDevices();
  const add = () =>
    ask('POST', 'members', laptop.access_token, {
      member_name: 'Ann Archer',
      profession_role: 'Roofer',
    });
  expect((await add()).status).toBe(201);
  const [row] = await sessionsOf(phone.access_token);
  const ended = await ask('DELETE', `my_sessions?id=eq.${row.id}`, phone.access_token);
  expect(ended).toMatchObject({ status: 200, body: [{ user_agent: 'A laptop' }] });

  auth.clock.advance(5);
  expect((await add()).status).toBe(401);
  const refreshed = await auth.post('/token?grant_type=refresh_token', {
    refresh_token: laptop.refresh_token,
  });
  expect(refreshed.body.code).toBe('refresh_token_not_found');
  expect(await sessionsOf(phone.access_token)).toHaveLength(1);
});

test('U1 only their user can see and end sessions, and no one can create or change them', async () => {
  const { phone } = await twoDevices();
  const { phone: stranger } = await twoDevices();
  const [row] = await sessionsOf(phone.access_token);
  const path = `my_sessions?id=eq.${row.id}`;
  expect(await ask('GET', path, stranger.access_token)).toEqual({ status: 200, body: [] });
  expect(await ask('DELETE', path, stranger.access_token)).toEqual({ status: 200, body: [] });
  for (const token of [undefined, auth.serviceKey]) {
    expect((await ask('GET', path, token)).status).toBe(token === undefined ? 401 : 403);
    expect((await ask('DELETE', path, token)).status).toBe(token === undefined ? 401 : 403);
  }
  const change = { user_agent: 'Mine' };
  expect((await ask('PATCH', path, phone.access_token, change)).status).toBe(400);
  expect((await ask('POST', 'my_sessions', phone.access_token, change)).status).toBe(400);
  expect(await sessionsOf(phone.access_token)).toHaveLength(2);
});

test('U2 a session without its user’s second factor sees and ends none', async () => {
  const { email, client, app } = await signUpWithApp(auth);
  expect(await sessionsOf(await accessTokenOf(client))).toHaveLength(1);
  const { access_token } = await signIn(email, 'With a stolen password');
  expect(await sessionsOf(access_token)).toEqual([]);
  await ask('DELETE', 'my_sessions?id=not.is.null', access_token);
  await answerApp(client, app);
  expect(await sessionsOf(await accessTokenOf(client))).toHaveLength(1);
});

test('U1 a session past its end is not listed', async () => {
  const { phone } = await twoDevices();
  const [row] = await sessionsOf(phone.access_token);
  await auth.sql(
    `update auth_service.sessions set not_after = now() - interval '1 minute' where id = '${row.id}'`,
  );
  expect(await sessionsOf(phone.access_token)).toMatchObject([{ user_agent: 'A phone' }]);
});

test("U1 a Supabase project's own table is read and deleted from, despite its row-level security", async () => {
  const database = await createTestDatabase('nothing');
  const driver = database.openDriver();
  try {
    await driver.transaction((tx) =>
      tx.script(`create schema auth;
        create table auth.sessions (id uuid primary key, user_id uuid not null, created_at timestamptz,
          updated_at timestamptz, factor_id uuid, aal text, not_after timestamptz,
          refreshed_at timestamp without time zone, user_agent text, ip inet, tag text);
        alter table auth.sessions enable row level security;
        insert into auth.sessions (id, user_id, created_at, refreshed_at) values
          ('${SESSION}', '${USER}', '2026-11-01 09:00Z', '2026-11-02 10:00')`),
    );
    const { database: opened } = await openDatabase(driver, migrationSets(false));
    const claims = { sub: USER, session_id: SESSION };
    const work = (sql: string) =>
      opened.asRole({ role: 'authenticated', claims }, 'write', (tx) => tx.query(sql));
    expect(await work('select last_used_at, is_current from public.my_sessions')).toEqual([
      { last_used_at: new Date('2026-11-02T10:00Z'), is_current: true },
    ]);
    expect(await work('delete from public.my_sessions returning id::text')).toEqual([
      { id: SESSION },
    ]);
    expect(await driver.transaction((tx) => tx.query('select from auth.sessions'))).toEqual([]);
  } finally {
    await driver.close();
    await database.remove();
  }
});

const USER = '00000000-0000-4000-8000-000000000001';
const SESSION = '00000000-0000-4000-8000-000000000002';
