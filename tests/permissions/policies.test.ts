/** Grants and row-level security each refuse a visitor's write on their own (R1, R2). */
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  createTestDatabase,
  type DataApi,
  openDataApi,
  type TestDatabase,
} from 'wire-server/testing/vitest';
import { PATHFINDER } from '../../apps/server/src/application.ts';
import { CREATE_ACCOUNTS, tokenIsCaller } from './callers.ts';

const TABLES = ['members', 'referral_chains', 'expectations'] as const;

let database: TestDatabase;
let api: DataApi | null = null;

beforeEach(async () => {
  database = await createTestDatabase('nothing');
});
afterEach(async () => {
  await api?.close();
  api = null;
  await database.remove();
});

/** The product's tables, in a database that `before` has prepared. */
async function open(before = ''): Promise<DataApi> {
  if (before !== '') {
    const driver = database.openDriver();
    await driver.transaction((tx) => tx.script(before));
    await driver.close();
  }
  api = await openDataApi(database, CREATE_ACCOUNTS, PATHFINDER, tokenIsCaller);
  return api;
}

test('R1 N1 N3 in a project that grants every privilege on new tables, visitors can only read, count and send words', async () => {
  const { sql } = await open(
    'alter default privileges in schema public grant all on tables to anon, authenticated',
  );
  const grants = await sql(
    `select table_name as "table", privilege_type as privilege from information_schema.role_table_grants
     where table_schema = 'public' and grantee = 'anon' order by 1`,
  );
  expect(grants.filter(({ privilege }) => privilege !== 'SELECT')).toEqual([
    { table: 'asked_for', privilege: 'INSERT' },
    { table: 'tell_chapter', privilege: 'INSERT' },
  ]);
});

test.each(TABLES)(
  'R2 row-level security of %s refuses a visitor who was granted all privileges',
  async (table) => {
    const { ask, sql } = await open();
    await sql(`grant all on public.${table} to anon`);
    const [{ id } = {}] = await sql(`select id from public.${table} limit 1`);
    const rows = () => sql(`select * from public.${table} order by id`);
    const before = await rows();
    const body = { id };
    expect(
      (await ask(table, { method: 'POST', body: { ...before[0], id: undefined } })).status,
    ).toBe(401);
    await ask(`${table}?id=eq.${id}`, { method: 'PATCH', body });
    await ask(`${table}?id=eq.${id}`, { method: 'DELETE' });
    expect(await rows()).toEqual(before);
  },
);
