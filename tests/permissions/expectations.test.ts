/** Which expectations the database accepts, and how many (E1). */
import { expect, test } from 'vitest';
import { chapterApi } from './chapter-api.ts';

const api = chapterApi();

function add(body: object) {
  return api.ask('expectations', { method: 'POST', role: 'authenticated', body });
}

test.each([
  { need: 'bees', kind: 'member' },
  { need: 'bees', kind: 'member', answer: ' ' },
  { need: 'bees', kind: 'nobody', answer: 'Ines Calloway' },
  { need: 'bees', kind: 'rumour', answer: 'Ines Calloway' },
  { need: ' ', kind: 'nobody' },
])('E1 %j is not a valid expectation', async (row) => {
  expect(await add(row)).toMatchObject({ status: 400, body: { code: '23514' } });
});

test('E1 an expectation has a history', async () => {
  expect((await add({ need: 'bees', kind: 'open-seat', answer: 'Beekeeper' })).status).toBe(201);
  expect(
    await api.sql(
      `select table_name, after ->> 'answer' as answer from public.history
       where table_name = 'expectations'`,
    ),
  ).toEqual([{ table_name: 'expectations', answer: 'Beekeeper' }]);
});
