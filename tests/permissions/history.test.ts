/** What the history records of each change, for how long, and that an ordinary insert restores a row (P7). */
import { expect, test } from 'vitest';
import {
  allParts,
  copyDatabase,
  createTestDatabase,
  openDataApi,
} from 'wire-server/testing/vitest';
import { PATHFINDER } from '../../apps/server/src/application.ts';
import { ACCOUNTS, setList, tokenIsCaller } from './callers.ts';
import { chapterApi } from './chapter-api.ts';

const ID = '00000000-0000-4000-8000-00000000000c';
const INES = { id: ID, member_name: 'Ines Calloway', profession_role: 'Beekeeper' };

const api = chapterApi();

function ask(method: string, path: string, body?: object) {
  return api.ask(path, { method, body, headers: { Authorization: 'Bearer authenticated:ann' } });
}

test('P7 each change records who made it and the row before and after; a save without changes is not recorded', async () => {
  await ask('POST', 'members', { ...INES, company: 'Hives' });
  await ask('PATCH', `members?id=eq.${ID}`, { company: 'Hives & Co' });
  await ask('PATCH', `members?id=eq.${ID}`, { company: 'Hives & Co' });
  await api.sql(
    `update auth_service.users set email = 'new@example.com' where email = 'ann@example.com'`,
  );
  await ask('DELETE', `members?id=eq.${ID}`);
  const rows = await api.sql(
    `select table_name, account_id::text, account_email, before ->> 'company' as before, after ->> 'company' as after
     from public.history where record_id = '${ID}' order by id`,
  );
  const who = {
    table_name: 'members',
    account_id: ACCOUNTS.ann.id,
    account_email: 'ann@example.com',
  };
  expect(rows).toEqual([
    { ...who, before: null, after: 'Hives' },
    { ...who, before: 'Hives', after: 'Hives & Co' },
    { ...who, account_email: 'new@example.com', before: 'Hives & Co', after: null },
  ]);
});

test('P7 a chain has a history too, and changes by the operator have no account', async () => {
  await api.sql(`update public.referral_chains set notes = 'By hand'`);
  const { body } = await ask(
    'GET',
    'history?table_name=eq.referral_chains&before=not.is.null&limit=1',
  );
  expect(body).toMatchObject([
    { account_id: null, account_email: null, after: { notes: 'By hand' } },
  ]);
});

test('P7 a changed id is recorded as a deletion and an addition', async () => {
  const other = '00000000-0000-4000-8000-00000000000d';
  await ask('POST', 'members', INES);
  await ask('PATCH', `members?id=eq.${ID}`, { id: other });
  expect(
    await api.sql(
      `select record_id::text, before is null as added from public.history
       where record_id in ('${ID}', '${other}') order by id, record_id`,
    ),
  ).toEqual(
    expect.arrayContaining([
      { record_id: ID, added: true },
      { record_id: ID, added: false },
      { record_id: other, added: true },
    ]),
  );
});

test('P7 R4 who was added to the list, accepted and removed, and when it is used, is in the history', async () => {
  await ask('POST', 'editors', { email: 'ann@example.com' });
  await ask('POST', 'editors', { email: 'cleo@example.com' });
  await ask('POST', 'editing_rule', { id: true, only_listed: true });
  await ask('PATCH', 'editing_rule?id=is.true', { only_listed: true });
  await ask('PATCH', 'editors?email=eq.cleo@example.com', { account_id: ACCOUNTS.stranger.id });
  await ask('DELETE', 'editors?email=eq.cleo@example.com');
  // Refused: it would lock out the one who asks.
  await ask('DELETE', 'editors?email=eq.ann@example.com');
  await api.sql('update public.editing_rule set only_listed = false');
  const entries = await api.sql(
    `select table_name as "table", account_email as by, record_id::text as id,
       coalesce(before ->> 'email', before ->> 'only_listed') as was, before ->> 'account_id' as accepted_before,
       coalesce(after ->> 'email', after ->> 'only_listed') as is, after ->> 'account_id' as accepted
     from public.history order by history.id`,
  );
  const [annId, cleoId, ruleId] = entries.map(({ id }) => id);
  const ann = { by: 'ann@example.com', accepted_before: null, accepted: null };
  const cleo = { ...ann, table: 'editors', id: cleoId };
  const rule = { ...ann, table: 'editing_rule', id: ruleId };
  const accepted = ACCOUNTS.stranger.id;
  expect(entries).toEqual([
    {
      ...ann,
      table: 'editors',
      id: annId,
      was: null,
      is: 'ann@example.com',
      accepted: ACCOUNTS.ann.id,
    },
    { ...cleo, was: null, is: 'cleo@example.com' },
    { ...rule, was: null, is: 'true' },
    { ...cleo, was: 'cleo@example.com', is: 'cleo@example.com', accepted },
    { ...cleo, was: 'cleo@example.com', is: null, accepted_before: accepted },
    { ...rule, by: null, was: 'true', is: 'false' },
  ]);
  expect(new Set([annId, cleoId, ruleId]).size).toBe(3);
});

test('P7 the changes of one request are one action, with its first entries, which only editors read', async () => {
  const people = ['Ann', 'Bob', 'Cleo', 'Dot'].map((member_name) => ({
    member_name,
    profession_role: 'Beekeeper',
  }));
  await ask('POST', 'members', people);
  await ask('PATCH', 'members?profession_role=eq.Beekeeper&member_name=neq.Dot', { company: 'B' });
  await ask('DELETE', 'members?profession_role=eq.Beekeeper');
  const { body } = await ask(
    'GET',
    'history_actions?table_name=eq.members&order=at.desc&limit=3&account_email=eq.ann@example.com',
  );
  const none = { added: 0, changed: 0, deleted: 0 };
  expect(body).toMatchObject([
    { ...none, entries: 4, deleted: 4 },
    { ...none, entries: 3, changed: 3 },
    { ...none, entries: 4, added: 4 },
  ]);
  const [{ at, first_ids: first }] = body as [{ at: string; first_ids: number[] }];
  const { body: entries } = await ask(
    'GET',
    `history?at=eq.${encodeURIComponent(at)}&order=id&select=id`,
  );
  expect((entries as { id: number }[]).map(({ id }) => id).slice(0, 3)).toEqual(first);

  expect((await api.ask('history_actions', { method: 'GET' })).status).toBe(401);
  await api.sql(setList(['ann@example.com']));
  const bea = { method: 'GET', headers: { Authorization: 'Bearer authenticated:bea' } };
  expect((await api.ask('history_actions', bea)).status).toBe(403);
  expect((await ask('GET', 'history_actions?limit=1')).status).toBe(200);
  await api.sql(setList(null));
});

test('P7 the newest actions are read by the index on their times, not by reading the whole history', async () => {
  await api.sql(`insert into public.history (at, table_name, record_id, after)
    select now() - n * interval '1 minute', 'members', gen_random_uuid(), '{}' from generate_series(1, 20000) n`);
  await api.sql('analyze public.history');
  const plan = await api.sql(
    'explain select * from public.history_actions order by at desc, table_name, account_id limit 21',
  );
  const lines = plan.map((row) => String(Object.values(row)[0])).join('\n');
  expect(lines).toContain('history_by_age');
  expect(lines).not.toContain('Seq Scan');
});

test('P7 an ordinary insert restores a deleted row from its history unchanged', async () => {
  await ask('POST', 'members', { ...INES, company: 'Hives' });
  const [before] = await api.sql(`select * from public.members where id = '${ID}'`);
  await ask('DELETE', `members?id=eq.${ID}`);
  const { body } = await ask('GET', `history?record_id=eq.${ID}&after=is.null`);
  const [{ before: deleted }] = body as [{ before: object }];
  expect((await ask('POST', 'members', deleted)).status).toBe(201);
  expect(await api.sql(`select * from public.members where id = '${ID}'`)).toEqual([before]);
});

test('P7 an entry is readable after 89 days, unreadable after 91, and deleted with the next change', async () => {
  const age = (days: number) =>
    api.sql(`update public.history set at = now() - interval '${days} days'`);
  const read = async () => (await ask('GET', 'history?limit=1000')).body as unknown[];
  const stored = async () => (await api.sql('select count(*)::int as rows from public.history'))[0];
  await ask('POST', 'members', INES);
  const all = (await read()).length;
  await age(89);
  expect(await read()).toHaveLength(all);
  await age(91);
  expect(await read()).toHaveLength(0);
  expect(await stored()).toEqual({ rows: all });
  await ask('DELETE', `members?id=eq.${ID}`);
  expect(await stored()).toEqual({ rows: 1 });
});

test('P7 R4 history and list move to another database with the directory', async () => {
  await ask('POST', 'members', INES);
  await ask('POST', 'editors', { email: 'ann@example.com' });
  await ask('POST', 'editing_rule', { id: true, only_listed: true });
  const target = await createTestDatabase('nothing');
  await copyDatabase({
    from: { connectionString: api.database().url },
    to: { connectionString: target.url },
    parts: allParts(PATHFINDER),
  });
  const moved = await openDataApi(target, '', PATHFINDER, tokenIsCaller);
  for (const table of ['history', 'editors', 'editing_rule', 'chapter_settings']) {
    const rows = `select * from public.${table} order by 1`;
    expect(await moved.sql(rows)).toEqual(await api.sql(rows));
  }
  // New ids continue after the moved ones.
  const headers = { Authorization: 'Bearer authenticated:ann' };
  const change = { method: 'PATCH', body: { company: 'Moved' }, headers };
  expect((await moved.ask(`members?id=eq.${ID}`, change)).status).toBe(204);
  await moved.close();
  await target.remove();
});
