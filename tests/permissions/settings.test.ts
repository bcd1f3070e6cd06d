/** What the database itself enforces for a chapter's settings, categories and words (K5), whatever a client sends. */

import { SETTINGS_ID } from 'domain/settings.ts';
import { expect, test } from 'vitest';
import demo from '../../packages/domain/tests/chapter.json' with { type: 'json' };
import { chapterApi } from './chapter-api.ts';

const EDITOR = { Authorization: 'Bearer authenticated:ann:aal1' };
const OWN = `chapter_settings?id=eq.${SETTINGS_ID}`;

const api = chapterApi();

const add = (table: string, body: object) =>
  api.ask(table, { method: 'POST', body, headers: EDITOR });
const change = (body: object) => api.ask(OWN, { method: 'PATCH', body, headers: EDITOR });

test("K1 K2 K5 a fresh database has the demo chapter's settings, and visitors read all of them in one request", async () => {
  await add('own_categories', { name: 'Camp Caretaker', titles: 'camp minder' });
  await add('own_words', [
    { say: 'tin knocker', mean: 'HVAC Technician' },
    { say: 'jukebox', mean: null },
  ]);
  const { body } = await api.ask('chapter');
  expect(body).toEqual([
    {
      ...demo,
      id: SETTINGS_ID,
      version: 1,
      categories: [expect.objectContaining({ name: 'Camp Caretaker', titles: 'camp minder' })],
      words: [
        expect.objectContaining({ say: 'jukebox', mean: null }),
        expect.objectContaining({ say: 'tin knocker', mean: 'HVAC Technician' }),
      ],
    },
  ]);
});

test('K5 P7 a change increments the version, and the history has the settings before and after', async () => {
  expect((await change({ home: 'Pine Hollow', version: 1 })).status).toBe(204);
  expect((await change({ home: 'Elsewhere', version: 1 })).status).toBe(409);
  const kept = await api.sql(
    `select before ->> 'home' as was, after ->> 'home' as is, account_email as by from public.history
     where table_name = 'chapter_settings'`,
  );
  expect(kept).toEqual([{ was: 'Waxhaw', is: 'Pine Hollow', by: 'ann@example.com' }]);
});

test.each([
  ['a blank home town', { home: ' ' }],
  ['a blank name', { chapter_name: '' }],
  ['no home town', { home: null }],
  ['a number with letters', { emergency_number: '911 or 112' }],
  ['a short number', { poison_number: '1' }],
  ['a number without digits', { emergency_number: '+-' }],
  ['an address without @', { feedback_recipient: 'ann' }],
  ['a neutral page with a javascript: URL', { neutral_page: 'javascript:alert(1)' }],
  ['no months', { confirm_after_months: 0 }],
  ['a country by its name', { phone_country: 'Canada' }],
  ['no country', { phone_country: null }],
  ['neither one holder nor several', { one_holder: null }],
  ['a thousand months', { confirm_after_months: 1000 }],
  ['a text beyond its maximum length', { nearby: 'x'.repeat(2001) }],
  ['another id', { id: '00000000-0000-4000-8000-000000000002' }],
])('K5 %s is refused', async (_, body) => {
  expect((await change(body)).status).toBe(400);
  const [row] = await api.sql('select version from public.chapter_settings');
  expect(row).toEqual({ version: 1 });
});

test('K5 names and words are unique regardless of case, and a sphere is one of K3', async () => {
  expect((await add('own_words', { say: 'Sparky', mean: 'Electrician' })).status).toBe(201);
  expect((await add('own_words', { say: ' sparky ', mean: 'Plumber' })).status).toBe(409);
  expect((await add('own_categories', { name: 'Camp Caretaker' })).status).toBe(201);
  expect((await add('own_categories', { name: 'camp caretaker' })).status).toBe(409);
  expect((await add('own_categories', { name: 'X', sphere: 'Trades' })).status).toBe(400);
});
