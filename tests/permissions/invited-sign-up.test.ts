/** Who is on the list of people who may edit can create an account although sign-up is closed (R3, R4). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyEmptyDatabase, temporaryFolder } from 'wire-server/testing';
import { PathfinderServer } from '../pathfinder-server.ts';

const PASSWORD = 'correct horse battery';
const ANN = { email: 'ann@example.com', password: PASSWORD };

const folder = temporaryFolder();
let server: PathfinderServer;

beforeAll(() => copyEmptyDatabase(folder.path));
afterAll(async () => {
  await server?.kill();
  folder.remove();
});

async function start(settings: Readonly<Record<string, string>>): Promise<void> {
  const env = { DATA_DIR: folder.path, SEED: 'none', SIGNUP: 'closed', RESEND_WAIT: '0' };
  server = await PathfinderServer.ready({ ...env, ...settings });
}

async function ask(method: string, path: string, sent?: object, bearer?: string) {
  const answer = await fetch(server.url + path, {
    method,
    headers: {
      'Content-Type': 'application/json',
      Prefer: 'resolution=merge-duplicates',
      ...(bearer && { Authorization: `Bearer ${bearer}` }),
    },
    ...(sent && { body: JSON.stringify(sent) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? null : JSON.parse(text) };
}

const signUp = (email: string) => ask('POST', '/auth/v1/signup', { email, password: PASSWORD });
const signIn = async () => (await ask('POST', '/auth/v1/token?grant_type=password', ANN)).body;
const REFUSED = { status: 422, body: { error_code: 'signup_disabled' } };

test('R3 R4 where sign-up is closed, the list in use admits those on it, and lets them edit once accepted', async () => {
  await start({});
  const operator = readFileSync(join(folder.path, 'keys/service-key'), 'utf8').trim();
  await ask('POST', '/auth/v1/admin/users', { ...ANN, email_confirm: true }, operator);
  const { access_token: token } = await signIn();
  const write = (table: string, body: object) => ask('POST', `/rest/v1/${table}`, body, token);
  expect((await ask('GET', '/auth/v1/settings')).body).toMatchObject({
    disable_signup: true,
    invited_sign_up: true,
  });

  await write('editors', { email: 'bea@example.com' });
  await write('editors', { email: ANN.email });
  // Everyone who signs in may edit, and nobody would have to show that the address is theirs.
  expect(await signUp('bea@example.com')).toMatchObject(REFUSED);
  await write('editing_rule', { id: true, only_listed: true });
  expect(await signUp('cy@example.com')).toMatchObject(REFUSED);
  const { status, body: bea } = await signUp('Bea@Example.com');
  expect(status).toBe(200);
  const standing = async () =>
    (await ask('GET', '/rest/v1/my_access?select=standing', undefined, bea.access_token)).body;
  expect(await standing()).toEqual([{ standing: 'unconfirmed' }]);
  await write('editors', { email: 'bea@example.com', account_id: bea.user.id });
  expect(await standing()).toEqual([{ standing: 'editor' }]);

  await write('editors', { email: 'dot@example.com' });
  await ask('DELETE', '/rest/v1/editors?email=eq.dot@example.com', undefined, token);
  expect(await signUp('dot@example.com')).toMatchObject(REFUSED);
  await write('editors', { email: 'eve@example.com' });
  await write('editing_rule', { id: true, only_listed: false });
  expect(await signUp('eve@example.com')).toMatchObject(REFUSED);
  await server.kill();

  // Where addresses are confirmed by mail, the list need not be in use.
  await start({ CONFIRM_EMAIL: 'on' });
  expect(await signUp('eve@example.com')).toMatchObject({ status: 200 });
  expect(await signUp('cy@example.com')).toMatchObject(REFUSED);
});
