/** Moving all data to a Postgres server and back. */
import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeCluster } from '../../src/db/embedded/cluster-folder.ts';
import { findBinaries, unprivileged } from '../../src/db/embedded/postgres-programs.ts';
import { inOrder } from '../../src/db/move/copy-tables.ts';
import {
  demoFolder,
  emptyFolder,
  logIn,
  membersOf,
  type Running,
  runOn,
  runScript,
  serve,
  signUp,
  statusOf,
  urlOf,
} from './chapter.ts';

const COUNTS = `select (select count(*)::int from members) as members,
  (select count(*)::int from referral_chains) as chains,
  (select count(*)::int from auth_service.users) as users,
  (select count(*)::int from auth_service.sessions) as sessions`;
/** A table an operator might add: with a serial number and a generated column. */
const NOTES = `create table notes (id bigint generated always as identity, text text,
  loud text generated always as (upper(text)) stored)`;
const ALL_ROWS = { members: 48, chains: 14, users: 1, sessions: 1 };

/** Another, empty Postgres server. */
async function otherServer(): Promise<Running> {
  const dataDir = join(emptyFolder(), 'other');
  mkdirSync(dataDir);
  await makeCluster(join(dataDir, 'database'), findBinaries(), unprivileged());
  return runOn(dataDir);
}

/** A data folder with the demo chapter and one account, and that account's session. */
async function folderWithAccount() {
  const dataDir = await demoFolder();
  const server = await serve({ DATA_DIR: dataDir });
  const session = await signUp(server);
  await server.stop();
  return { dataDir, session };
}

test('npm run move takes members, chains, accounts and sessions to a Postgres server and back', async () => {
  const { dataDir, session } = await folderWithAccount();
  const other = await otherServer();
  const moved = await runScript('move', dataDir, urlOf(other));
  expect(moved).toMatchObject({ code: 0, output: expect.stringContaining('Set DATABASE_URL') });
  expect(moved.output).toMatch(/ 48 rows of public.members\n/);
  expect((await other.query(COUNTS)).rows).toEqual([ALL_ROWS]);
  // The triggers disabled during the move are enabled again.
  await other.query(`update members set company = 'Acme'`);
  expect((await other.query('select distinct version from members')).rows).toEqual([
    { version: 2 },
  ]);

  const server = await serve({ DATA_DIR: dataDir, DATABASE_URL: urlOf(other) });
  expect(await statusOf(server, session)).toBe(200);
  await logIn(server);
  await server.stop();

  const again = await runScript('move', dataDir, urlOf(other));
  expect(again).toMatchObject({
    code: 1,
    output: expect.stringContaining('already has rows in "auth_service"."users"'),
  });

  const back = join(emptyFolder(), 'data');
  mkdirSync(back);
  cpSync(join(dataDir, 'keys'), join(back, 'keys'), { recursive: true });
  expect(await runScript('move', back, '--from', urlOf(other))).toMatchObject({ code: 0 });
  const embedded = await serve({ DATA_DIR: back });
  expect(await membersOf(embedded)).toHaveLength(ALL_ROWS.members);
  expect(await statusOf(embedded, session)).toBe(200);
});

test('a failed move changes neither side', async () => {
  const { dataDir } = await folderWithAccount();
  const source = await runOn(dataDir);
  await source.query(NOTES);
  await source.query(`insert into notes (text) values ('a')`);
  await source.close();
  const other = await otherServer();
  const refused = await runScript('move', dataDir, urlOf(other));
  expect(refused).toMatchObject({
    code: 1,
    output: expect.stringContaining('"public"."notes" has columns that no migration created'),
  });
  expect((await other.query(COUNTS)).rows).toEqual([
    { members: 0, chains: 0, users: 0, sessions: 0 },
  ]);

  // Once the table exists on the other side it is moved, and its sequence continues.
  await other.query(NOTES);
  expect(await runScript('move', dataDir, urlOf(other))).toMatchObject({ code: 0 });
  expect((await other.query(COUNTS)).rows).toEqual([ALL_ROWS]);
  await other.query(`insert into notes (text) values ('b')`);
  expect((await other.query('select id::int, text, loud from notes order by id')).rows).toEqual([
    { id: 1, text: 'a', loud: 'A' },
    { id: 2, text: 'b', loud: 'B' },
  ]);
});

test('a row that is older than a check is moved, and the check stays as it was', async () => {
  const { dataDir } = await folderWithAccount();
  const source = await runOn(dataDir);
  await source.query(`alter table members drop constraint company_length;
    update members set company = repeat('x', 1000);
    alter table members add constraint company_length check (char_length(company) <= 200) not valid`);
  await source.close();
  const other = await otherServer();
  expect(await runScript('move', dataDir, urlOf(other))).toMatchObject({ code: 0 });
  expect((await other.query(COUNTS)).rows).toEqual([ALL_ROWS]);
  const checks = `select conname as name, convalidated as validated from pg_constraint
    where conname in ('company_length', 'phone_length') order by 1`;
  expect((await other.query(checks)).rows).toEqual([
    { name: 'company_length', validated: false },
    { name: 'phone_length', validated: true },
  ]);
});

test('--only directory moves members and chains to a Supabase project', async () => {
  const { dataDir } = await folderWithAccount();
  const project = await otherServer();
  await project.query(`create role supabase_auth_admin; create schema auth authorization supabase_auth_admin;
    create table auth.users (id uuid)`);
  const moved = await runScript('move', dataDir, '--only', 'directory', urlOf(project));
  expect(moved).toMatchObject({
    code: 0,
    output: expect.stringContaining('Accounts were not moved'),
  });
  expect((await project.query('select count(*)::int as rows from members')).rows).toEqual([
    { rows: 48 },
  ]);
  expect((await project.query(`select to_regnamespace('auth_service') as schema`)).rows).toEqual([
    { schema: null },
  ]);
});

test('a move is refused while a server runs, from a wrong address, and without an address', async () => {
  const dataDir = await demoFolder();
  await serve({ DATA_DIR: dataDir });
  const other = await otherServer();
  expect(await runScript('move', dataDir, urlOf(other))).toMatchObject({
    code: 1,
    output: expect.stringContaining('already uses'),
  });
  const empty = join(emptyFolder(), 'data');
  expect(await runScript('move', empty, '--from', urlOf(other))).toMatchObject({
    code: 1,
    output: expect.stringContaining('The source holds no database of this server'),
  });
  expect(readdirSync(empty)).toEqual(['postgres.log']);
  const away = await runScript('move', empty, '--from', 'postgres://ann:secret@127.0.0.1:1/none');
  expect(away).toMatchObject({ code: 1, output: expect.stringContaining('ECONNREFUSED') });
  expect(away.output).not.toContain('secret');
  expect(existsSync(join(empty, 'database'))).toBe(false);
  expect(await runScript('move', dataDir)).toMatchObject({ code: 2 });
  const withoutAccounts = ['--only', 'directory', '--from', urlOf(other)];
  expect(await runScript('move', empty, ...withoutAccounts)).toMatchObject({ code: 2 });
});

test('tables are filled after those they reference, and a circular reference is reported', () => {
  const table = (name: string, ...needs: string[]) => ({ name, columns: [], needs });
  const names = inOrder([table('c', 'b', 'elsewhere'), table('b', 'a'), table('a')]).map(
    ({ name }) => name,
  );
  expect(names).toEqual(['a', 'b', 'c']);
  expect(() => inOrder([table('a', 'b'), table('b', 'a'), table('c')])).toThrow(
    /in a circle .*: a, b/,
  );
});
