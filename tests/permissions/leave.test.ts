/** Members who are away, as the database keeps them (M15): whoever leaves is nobody's substitute any more. */
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
/** The migration that adds the columns. */
const LEAVE = '20261127110000';

const id = (at: number) => `00000000-0000-4000-8000-00000000000${at}`;
const HEADERS = { Authorization: 'Bearer authenticated:ann' };
const [ALEX, SAM, LEE] = ['Alex Chen', 'Sam Rivera', 'Lee Poe'].map((member_name, at) => ({
  id: id(at + 1),
  member_name,
  profession_role: 'Plumber',
})) as [Person, Person, Person];

interface Person {
  readonly id: string;
  readonly member_name: string;
  readonly profession_role: string;
}

let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase('nothing');
});
afterEach(() => database.remove());

test('M15 P7 deleting a member forgets them as a substitute, which the history records', async () => {
  const api = await openDataApi(database, CREATE_ACCOUNTS, PATHFINDER, tokenIsCaller);
  const write = (method: string, path: string, body?: object) =>
    api.ask(path, { method, headers: HEADERS, ...(body !== undefined && { body }) });
  const away = { away_until: '2027-03-03', languages: 'Spanish' };
  const [alex, lee] = [
    { ...ALEX, ...away, substitute_id: SAM.id },
    { ...LEE, ...away, substitute_id: ALEX.id },
  ];
  const people = [alex, { ...SAM, away_until: null, languages: null, substitute_id: null }, lee];
  expect(await write('POST', 'members', people)).toMatchObject({ status: 201 });
  expect(await write('DELETE', `members?id=eq.${SAM.id}`)).toMatchObject({ status: 204 });
  const kept = await api.sql(
    `select away_until::text, substitute_id, version from public.members
     where id in ('${ALEX.id}', '${LEE.id}') order by id`,
  );
  expect(kept).toEqual([
    { away_until: '2027-03-03', substitute_id: null, version: 2 },
    { away_until: '2027-03-03', substitute_id: ALEX.id, version: 1 },
  ]);
  const changes = await api.sql(
    `select before ->> 'substitute_id' as was, account_email as by from public.history
     where record_id = '${ALEX.id}' and before is not null and after is not null`,
  );
  expect(changes).toEqual([{ was: SAM.id, by: 'ann@example.com' }]);

  // Whoever is brought back first may name one who is not back yet.
  await write('DELETE', `members?id=in.(${ALEX.id},${LEE.id})`);
  expect(await write('POST', 'members', { ...LEE, substitute_id: ALEX.id })).toMatchObject({
    status: 201,
  });
  for (const wrong of [{ away_until: 'soon' }, { substitute_id: LEE.id }, { substitute_id: 'x' }]) {
    expect(await write('PATCH', `members?id=eq.${LEE.id}`, wrong)).toMatchObject({ status: 400 });
  }
  await api.close();
});

test('M15 P13 members added before the migration are there, and one seat has one holder', async () => {
  const driver = database.openDriver();
  const [tables, ...others] = migrationSets(PATHFINDER, false);
  if (tables === undefined) throw new Error('No tables');
  const versions = readdirSync(MIGRATIONS).map((file) => file.split('_')[0] ?? '');
  const older = new Set(versions.filter((version) => version < LEAVE));
  await openDatabase(driver, [{ ...tables, versions: older }, ...others]);
  const query = (sql: string) => driver.transaction((tx) => tx.query(sql));
  await query(`insert into members (member_name, profession_role) values ('Ines', 'Beekeeper')`);
  await openDatabase(driver, [tables, ...others]);
  expect(await query('select languages, away_until, substitute_id from members')).toEqual([
    { languages: null, away_until: null, substitute_id: null },
  ]);
  expect(await query('select one_holder from chapter')).toEqual([{ one_holder: true }]);
  await driver.close();
});
