/** The same SQL in a Supabase project, which has its own account tables (R4, R5): docs/decisions/087-who-may-edit.md. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  createTestDatabase,
  type DataApi,
  openDataApi,
  type TestDatabase,
} from 'wire-server/testing/vitest';
import { PATHFINDER } from '../../apps/server/src/application.ts';
import { ACCOUNTS, CREATE_ACCOUNTS, tokenIsCaller } from './callers.ts';

/** The columns that our SQL may rely on, typed as in a project. Ann and the guarded account belong to the project. */
const PROJECT = `
  create schema auth;
  create type auth.factor_type as enum ('totp', 'webauthn', 'phone');
  create type auth.factor_status as enum ('unverified', 'verified');
  create table auth.users (id uuid primary key, email varchar(255), is_anonymous boolean not null default false);
  create table auth.identities (user_id uuid not null references auth.users, identity_data jsonb not null);
  create table auth.mfa_factors (user_id uuid not null references auth.users, factor_type auth.factor_type not null,
    status auth.factor_status not null);
  insert into auth.users (id, email) values
    ('${ACCOUNTS.ann.id}', 'Ann@example.com'), ('${ACCOUNTS.guarded.id}', 'dot@example.com');
  insert into auth.identities values
    ('${ACCOUNTS.ann.id}', '{"email":"ann@example.com","email_verified":true}'),
    ('${ACCOUNTS.guarded.id}', '{"email":"dot@example.com","email_verified":false}');
  insert into auth.mfa_factors values ('${ACCOUNTS.guarded.id}', 'totp', 'verified');
  create function auth.jwt() returns jsonb language sql stable as
    'select current_setting(''request.jwt.claims'', true)::jsonb';`;

let database: TestDatabase;
let api: DataApi;

beforeEach(async () => {
  database = await createTestDatabase('nothing');
  const driver = database.openDriver();
  await driver.transaction((tx) => tx.script(PROJECT));
  await driver.close();
  api = await openDataApi(database, CREATE_ACCOUNTS, PATHFINDER, tokenIsCaller);
});
afterEach(async () => {
  await api.close();
  await database.remove();
});

async function standing(caller: string): Promise<unknown> {
  const headers = { Authorization: `Bearer authenticated:${caller}` };
  const { body } = await api.ask('my_access?select=standing', { headers });
  return (body as [{ standing: unknown }])[0].standing;
}

test("R5 a project's account with a second factor can write only after using it", async () => {
  expect(await standing('ann')).toBe('editor');
  expect(await standing('guarded')).toBe('second-factor');
  expect(await standing('guarded:aal2')).toBe('editor');
});

test("R4 a project's list matches confirmed addresses regardless of case", async () => {
  await api.sql(
    `insert into public.editors (email) values ('ann@EXAMPLE.com'), ('dot@example.com')`,
  );
  await api.sql('insert into public.editing_rule (only_listed) values (true)');
  expect(await standing('ann')).toBe('editor');
  expect(await standing('guarded:aal2')).toBe('unconfirmed');
});

test("P15 a project's account starts its own chapter, and brings the demo back", async () => {
  const headers = { Authorization: 'Bearer authenticated:ann' };
  const members = [{ member_name: 'Pat Donnelly', profession_role: 'Plumber' }];
  const chapter = { settings: { home: 'Harbor Point' }, members };
  const names = async () =>
    (await api.sql('select member_name from public.members order by 1')).map(
      ({ member_name }) => member_name,
    );
  const before = await names();
  await api.ask('own_chapter', { method: 'POST', headers, body: { chapter } });
  expect(await names()).toEqual(['Pat Donnelly']);
  await api.ask('own_chapter?at=not.is.null', { method: 'DELETE', headers });
  expect(await names()).toEqual(before);
});

test("R2 accounts of our server can only read a project's database", async () => {
  expect(await standing('bea')).toBe('visitor');
  const headers = { Authorization: 'Bearer authenticated:bea' };
  const change = { method: 'PATCH', headers, body: { company: 'Mine' } };
  expect((await api.ask('members?id=not.is.null', change)).status).toBe(403);
});
