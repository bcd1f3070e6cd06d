/** Starting one's own chapter replaces the demo in one change, which can be undone (P15), and the demo says so (K6). */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase, migrationSets, openDatabase } from 'wire-server/testing/vitest';
import { PATHFINDER } from '../../apps/server/src/application.ts';
import { CALLERS, headersOf, setList } from './callers.ts';
import { chapterApi } from './chapter-api.ts';

const MIGRATIONS = new URL('../../supabase/migrations', import.meta.url);
/** The migration that adds the flag. */
const OWN_CHAPTER = '20261127160000';
const [DEMO_MEMBERS = ''] = readFileSync(
  new URL('../../supabase/seed.sql', import.meta.url),
  'utf8',
).split(/(?<=;)\n\n/);

const EDITOR = { Authorization: 'Bearer authenticated:ann:aal1' };
const UNDO = 'own_chapter?at=not.is.null';

const id = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;

const OWN = {
  settings: { chapter_name: 'Harbor Point', home: 'Harbor Point', nearby: null },
  members: [
    { id: id(1), member_name: 'Pat Donnelly', profession_role: 'Plumber', chapter: 'Harbor Point' },
    { id: id(2), member_name: 'Tom Becker', profession_role: 'Realtor', chapter: 'Harbor Point' },
  ],
  chains: [
    {
      scenario: 'Selling a Home',
      roles_sequence: 'Realtor → Mover',
      script_template: 'Meet {role1_name}.',
    },
  ],
};

const api = chapterApi();

const start = (chapter: object, headers: Record<string, string> = EDITOR) =>
  api.ask('own_chapter', { method: 'POST', body: { chapter }, headers });
const undo = (headers: Record<string, string> = EDITOR) =>
  api.ask(UNDO, { method: 'DELETE', headers: { ...headers, Prefer: 'return=representation' } });

/** What is told of the demo beyond its members and chains. */
const ASKED_AND_NAMED = `
  update public.chapter_settings set counts_demand = false;
  insert into public.own_categories (name, titles) values ('Camp Caretaker', 'camp minder');
  insert into public.own_words (say, mean) values ('tin knocker', 'HVAC Technician');
  insert into public.demand values (current_date - 1, 'Beekeeper', 7);
  insert into public.imports (table_name, summary, changes) values ('members', '1 added', array[now()])`;

/** Every row of the chapter; only the version of the settings counts on. */
async function everything(): Promise<unknown> {
  const tables = [
    ...['members', 'referral_chains', 'own_categories', 'own_words', 'expectations'],
    ...['demand', 'seat_states', 'imports'],
  ];
  const rows = tables.map(
    (table) =>
      `(select jsonb_agg(to_jsonb(t) order by to_jsonb(t)::text) from public.${table} t) as ${table}`,
  );
  const settings = `(select to_jsonb(s) - 'version' from public.chapter_settings s) as settings`;
  const [all] = await api.sql(`select ${[...rows, settings].join(', ')}`);
  return all;
}

async function addWhatIsTold(): Promise<void> {
  for (const statement of ASKED_AND_NAMED.split(';')) await api.sql(statement);
  const state = { profession: 'Beekeeper', state: 'invited' };
  await api.ask('seat_states', { method: 'POST', body: state, headers: EDITOR });
}

test('P15 a start replaces settings, members, chains, expected answers, words, boosts and counts', async () => {
  await addWhatIsTold();
  expect((await start(OWN)).status).toBe(201);
  expect(await everything()).toMatchObject({
    settings: { ...OWN.settings, boosts: null, is_demo: false, counts_demand: false },
    members: [
      { ...OWN.members[0], priority: 3, version: 1 },
      { ...OWN.members[1], confirmed_on: expect.any(String) },
    ],
    referral_chains: OWN.chains,
    own_categories: null,
    own_words: null,
    expectations: null,
    demand: null,
    seat_states: null,
    imports: null,
  });
});

test('P15 an undo brings back every row of every table', async () => {
  await addWhatIsTold();
  const before = await everything();
  await start(OWN);
  expect((await api.ask('own_chapter', { headers: EDITOR })).body).toHaveLength(1);
  expect(await undo()).toMatchObject({ status: 200, body: [{}] });
  expect(await everything()).toEqual(before);
  expect((await api.ask('own_chapter', { headers: EDITOR })).body).toEqual([]);
  expect((await start(OWN)).status).toBe(201);
});

test.each([
  [
    'a member without a name',
    { ...OWN, members: [...OWN.members, { profession_role: 'Florist' }] },
  ],
  ['a chain without roles', { ...OWN, chains: [{ scenario: 'X', script_template: 'Y' }] }],
  ['no town', { ...OWN, settings: { home: ' ' } }],
  ['no member', { ...OWN, members: [] }],
  ['members that are no list', { ...OWN, members: 'Pat' }],
])('P15 with %s, nothing is replaced', async (_, chapter) => {
  const before = await everything();
  expect((await start(chapter)).status).toBe(400);
  expect(await everything()).toEqual(before);
});

test.each([
  ['a member', `update public.members set company = 'Drains' where member_name = 'Pat Donnelly'`],
  ['the settings', `update public.chapter_settings set examples = 'leak'`],
  ['a word', `insert into public.own_words (say) values ('jukebox')`],
  ['a seat', `insert into public.seat_states (profession, state) values ('Mover', 'invited')`],
])('P15 nothing is undone once %s was changed', async (_, change) => {
  await start(OWN);
  await api.sql(change);
  const before = await everything();
  expect(await undo()).toMatchObject({ status: 200, body: [] });
  expect(await everything()).toEqual(before);
});

test('P15 a chapter that is not the demo is not replaced, also by a request sent again', async () => {
  await start(OWN);
  expect(await start(OWN)).toMatchObject({
    status: 400,
    body: { message: 'This chapter is not the demo any more, so nothing was replaced.' },
  });
});

test.each(Object.entries(CALLERS))('P15 R1 R2 R4 R5 %s', async (_, caller) => {
  for (const statement of setList(caller.list).split(';')) {
    if (statement.trim() !== '') await api.sql(statement);
  }
  const headers = headersOf(caller);
  const before = await everything();
  const may = caller.kind === 'editor';
  const refused = caller.role === 'anon' ? 401 : 403;
  expect((await start(OWN, headers)).status).toBe(may ? 201 : refused);
  if (!may) expect(await everything()).toEqual(before);
  await setListAndStart();
  const own = await everything();
  expect((await undo(headers)).status).toBe(may ? 200 : refused);
  expect(await everything()).toEqual(may ? before : own);

  /** By somebody who may, where the caller may not. */
  async function setListAndStart(): Promise<void> {
    if (!may) expect((await start(OWN, EDITOR)).status).toBe(201);
  }
});

test('K6 a new demo is one from its first version on, and its history is empty', async () => {
  expect(await api.sql('select is_demo, version from public.chapter_settings')).toEqual([
    { is_demo: true, version: 1 },
  ]);
  expect(await api.sql('select count(*)::integer as entries from public.history')).toEqual([
    { entries: 0 },
  ]);
});

test.each([
  ['untouched', null, true],
  ['with other settings', `update public.chapter_settings set home = 'Harbor Point'`, false],
  [
    'with a member of its own',
    `update public.members set id = gen_random_uuid() where member_name = 'Owen Pritchard'`,
    false,
  ],
  ['without members', 'delete from public.members', false],
])('K6 a demo chapter from before, %s', async (_, change, isDemo) => {
  const database = await createTestDatabase('nothing');
  onTestFinished(() => database.remove());
  const driver = database.openDriver();
  onTestFinished(() => driver.close());
  const query = (sql: string) => driver.transaction((tx) => tx.query(sql));
  const [tables, ...others] = migrationSets(PATHFINDER, false);
  if (tables === undefined) throw new Error('No tables');
  const versions = readdirSync(MIGRATIONS).map((file) => file.split('_')[0] ?? '');
  const older = new Set(versions.filter((version) => version < OWN_CHAPTER));
  await openDatabase(driver, [{ ...tables, versions: older }, ...others]);
  await query(DEMO_MEMBERS);
  if (change !== null) await query(change);
  const before = await query('select version from public.chapter_settings');
  await openDatabase(driver, [tables, ...others]);
  expect(await query('select is_demo from public.chapter_settings')).toEqual([{ is_demo: isDemo }]);
  expect(await query('select version from public.chapter_settings')).toEqual(before);
});
