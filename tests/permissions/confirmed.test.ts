/** The day a member was last confirmed, as the database keeps it (P9). */
import { readdirSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  createTestDatabase,
  migrationSets,
  openDataApi,
  openDatabase,
  type TestDatabase,
} from 'wire-server/testing/vitest';
import { PATHFINDER } from '../../apps/server/src/application.ts';
import { CREATE_ACCOUNTS, tokenIsCaller } from './callers.ts';

const MIGRATIONS = new URL('../../supabase/migrations', import.meta.url);
/** The migration that adds the day. */
const CONFIRMED = '20261125020000';

const ID = '00000000-0000-4000-8000-00000000000c';
const INES = { id: ID, member_name: 'Ines Calloway', profession_role: 'Beekeeper' };
const HEADERS = { Authorization: 'Bearer authenticated:ann' };

let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase('nothing');
});
afterEach(() => database.remove());

test('P9 P7 a new member counts as confirmed that day, saves and imports confirm nothing, and the history records a confirmation', async () => {
  const api = await openDataApi(database, CREATE_ACCOUNTS, PATHFINDER, tokenIsCaller);
  const write = (method: string, path: string, body: object, prefer = '') =>
    api.ask(path, { method, body, headers: { ...HEADERS, Prefer: prefer } });
  const confirmed = async () =>
    (
      await api.sql(
        `select confirmed_on::text as day, confirmed_on = current_date as "isToday" from public.members where id = '${ID}'`,
      )
    )[0];
  await write('POST', 'members', INES);
  expect(await confirmed()).toMatchObject({ isToday: true });

  await write('PATCH', `members?id=eq.${ID}`, { confirmed_on: '2026-01-31' });
  await write('PATCH', `members?id=eq.${ID}`, { company: 'Hives' });
  await write(
    'POST',
    'members',
    [{ ...INES, company: 'Hives & Co' }],
    'resolution=merge-duplicates',
  );
  expect(await confirmed()).toEqual({ day: '2026-01-31', isToday: false });
  const changes = await api.sql(
    `select before ->> 'confirmed_on' <> after ->> 'confirmed_on' as confirmed, after ->> 'company' as company
     from public.history where record_id = '${ID}' and before is not null order by id`,
  );
  expect(changes).toEqual([
    { confirmed: true, company: null },
    { confirmed: false, company: 'Hives' },
    { confirmed: false, company: 'Hives & Co' },
  ]);
  expect(await write('PATCH', `members?id=eq.${ID}`, { confirmed_on: 'soon' })).toMatchObject({
    status: 400,
  });
  await api.close();
});

test('P9 members added before the migration count as never confirmed', async () => {
  const driver = database.openDriver();
  const [tables, ...others] = migrationSets(PATHFINDER, false);
  if (tables === undefined) throw new Error('No tables');
  const versions = readdirSync(MIGRATIONS).map((file) => file.split('_')[0] ?? '');
  const older = new Set(versions.filter((version) => version < CONFIRMED));
  await openDatabase(driver, [{ ...tables, versions: older }, ...others]);
  const query = (sql: string) => driver.transaction((tx) => tx.query(sql));
  await query(`insert into members (member_name, profession_role) values ('Ines', 'Beekeeper')`);
  await openDatabase(driver, [tables, ...others]);
  expect(await query('select confirmed_on, bounced_email from members')).toEqual([
    { confirmed_on: null, bounced_email: null },
  ]);
  await driver.close();
});
