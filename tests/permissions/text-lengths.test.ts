/** Every text of the directory has a maximum length that the forms know, and a chapter with longer rows still starts. */

import { chainKind } from 'domain/chain-fields.ts';
import { expectationKind } from 'domain/expectation-fields.ts';
import { memberKind } from 'domain/member-fields.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  createTestDatabase,
  type DataApi,
  migrationSets,
  openDataApi,
  openDatabase,
  type TestDatabase,
} from 'wire-server/testing/vitest';
import { PATHFINDER } from '../../apps/server/src/application.ts';
import { CREATE_ACCOUNTS, tokenIsCaller } from './callers.ts';

const LENGTHS = [memberKind, chainKind, expectationKind].flatMap(({ table, fields, marks = [] }) =>
  [...fields, ...marks].flatMap(({ name, maxLength }) =>
    maxLength === undefined ? [] : [{ table, name, maxLength }],
  ),
);

let database: TestDatabase;

describe('in a new database', () => {
  let api: DataApi;

  beforeAll(async () => {
    database = await createTestDatabase('nothing');
    api = await openDataApi(database, CREATE_ACCOUNTS, PATHFINDER, tokenIsCaller);
  });
  afterAll(async () => {
    await api?.close();
    await database.remove();
  });

  test('R2 every text column has a maximum length', async () => {
    const columns = await api.sql(
      `select table_name as table, column_name as name from information_schema.columns
       where table_schema = 'public' and table_name in ('members', 'referral_chains', 'expectations') and data_type = 'text'
         and (table_name, column_name) <> ('expectations', 'kind') -- one of a list
       order by 1, 2`,
    );
    const known = LENGTHS.map(({ table, name }) => ({ table, name }));
    expect(columns).toHaveLength(known.length);
    expect(columns).toEqual(expect.arrayContaining(known));
  });

  test.each(LENGTHS)(
    'R2 $name of $table holds $maxLength characters and no more',
    async ({ table, name, maxLength }) => {
      const change = async (length: number) => {
        const [{ id } = {}] = await api.sql(`select id from public.${table} limit 1`);
        // Only an address is a picture (V3).
        const start = name === 'picture' ? 'https://' : '';
        const body = { [name]: start + '🌻'.repeat(length - start.length) };
        return api.ask(`${table}?id=eq.${id}`, { method: 'PATCH', role: 'authenticated', body });
      };
      expect(await change(maxLength)).toMatchObject({ status: 204 });
      expect(await change(maxLength + 1)).toMatchObject({ status: 400, body: { code: '23514' } });
    },
  );

  test.each(['http://example.com/ann.jpg', 'ann.jpg', 'javascript:alert(1)', 'https://'])(
    'R2 V3 %s is no address of a picture',
    async (picture) => {
      const body = { member_name: 'Ann', profession_role: 'Roofer', picture };
      const answer = await api.ask('members', { method: 'POST', role: 'authenticated', body });
      expect(answer).toMatchObject({ status: 400, body: { code: '23514' } });
    },
  );
});

describe('in a database older than the maximum lengths', () => {
  const OLDER = new Set(['20261120000000', '20261121000000']);

  afterEach(() => database.remove());

  test('R2 a longer row stays, and every other limit is validated for all rows', async () => {
    database = await createTestDatabase('nothing');
    const driver = database.openDriver();
    const [tables, ...others] = migrationSets(PATHFINDER, false);
    if (tables === undefined) throw new Error('No tables');
    await openDatabase(driver, [{ ...tables, versions: OLDER }, ...others]);
    const query = (sql: string) => driver.transaction((tx) => tx.query(sql));
    await query(
      `insert into members (member_name, profession_role, company)
       values ('Ines Calloway', 'Beekeeper', repeat('x', 1000000))`,
    );
    await openDatabase(driver, [tables, ...others]);
    expect(await query('select max(char_length(company))::int as longest from members')).toEqual([
      { longest: 1_000_000 },
    ]);
    expect(
      await query(
        `select conname as name from pg_constraint where contype = 'c' and not convalidated`,
      ),
    ).toEqual([{ name: 'company_length' }]);
    await driver.close();
  });
});
