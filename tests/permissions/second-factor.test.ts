/** R5 with the tokens of a real sign-in: what the password alone may do once an account has a second factor. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TemporaryFolder, temporaryFolder } from 'wire-server/testing';
import { AuthenticatorApp } from '../e2e/authenticator-app.ts';
import { copyDemoDatabase, PathfinderServer } from '../pathfinder-server.ts';

const SERVICE_KEY = `sb_secret_${'factor'.repeat(7)}`;
const ACCOUNT = { email: 'ann@example.com', password: 'quiet harbour 12' };
const PASSWORD_GRANT = '/auth/v1/token?grant_type=password';

let folder: TemporaryFolder;
let server: PathfinderServer;

beforeAll(async () => {
  folder = temporaryFolder();
  await copyDemoDatabase(folder.path);
  server = await PathfinderServer.ready({ DATA_DIR: folder.path, SERVICE_KEY, LIMITS: 'off' });
});
afterAll(async () => {
  await server?.stop();
  folder.remove();
});

async function ask(path: string, token: string, body: object | null, method = 'POST') {
  const answer = await fetch(server.url + path, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: body === null ? null : JSON.stringify(body),
  });
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? null : JSON.parse(text) };
}

const save = (token: string) =>
  ask('/rest/v1/members?id=not.is.null', token, { priority: 2 }, 'PATCH');

test('R5 the password alone is enough to save until there is a second factor, whose code is then required', async () => {
  await ask('/auth/v1/admin/users', SERVICE_KEY, { ...ACCOUNT, email_confirm: true });
  const signIn = async () => (await ask(PASSWORD_GRANT, '', ACCOUNT)).body.access_token;
  const before = await signIn();
  expect((await save(before)).status).toBe(204);

  const { id, totp } = (await ask('/auth/v1/factors', before, { factor_type: 'totp' })).body;
  expect((await save(before)).status).toBe(204);
  const challenge = (await ask(`/auth/v1/factors/${id}/challenge`, before, {})).body;
  const code = new AuthenticatorApp(totp.secret).code();
  const raised = (
    await ask(`/auth/v1/factors/${id}/verify`, before, { challenge_id: challenge.id, code })
  ).body.access_token;

  const passwordOnly = await signIn();
  expect(await save(passwordOnly)).toMatchObject({
    status: 403,
    body: {
      code: '42501',
      message: 'Confirm with your second factor first. Log in again to be asked for it.',
    },
  });
  expect((await save(raised)).status).toBe(204);
  expect((await ask('/rest/v1/my_access', passwordOnly, null, 'GET')).body).toMatchObject([
    { standing: 'second-factor' },
  ]);

  expect((await ask(`/auth/v1/factors/${id}`, raised, null, 'DELETE')).status).toBe(200);
  expect((await save(passwordOnly)).status).toBe(204);
});
