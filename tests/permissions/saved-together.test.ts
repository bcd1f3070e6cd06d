/** Records of several tables are saved and deleted together: all or none, with everyone's own rights (E7, P6, R2). */
import { expect, test } from 'vitest';
import { chapterApi } from './chapter-api.ts';

const api = chapterApi();

const WORD = { id: '00000000-0000-4000-8000-00000000000a', say: 'tin knocker', mean: 'Roofer' };
const EXPECTATION = {
  ...{ id: '00000000-0000-4000-8000-00000000000b', need: 'tin knocker' },
  ...{ kind: 'profession', answer: 'Roofer' },
};

type Role = 'authenticated' | 'anon';

/** A write: of a record, or of its deletion. */
const save = (table_name: string, record: object) => ({ table_name, record, is_deleted: false });
const remove = (table_name: string, record: object) => ({ table_name, record, is_deleted: true });

function send(body: readonly object[], role: Role = 'authenticated') {
  return api.ask('saved_together', { method: 'POST', role, body });
}

function stored() {
  return api.sql(`select say as text, mean as answer, version from public.own_words
      where id = '${WORD.id}'
    union all select need, answer, version from public.expectations
      where id = '${EXPECTATION.id}'`);
}

const both = [save('own_words', WORD), save('expectations', EXPECTATION)];

test('E7 a word and an expectation are added as one change of the history, and deleted as one', async () => {
  expect((await send(both)).status).toBe(201);
  expect(await stored()).toEqual([
    { text: 'tin knocker', answer: 'Roofer', version: 1 },
    { text: 'tin knocker', answer: 'Roofer', version: 1 },
  ]);
  const [{ times } = {}] =
    await api.sql(`select count(distinct at)::int as times from public.history
     where record_id in ('${WORD.id}', '${EXPECTATION.id}')`);
  expect(times).toBe(1);
  const gone = [remove('own_words', { ...WORD, version: 1 })];
  const all = [...gone, remove('expectations', { ...EXPECTATION, version: 1 })];
  expect((await send(all)).status).toBe(201);
  expect(await stored()).toEqual([]);
});

test('P6 one write that is based on an older version undoes the others', async () => {
  await send(both);
  const changed = save('own_words', { ...WORD, mean: 'Plumber', version: 1 });
  const stale = save('expectations', { ...EXPECTATION, answer: 'Plumber', version: 7 });
  expect((await send([changed, stale])).status).toBe(409);
  expect(
    (await send([changed, remove('expectations', { ...EXPECTATION, version: 7 })])).status,
  ).toBe(409);
  expect((await stored()).map(({ answer }) => answer)).toEqual(['Roofer', 'Roofer']);
  const right = save('expectations', { ...EXPECTATION, answer: 'Plumber', version: 1 });
  expect((await send([changed, right])).status).toBe(201);
  expect((await stored()).map(({ answer, version }) => [answer, version])).toEqual([
    ['Plumber', 2],
    ['Plumber', 2],
  ]);
});

test.each([
  ['another table', [save('editors', { email: 'eve@example.com' })], 400],
  ['no record', [{ table_name: 'own_words', record: null, is_deleted: false }], 400],
  ['a column that is none', [save('own_words', { ...WORD, 'say"; drop table x; --': 1 })], 400],
])('E7 %s is refused', async (_, writes, status) => {
  expect((await send([...both, ...writes])).status).toBe(status);
  expect(await stored()).toEqual([]);
});

test('R2 who may not edit saves nothing this way either', async () => {
  expect((await send(both, 'anon')).status).toBe(401);
  expect(await stored()).toEqual([]);
});
