/** A chapter's list of people who may edit (R4), including concurrent changes to it. */
import { expect, test } from 'vitest';
import type { Answered } from 'wire-server/testing/vitest';
import { ACCOUNTS, type AccountName } from './callers.ts';
import { chapterApi } from './chapter-api.ts';

const api = chapterApi();

function ask(name: AccountName, method: string, path: string, body?: object): Promise<Answered> {
  const headers = {
    Authorization: `Bearer authenticated:${name}`,
    ...(method === 'POST' && { Prefer: 'resolution=merge-duplicates' }),
  };
  return api.ask(path, { method, headers, body });
}

const add = (name: AccountName, email: string) => ask(name, 'POST', 'editors', { email });
const remove = (name: AccountName, email: string) =>
  ask(name, 'DELETE', `editors?email=eq.${email}`);
const useList = (name: AccountName, only_listed = true) =>
  ask(name, 'POST', 'editing_rule', { id: true, only_listed });

async function mayEdit(name: AccountName): Promise<boolean> {
  const { status } = await ask(name, 'PATCH', 'members?id=not.is.null', { priority: 2 });
  return status === 204;
}

async function standing(name: AccountName): Promise<unknown> {
  return (await ask(name, 'GET', 'my_access')).body;
}

async function listOf(name: AccountName): Promise<unknown> {
  return (await ask(name, 'GET', 'editor_list?select=email,added_by,state')).body;
}

test('R4 a list is filled before it takes effect; people on it can add and remove others, effective immediately', async () => {
  expect((await add('ann', 'ann@example.com')).status).toBe(201);
  expect(await mayEdit('bea')).toBe(true);
  expect((await useList('ann')).status).toBe(201);
  expect(await mayEdit('bea')).toBe(false);
  expect(await standing('bea')).toEqual([
    { standing: 'unlisted', only_listed: true, email: 'bea@example.com' },
  ]);

  expect((await add('ann', '  Bea@Example.com ')).status).toBe(201);
  expect(await mayEdit('bea')).toBe(true);
  expect((await add('bea', 'nobody.yet@example.com')).status).toBe(201);
  expect(await listOf('bea')).toEqual([
    { email: 'ann@example.com', added_by: 'ann@example.com', state: 'ready' },
    { email: 'bea@example.com', added_by: 'ann@example.com', state: 'ready' },
    { email: 'nobody.yet@example.com', added_by: 'bea@example.com', state: 'no-account' },
  ]);
  const forged = { added_by: 'zoe@example.com', added_at: '2001-01-01' };
  const patched = await ask('ann', 'PATCH', 'editors?email=eq.bea@example.com', forged);
  expect(patched.status).toBe(204);
  expect(
    await api.sql(
      `select added_by, added_at > now() - interval '1 hour' as is_recent from public.editors
       where email = 'bea@example.com'`,
    ),
  ).toEqual([{ added_by: 'ann@example.com', is_recent: true }]);
  // With the same token, like a tab that is still open.
  expect((await remove('ann', 'bea@example.com')).status).toBe(204);
  expect(await mayEdit('bea')).toBe(false);
  expect((await add('bea', 'bea@example.com')).body).toMatchObject({
    code: '42501',
    message: 'You can look but not change: you are not on the list of people who may edit.',
  });

  expect((await useList('ann', false)).status).toBe(200);
  expect(await mayEdit('bea')).toBe(true);
});

test('R4 an editor cannot apply a list without being on it, remove themselves from it, or leave it empty', async () => {
  expect((await useList('ann')).body).toMatchObject({ code: '23514' });
  await add('ann', 'bea@example.com');
  expect((await useList('ann')).body).toMatchObject({
    message: 'You would lock yourself out. Another person on the list can remove you.',
  });
  await add('ann', 'ann@example.com');
  expect((await useList('ann')).status).toBe(201);
  expect((await remove('ann', 'ann@example.com')).status).toBe(400);
  expect((await ask('ann', 'DELETE', 'editors?email=not.is.null')).status).toBe(400);
  expect((await remove('ann', 'bea@example.com')).status).toBe(204);
  expect((await remove('ann', 'ann@example.com')).status).toBe(400);
  const operator = { method: 'DELETE', role: 'service_role' } as const;
  expect((await api.ask('editors?email=not.is.null', operator)).body).toMatchObject({
    message: 'The list must have at least one person who may edit.',
  });
  expect((await useList('phone', false)).status).toBe(403);
  expect(await mayEdit('ann')).toBe(true);
});

test('R4 when two editors remove each other at the same time, one stays', async () => {
  await add('ann', 'ann@example.com');
  await add('ann', 'bea@example.com');
  await useList('ann');
  const driver = api.database().openDriver();
  // Both deletions wait for the lock before either can continue.
  const both = await driver.transaction(async (tx) => {
    await tx.query(`select pg_advisory_xact_lock(hashtextextended('public.editors', 0))`);
    const removals = [remove('ann', 'bea@example.com'), remove('bea', 'ann@example.com')];
    await expect
      .poll(() =>
        api.sql(
          `select count(*)::int as waiting from pg_locks where locktype = 'advisory' and not granted
           and database = (select oid from pg_database where datname = current_database())`,
        ),
      )
      .toEqual([{ waiting: 2 }]);
    return { removals };
  });
  await driver.close();
  const statuses = (await Promise.all(both.removals)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([204, 400]);
  expect(await api.sql('select count(*)::int as entries from public.editors')).toEqual([
    { entries: 1 },
  ]);
});

test('R4 an unconfirmed account with a listed address edits only once an editor has accepted it', async () => {
  await add('ann', 'ann@example.com');
  await add('ann', 'cleo@example.com');
  await useList('ann');
  expect(await mayEdit('stranger')).toBe(false);
  expect(await standing('stranger')).toMatchObject([{ standing: 'unconfirmed' }]);
  expect(await listOf('ann')).toContainEqual(
    expect.objectContaining({ email: 'cleo@example.com', state: 'unconfirmed' }),
  );

  const accept = (id: string) =>
    ask('ann', 'PATCH', 'editors?email=eq.cleo@example.com', { account_id: id });
  expect((await accept(ACCOUNTS.bea.id)).body).toMatchObject({ code: '23514' });
  expect((await accept(ACCOUNTS.stranger.id)).status).toBe(204);
  expect(await mayEdit('stranger')).toBe(true);
});

test('R4 an account that adds itself to the list may edit, even with an unconfirmed address', async () => {
  expect((await add('stranger', 'CLEO@example.com')).status).toBe(201);
  expect((await useList('stranger')).status).toBe(201);
  expect(await mayEdit('stranger')).toBe(true);
});

test('R4 an entry tied to an account follows it to another address', async () => {
  await add('ann', 'ann@example.com');
  await useList('ann');
  await api.sql(
    `update auth_service.users set email = 'anna@example.com' where id = '${ACCOUNTS.ann.id}'`,
  );
  await api.sql(
    `update auth_service.users set email = 'ann@example.com' where id = '${ACCOUNTS.bea.id}'`,
  );
  expect(await mayEdit('ann')).toBe(true);
  expect(await mayEdit('bea')).toBe(false);
});

test.each(['ann', 'ann@', '@example.com', 'a b@example.com', '', `${'a'.repeat(310)}@example.com`])(
  "R4 '%s' is not a valid address",
  async (email) => {
    expect((await add('ann', email)).body).toMatchObject({ code: '23514' });
  },
);
