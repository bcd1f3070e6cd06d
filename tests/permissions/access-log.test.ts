/** Who changes the list of people who may edit, or ends a session, is in the access log (R4, U1). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyEmptyDatabase, temporaryFolder } from 'wire-server/testing';
import { PathfinderServer } from '../pathfinder-server.ts';

const CREDENTIALS = { email: 'ann@example.com', password: 'correct horse battery' };
const CLIENT = '203.0.113.9';
const INFO = 30;
const WARN = 40;

const folder = temporaryFolder();
let server: PathfinderServer;
let token = '';
let account = '';

beforeAll(async () => {
  await copyEmptyDatabase(folder.path);
  const env = { DATA_DIR: folder.path, SEED: 'none', SIGNUP: 'open', TRUSTED_PROXIES: 'loopback' };
  server = await PathfinderServer.ready(env);
  const { body } = await ask('POST', '/auth/v1/signup', CREDENTIALS);
  token = body.access_token;
  account = body.user.id;
});
afterAll(async () => {
  await server?.kill();
  folder.remove();
});

async function ask(method: string, path: string, sent?: object, bearer?: string) {
  const answer = await fetch(server.url + path, {
    method,
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': CLIENT,
      ...(bearer && { Authorization: `Bearer ${bearer}` }),
    },
    ...(sent && { body: JSON.stringify(sent) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? null : JSON.parse(text) };
}

const write = (method: string, path: string, body?: object, bearer = token) =>
  ask(method, `/rest/v1/${path}`, body, bearer);

/** All lines about writes to these tables, of which there will be `count`. */
async function lines(count: number): Promise<object[]> {
  const logged = () =>
    server.output.split('\n').filter((line) => line.includes('"event":"access_changed"'));
  await expect.poll(() => logged().length).toBe(count);
  return logged().map((line) => {
    const { time: _, pid: __, hostname: ___, ...rest } = JSON.parse(line);
    return rest;
  });
}

test('R4 U1 each change of who may edit is one line, and so is a refused one by a user', async () => {
  await write('POST', 'editors', { email: CREDENTIALS.email });
  await write('POST', 'editing_rule', { only_listed: true });
  await write('PATCH', 'editing_rule?id=is.true', { only_listed: false });
  await write('DELETE', 'editors?email=eq.ann@example.com');
  // Refused: an address that is none, and a rule whose list is empty.
  await write('POST', 'editors', { email: 'ann' });
  await write('PATCH', 'editing_rule?id=is.true', { only_listed: true });
  await write('DELETE', 'my_sessions?is_current=is.true');
  // None of these is a line.
  await write('POST', 'members', { member_name: 'Ines Calloway', profession_role: 'Beekeeper' });
  expect((await ask('DELETE', '/rest/v1/editors?email=not.is.null')).status).toBe(401);
  expect((await ask('GET', '/rest/v1/editors')).status).toBe(401);

  const line = { event: 'access_changed', client: CLIENT, account };
  const ok = { ...line, level: INFO, outcome: 'ok', msg: 'access' };
  const refused = { ...line, level: WARN, outcome: '23514', msg: 'access refused' };
  expect(await lines(7)).toEqual([
    { ...ok, table: 'editors', method: 'POST' },
    { ...ok, table: 'editing_rule', method: 'POST' },
    { ...ok, table: 'editing_rule', method: 'PATCH' },
    { ...ok, table: 'editors', method: 'DELETE' },
    { ...refused, table: 'editors', method: 'POST' },
    { ...refused, table: 'editing_rule', method: 'PATCH' },
    { ...ok, table: 'my_sessions', method: 'DELETE' },
  ]);
});
