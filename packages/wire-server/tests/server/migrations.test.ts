/** Migrations: each applied once, recorded as the Supabase CLI does, completely or not at all. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Driver } from '../../src/db/driver.ts';
import { type MigrationSet, migrate } from '../../src/db/migrate.ts';
import { AUTH_MIGRATIONS } from '../../src/migrations.ts';
import { DEMO_SEED, MIGRATIONS } from '../fixture/application.ts';
import { createTestDatabase, type TestDatabase } from '../postgres/test-database.ts';
import { type TemporaryFolder, temporaryFolder } from './temporary-folder.ts';

const PROCESS = fileURLToPath(new URL('./migrate-process.ts', import.meta.url));

let scratch: TemporaryFolder;
const made: TestDatabase[] = [];

async function create(): Promise<TestDatabase> {
  const database = await createTestDatabase('nothing');
  made.push(database);
  return database;
}

beforeAll(() => {
  scratch = temporaryFolder();
});
afterAll(async () => {
  for (const database of made) await database.remove();
  scratch.remove();
});

function productSet(folder: string, seedFile: string | null): MigrationSet {
  return { folder, historySchema: 'supabase_migrations', seedFile };
}

describe('migrations', () => {
  let folder: string;
  let seed: string;
  const file = (name: string, sql: string) => writeFileSync(join(folder, name), sql);
  const rowsIn = (driver: Driver, sql: string) => driver.transaction((tx) => tx.query(sql));

  beforeEach(() => {
    folder = join(scratch.path, crypto.randomUUID());
    mkdirSync(folder);
    seed = join(scratch.path, 'seed.sql');
    file('20260101000000_one.sql', 'create table public.one (id int); -- first');
    writeFileSync(seed, 'insert into public.one values (1);');
  });

  test('a file is applied and recorded once, and the seed runs on a new database only', async () => {
    const driver = (await create()).openDriver();
    expect(await migrate(driver, [productSet(folder, seed)])).toEqual({
      applied: ['20260101000000_one.sql'],
      seeded: true,
    });
    expect(await migrate(driver, [productSet(folder, seed)])).toEqual({
      applied: [],
      seeded: false,
    });
    file(
      '20260102000000_two.sql',
      'create table public.two (id int); insert into public.two values (2);',
    );
    expect(await migrate(driver, [productSet(folder, seed)])).toEqual({
      applied: ['20260102000000_two.sql'],
      seeded: false,
    });
    expect(await rowsIn(driver, 'select id from public.one')).toHaveLength(1);
    expect(
      await rowsIn(
        driver,
        'select version, name, statements[1] as sql from supabase_migrations.schema_migrations order by 1',
      ),
    ).toEqual([
      {
        version: '20260101000000',
        name: 'one',
        sql: readFileSync(join(folder, '20260101000000_one.sql'), 'utf8'),
      },
      { version: '20260102000000', name: 'two', sql: expect.stringContaining('public.two') },
    ]);
    await driver.close();
  });

  test('a migration that the Supabase CLI recorded statement by statement counts as applied', async () => {
    const driver = (await create()).openDriver();
    await migrate(driver, [productSet(folder, null)]);
    file(
      '20260103000000_three.sql',
      'create table public.a (id int);\n\ncreate table public.b (id int);\n',
    );
    await driver.transaction((tx) =>
      tx.script(`create table public.a (id int); create table public.b (id int);
        insert into supabase_migrations.schema_migrations (version, name, statements) values
        ('20260103000000', 'three', '{create table public.a (id int),create table public.b (id int)}')`),
    );
    expect((await migrate(driver, [productSet(folder, seed)])).applied).toEqual([]);
    await driver.close();
  });

  test('a failing file is reported with its line and the reason, and leaves nothing behind', async () => {
    const driver = (await create()).openDriver();
    file(
      '20260102000000_bad.sql',
      'create table public.two (id int);\ncreate table public.three (id nonsense);',
    );
    await expect(migrate(driver, [productSet(folder, seed)])).rejects.toThrow(
      '20260102000000_bad.sql, line 2, failed: type "nonsense" does not exist',
    );
    expect(
      await rowsIn(
        driver,
        "select 1 from pg_tables where tablename in ('one', 'two', 'schema_migrations')",
      ),
    ).toEqual([]);
    await driver.close();
  });

  test('the auth service has its own history, and both sets are applied in one transaction', async () => {
    const driver = (await create()).openDriver();
    const sets = [productSet(folder, seed), AUTH_MIGRATIONS];
    file('20260102000000_bad.sql', 'create table public.three (id nonsense);');
    await expect(migrate(driver, sets)).rejects.toThrow('20260102000000_bad.sql');
    const schemas = "select 1 from pg_namespace where nspname = 'auth_service'";
    expect(await rowsIn(driver, schemas)).toEqual([]);

    rmSync(join(folder, '20260102000000_bad.sql'));
    const { applied, seeded } = await migrate(driver, sets);
    const own = readdirSync(AUTH_MIGRATIONS.folder).filter((name) => name.endsWith('.sql'));
    expect(applied).toEqual(['20260101000000_one.sql', ...own]);
    expect(seeded).toBe(true);
    expect(await migrate(driver, sets)).toEqual({ applied: [], seeded: false });
    const ours = 'select 1 from auth_service.schema_migrations';
    expect(await rowsIn(driver, ours)).toHaveLength(own.length);
    await driver.close();
  });

  test('a file changed after it was applied is refused with a remedy', async () => {
    const driver = (await create()).openDriver();
    await migrate(driver, [productSet(folder, null)]);
    file('20260101000000_one.sql', 'create table public.one (id bigint);');
    await expect(migrate(driver, [productSet(folder, null)])).rejects.toThrow(
      /20260101000000_one\.sql was changed .* new migration/,
    );
    await driver.close();
  });

  test('a comment of a file may be reworded after it was applied', async () => {
    const driver = (await create()).openDriver();
    file('20260101000000_one.sql', '-- One; two.\ncreate table public.one (id int);');
    await migrate(driver, [productSet(folder, null)]);
    file('20260101000000_one.sql', '  -- The first table\n\ncreate table public.one (id int)');
    expect((await migrate(driver, [productSet(folder, null)])).applied).toEqual([]);
    await driver.close();
  });

  test('a file without a version in its name is refused', async () => {
    const driver = (await create()).openDriver();
    file('later.sql', 'select 1;');
    await expect(migrate(driver, [productSet(folder, null)])).rejects.toThrow(
      /later\.sql: rename it/,
    );
    await driver.close();
  });

  test('killed midway it changes nothing, and the next start applies everything', async () => {
    const { url, openDriver } = await create();
    // Long enough to kill the process; Postgres sleeps on until it notices the closed connection.
    writeFileSync(seed, 'insert into public.one values (1); select pg_sleep(3);');
    const killed = spawn(process.execPath, [PROCESS, folder, seed, url], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(killed.stdout, 'data');
    await wait(700);
    killed.kill('SIGKILL');
    await once(killed, 'close');

    writeFileSync(seed, 'insert into public.one values (1);');
    const driver = openDriver();
    expect(await rowsIn(driver, "select 1 from pg_tables where tablename = 'one'")).toEqual([]);
    expect((await migrate(driver, [productSet(folder, seed)])).seeded).toBe(true);
    expect(await rowsIn(driver, 'select id from public.one')).toHaveLength(1);
    await driver.close();
  });

  test("R2 our migrations revoke a Supabase project's default grants to visitors", async () => {
    const driver = (await create()).openDriver();
    rmSync(join(folder, '20260101000000_one.sql'));
    await migrate(driver, [productSet(folder, null)]);
    await driver.transaction((tx) =>
      tx.script(
        'alter default privileges in schema public grant all on tables to anon, authenticated',
      ),
    );
    await migrate(driver, [productSet(MIGRATIONS, DEMO_SEED)]);
    expect(
      await rowsIn(
        driver,
        `select table_name, privilege_type from information_schema.role_table_grants
         where grantee = 'anon' and table_schema = 'public' order by 1, 2`,
      ),
    ).toEqual([
      { table_name: 'members', privilege_type: 'SELECT' },
      { table_name: 'referral_chains', privilege_type: 'SELECT' },
    ]);
    await driver.close();
  });
});

test('servers that start at once on one database take turns', async () => {
  const { openDriver } = await create();
  const drivers = [1, 2, 3].map(openDriver);
  const reports = await Promise.all(
    drivers.map((driver) => migrate(driver, [productSet(MIGRATIONS, DEMO_SEED)])),
  );
  expect(reports.map(({ seeded }) => seeded).sort()).toEqual([false, false, true]);
  await Promise.all(drivers.map((driver) => driver.close()));
});
