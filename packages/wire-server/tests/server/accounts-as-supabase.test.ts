/** What an application's SQL can read of accounts in the schema 'auth', where a Supabase project has them. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Driver } from '../../src/db/driver.ts';
import { openDatabase } from '../../src/db/open-database.ts';
import { migrationSets } from '../fixture/application.ts';
import { createTestDatabase, type TestDatabase } from '../postgres/test-database.ts';

const USER = '00000000-0000-4000-8000-000000000001';

let database: TestDatabase;
let driver: Driver;
const query = (sql: string) => driver.transaction((tx) => tx.query(sql));

beforeEach(async () => {
  database = await createTestDatabase('nothing');
  driver = database.openDriver();
});
afterEach(async () => {
  await driver.close();
  await database.remove();
});

test("U2 an application's SQL reads accounts, identities and factors where Supabase has them, without secrets", async () => {
  await openDatabase(driver, migrationSets(false));
  await driver.transaction((tx) =>
    tx.script(`
      insert into auth_service.users (id, email, created_at, updated_at)
        values ('${USER}', 'ann@example.com', now(), now());
      insert into auth_service.identities (user_id, provider, provider_id, identity_data, created_at, updated_at)
        values ('${USER}', 'email', '${USER}', '{"email":"ann@example.com","email_verified":true}', now(), now());
      insert into auth_service.factors (user_id, factor_type, status, totp_secret, created_at, updated_at)
        values ('${USER}', 'totp', 'verified', 'secret', now(), now())`),
  );
  expect(await query('select id::text, email, is_anonymous from auth.users')).toEqual([
    { id: USER, email: 'ann@example.com', is_anonymous: false },
  ]);
  expect(
    await query(
      `select user_id::text, identity_data ->> 'email_verified' as verified from auth.identities`,
    ),
  ).toEqual([{ user_id: USER, verified: 'true' }]);
  expect(await query('select user_id::text, factor_type, status from auth.mfa_factors')).toEqual([
    { user_id: USER, factor_type: 'totp', status: 'verified' },
  ]);
  const secrets = await query(
    `select column_name from information_schema.columns
     where table_schema = 'auth' and column_name ~ 'secret|password|credential|hash|token'`,
  );
  expect(secrets).toEqual([]);
});

test('U2 no request role can read them, even where new tables are readable by default', async () => {
  await openDatabase(driver, []);
  await query(
    'alter default privileges in schema auth grant all on tables to anon, authenticated, service_role',
  );
  await openDatabase(driver, migrationSets(false));
  const readable = await query(
    `select c.relname as name, role from pg_class c, unnest(array['anon', 'authenticated', 'service_role']) as role
     where c.relnamespace = 'auth'::regnamespace and has_any_column_privilege(role, c.oid, 'select')`,
  );
  expect(readable).toEqual([]);
});

test("U2 a Supabase project's own tables stay as they are", async () => {
  await driver.transaction((tx) =>
    tx.script(`create schema auth; create table auth.users (id uuid, email text);
      create table auth.identities (id uuid); create table auth.mfa_factors (id uuid);
      create table auth.sessions (id uuid)`),
  );
  await openDatabase(driver, migrationSets(false));
  expect(
    await query(
      `select relname as name from pg_class
       where relnamespace = 'auth'::regnamespace and relkind in ('r', 'v') and relkind <> 'r'`,
    ),
  ).toEqual([]);
});
