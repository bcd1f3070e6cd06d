/** The database counts the versions of every row, and refuses saves based on another one (P6). */
import { describe, expect, test } from 'vitest';
import { chapterApi } from './chapter-api.ts';

/** A row of each table that rows can be added to. */
const ROWS: Readonly<Record<string, object>> = {
  members: { member_name: 'Ines Calloway', profession_role: 'Beekeeper' },
  referral_chains: { scenario: 'Bees', roles_sequence: 'Beekeeper', script_template: 'Hello' },
  own_categories: { name: 'Camp Caretaker' },
  own_words: { say: 'swarm', mean: 'Beekeeper' },
  expectations: { need: 'bees', kind: 'nobody' },
};
const LARGEST = 2_147_483_647;
const ID = '00000000-0000-4000-8000-00000000000c';

const api = chapterApi();

function write(method: string, path: string, body?: object, Prefer = 'return=representation') {
  return api.ask(path, { method, body, role: 'authenticated', headers: { Prefer } });
}

async function versionOf(table: string): Promise<unknown> {
  const [row] = await api.sql(`select version from public.${table} where id = '${ID}'`);
  return row?.version;
}

test('P6 every table that has versions is tested here', async () => {
  const versioned = await api.sql(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'version'
       and table_name not in (select viewname from pg_views where schemaname = 'public')`,
  );
  // Nobody can add a row to the settings.
  const names = versioned.map(({ name }) => name).filter((name) => name !== 'chapter_settings');
  expect(names.sort()).toEqual(Object.keys(ROWS).sort());
});

describe.each(Object.entries(ROWS))('in %s', (table, row) => {
  const added = { ...row, id: ID };

  test('P6 each save increments the version, and a save from any other version is refused', async () => {
    await write('POST', table, added);
    const save = (version: number) => write('PATCH', `${table}?id=eq.${ID}`, { version });
    expect((await save(1)).body).toMatchObject([{ version: 2 }]);
    for (const other of [1, 3, LARGEST]) expect((await save(other)).status).toBe(409);
    expect(await versionOf(table)).toBe(2);
  });

  test.each([LARGEST, 7, 0, -1, null])(
    'P6 a row that is added with version %j has version 1, and can be saved',
    async (version) => {
      expect((await write('POST', table, { ...added, version })).body).toMatchObject([
        { version: 1 },
      ]);
      expect((await write('PATCH', `${table}?id=eq.${ID}`, row)).body).toMatchObject([
        { version: 2 },
      ]);
    },
  );

  test('P6 an upsert compares the versions of the rows that are there, and begins those of the others', async () => {
    await write('POST', table, added);
    await write('PATCH', `${table}?id=eq.${ID}`, { version: 1 });
    const upsert = (version: number) =>
      write('POST', table, { ...added, version }, 'resolution=merge-duplicates');
    for (const other of [1, 3]) expect((await upsert(other)).status).toBe(409);
    expect((await upsert(2)).status).toBe(200);
    expect(await versionOf(table)).toBe(3);
    await api.sql(`delete from public.${table}; delete from public.history`);
    expect((await upsert(9)).status).toBe(201);
    expect(await versionOf(table)).toBe(1);
  });

  test('P6 a row that is brought back changed cannot be overwritten from a form that was opened before', async () => {
    await write('POST', table, added);
    const [saved] = (await write('PATCH', `${table}?id=eq.${ID}`, row)).body as [object];
    await write('DELETE', `${table}?id=eq.${ID}`);
    // Unchanged, it is the row that the form shows.
    expect((await write('POST', table, saved)).body).toEqual([saved]);
    await write('DELETE', `${table}?id=eq.${ID}`);
    const [name = ''] = Object.keys(row);
    const changed = { ...saved, [name]: 'Changed' };
    expect((await write('POST', table, changed)).body).toEqual([{ ...changed, version: 3 }]);
  });

  test('P6 a row whose version was set to the largest integer can be saved', async () => {
    await write('POST', table, added);
    await api.sql(`do $$ begin
      alter table public.${table} disable trigger user;
      update public.${table} set version = ${LARGEST} where id = '${ID}';
      alter table public.${table} enable trigger user;
    end $$`);
    expect((await write('PATCH', `${table}?id=eq.${ID}`, { version: LARGEST })).status).toBe(200);
    expect(await versionOf(table)).toBe(1);
  });
});
