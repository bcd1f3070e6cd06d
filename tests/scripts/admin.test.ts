/** `npm run admin` (U1): the real script, in a separate process, against a real server. */
import { spawn } from 'node:child_process';
import { chmodSync, cpSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { createClient } from '@supabase/supabase-js';
import { decodeProtectedHeader, importJWK, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cleanEnvironment, temporaryFolder } from 'wire-server/testing';
import { createTestDatabase, newEmail } from 'wire-server/testing/vitest';
import { copyDemoDatabase, PathfinderServer } from '../pathfinder-server.ts';

const SCRIPT = fileURLToPath(new URL('../../scripts/admin.ts', import.meta.url));

const folder = temporaryFolder();
let server: PathfinderServer;
/** The operator's environment: the settings the server was started with. */
let shell: Readonly<Record<string, string>>;

beforeAll(async () => {
  await copyDemoDatabase(folder.path);
  server = await PathfinderServer.ready({ DATA_DIR: folder.path });
  shell = { DATA_DIR: folder.path, PORT: new URL(server.url).port };
});
afterAll(async () => {
  await server?.stop('SIGKILL');
  folder.remove();
});

/** The command's exit status and output. @param typed the operator's input; null for none. */
async function admin(args: string, env = shell, typed: string | null = null) {
  const child = spawn(process.execPath, [SCRIPT, ...args.split(' ').filter(Boolean)], {
    env: { ...cleanEnvironment(), ...env },
  });
  child.stdin.end(typed ?? '');
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { status: await ended, out, err };
}

async function signIn(credentials: { email: string } | { phone: string }, password: string) {
  const client = createClient(server.url, 'publishable-key-of-a-test', {
    auth: { persistSession: false },
  });
  const { data, error } = await client.auth.signInWithPassword({ ...credentials, password });
  return { client, session: data.session, error };
}

const passwordIn = (output: string) => /Password: (\S+)/.exec(output)?.[1] ?? '';

describe('users', () => {
  test('U1 create makes an account that can sign in at once, and shows its password once', async () => {
    const email = newEmail();
    const { status, out, err } = await admin(`users create ${email.toUpperCase()}`);
    expect(err).toBe('');
    expect(status).toBe(0);
    expect(out).toContain(`${email} can sign in now.`);
    expect(passwordIn(out)).toMatch(/^[a-hj-km-np-z2-9]{4}(-[a-hj-km-np-z2-9]{4}){3}$/);
    expect((await signIn({ email }, passwordIn(out))).error).toBeNull();
  });

  test('U1 create accepts a phone number in any format', async () => {
    const { out } = await admin('users create +1-(704)-555-0123');
    expect(out).toContain('+17045550123 can sign in now.');
    expect((await signIn({ phone: '17045550123' }, passwordIn(out))).error).toBeNull();
  });

  test('U1 create for an existing account suggests reset-password', async () => {
    const email = newEmail();
    await admin(`users create ${email}`);
    const { status, out, err } = await admin(`users create ${email}`);
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(err).toContain('users reset-password');
  });

  test.each(['ann', 'ann@', '12'])('U1 create %s is refused with the reason', async (address) => {
    const { status, err } = await admin(`users create ${address}`);
    expect(status).toBe(1);
    expect(err).toMatch(/neither an email address nor a phone number|invalid format|E\.164/i);
  });

  test('U1 list shows every account and its status', async () => {
    const [known, banned] = [newEmail(), newEmail()];
    const { out: made } = await admin(`users create ${known}`);
    await signIn({ email: known }, passwordIn(made));
    await operator().createUser({ email: banned, email_confirm: true, ban_duration: '24h' });
    const waiting = newEmail();
    await operator().createUser({ email: waiting });

    const { status, out } = await admin('users list');
    expect(status).toBe(0);
    const lineOf = (email: string) => out.split('\n').find((line) => line.startsWith(email));
    expect(lineOf(known)).toMatch(/^\S+ +\d{4}-\d\d-\d\d +\d{4}-\d\d-\d\d$/);
    expect(lineOf(banned)).toMatch(/never +banned until \d{4}-\d\d-\d\d$/);
    expect(lineOf(waiting)).toMatch(/never +not confirmed yet$/);
    expect(out).toMatch(/\n\d+ accounts\n$/);
  });

  test('U3 reset-password shows a new password once and signs its owner out everywhere', async () => {
    const email = newEmail();
    const old = passwordIn((await admin(`users create ${email}`)).out);
    const { client } = await signIn({ email }, old);

    const { status, out } = await admin(`users reset-password ${email}`);
    expect(status).toBe(0);
    expect(passwordIn(out)).not.toBe(old);
    expect((await client.auth.refreshSession()).error).not.toBeNull();
    expect((await signIn({ email }, old)).error?.code).toBe('invalid_credentials');
    expect((await signIn({ email }, passwordIn(out))).error).toBeNull();
  });

  test.each([
    ['yes\n', 0, 'is deleted'],
    ['no\n', 1, 'Nothing was deleted.'],
    ['', 1, 'Nothing was deleted.'],
  ])('U1 delete asks first: %j', async (typed, status, said) => {
    const email = newEmail();
    const password = passwordIn((await admin(`users create ${email}`)).out);
    const result = await admin(`users delete ${email}`, shell, typed);
    expect(result.status).toBe(status);
    expect(result.err).toContain(`Delete the account ${email} permanently?`);
    expect(result.out + result.err).toContain(said);
    expect((await signIn({ email }, password)).error === null).toBe(status === 1);
  });

  test('U1 delete --yes does not ask, and accepts an id', async () => {
    const { data } = await operator().createUser({ email: newEmail() });
    const { status, err } = await admin(`users delete ${data.user?.id} --yes`);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect((await operator().getUserById(data.user?.id ?? '')).error?.code).toBe('user_not_found');
  });

  test.each(['absent@example.com', '+17045550199', 'nonsense', '%'])(
    'U1 %s matches no account and changes none',
    async (address) => {
      const before = (await operator().listUsers({ perPage: 1000 })).data.users.length;
      for (const command of ['reset-password', 'delete --yes']) {
        const { status, err } = await admin(`users ${command} ${address}`);
        expect(status).toBe(1);
        expect(err).toContain(`There is no account for ${address}.`);
      }
      expect((await operator().listUsers({ perPage: 1000 })).data.users).toHaveLength(before);
    },
  );

  test('U1 a part of an address matches no account', async () => {
    const email = newEmail();
    await admin(`users create ${email}`);
    const { status } = await admin(`users delete ${email.slice(1)} --yes`);
    expect(status).toBe(1);
  });
});

function operator() {
  const key = readFileSync(join(folder.path, 'keys', 'service-key'), 'utf8').trim();
  return createClient(server.url, key, { auth: { persistSession: false } }).auth.admin;
}

describe('finding the server', () => {
  test('U1 --url and SERVICE_KEY reach a server elsewhere', async () => {
    const key = readFileSync(join(folder.path, 'keys', 'service-key'), 'utf8').trim();
    const elsewhere = { DATA_DIR: '/nowhere', SERVICE_KEY: key };
    const url = `${server.url}/auth/v1/`;
    expect((await admin(`users list --url ${url}`, elsewhere)).status).toBe(0);
    expect((await admin('users list', { ...elsewhere, AUTH_URL: url })).status).toBe(0);
  });

  test.each([
    ['PORT is not known', { PORT: '0' }, 'Give its address with --url'],
    ['nothing listens there', { PORT: '1' }, 'Start it with npm start'],
    ['there is no key', { DATA_DIR: '/nowhere' }, 'Start the server once'],
    [
      "the key is another server's",
      { SERVICE_KEY: `sb_secret_${'x'.repeat(43)}` },
      'does not accept this key',
    ],
    ['the path is wrong', { AUTH_PREFIX: '/elsewhere' }, 'is not Pathfinder'],
    ['a setting is wrong', { PORT: 'many' }, "PORT is 'many'"],
  ])('U1 %s: says what to do', async (_, env, said) => {
    const { status, out, err } = await admin('users list', { ...shell, ...env });
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(err).toContain(said);
    expect(err).not.toMatch(/\n {4}at |sb_secret_x/);
  });

  test('U1 another server is recognised as such and never sent the key twice', async () => {
    let asked = 0;
    const other = createServer((_, response) => {
      asked += 1;
      response.writeHead(301, { location: server.url }).end();
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    const { status, err } = await admin(`users list --url http://127.0.0.1:${port}/auth/v1`);
    other.close();
    expect({ status, asked }).toEqual({ status: 1, asked: 1 });
    expect(err).toContain('is not Pathfinder');
  });

  test.runIf(process.getuid?.() !== 0)(
    "U1 another user's key file is reported as such",
    async () => {
      const path = join(folder.path, 'keys', 'service-key');
      chmodSync(path, 0o000);
      const { status, err } = await admin('users list');
      chmodSync(path, 0o600);
      expect(status).toBe(1);
      expect(err).toContain('as the user who runs the server');
    },
  );
});

describe('arguments', () => {
  test.each(['', '--help', 'users list --help'])('U1 %j shows the usage', async (args) => {
    const { status, out } = await admin(args);
    expect(status).toBe(0);
    expect(out).toContain('users reset-password ann@example.com');
  });

  test.each([
    'users',
    'users create',
    'users rename ann',
    'users list all',
    'users delete a b',
    '--force',
    'toString',
  ])('U1 %s is refused with the usage', async (args) => {
    const { status, out, err } = await admin(args);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toContain('users reset-password ann@example.com');
  });
});

/** Longer than a server takes to notice new keys: 5 seconds on an idle machine. */
const NOTICED = { timeout: 15_000 };
const PASSWORD = 'correct horse battery';

/** A new account's access token, its address, and the key that signed it. */
async function newSession(url: string) {
  const email = newEmail();
  const response = await fetch(`${url}/auth/v1/signup`, {
    method: 'POST',
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  const token: string = (await response.json()).access_token;
  return { token, email, kid: decodeProtectedHeader(token).kid };
}

async function signInStatus(url: string, email: string): Promise<number> {
  const response = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  return response.status;
}

/** The status of the auth service's answer to a bearer. */
async function statusOf(url: string, path: string, bearer: string): Promise<number> {
  const headers = { Authorization: `Bearer ${bearer}` };
  return (await fetch(`${url}/auth/v1${path}`, { headers })).status;
}

/** As a thief of the data folder, or of a backup, makes it. */
async function forgedServiceToken(dataDir: string): Promise<string> {
  const path = join(dataDir, 'keys', 'signing-keys.json');
  const [jwk] = JSON.parse(readFileSync(path, 'utf8'));
  return new SignJWT({ role: 'service_role' })
    .setProtectedHeader({ alg: 'ES256', kid: jwk.kid })
    .sign(await importJWK(jwk, 'ES256'));
}

describe('keys', () => {
  test('U4 rotate signs with a new key in a running server, and keeps users signed in', async () => {
    const own = temporaryFolder();
    await copyDemoDatabase(own.path);
    const rotated = await PathfinderServer.ready({ DATA_DIR: own.path });
    try {
      const { token } = await newSession(rotated.url);
      const forged = await forgedServiceToken(own.path);
      expect(await statusOf(rotated.url, '/admin/users', forged)).toBe(200);
      const { status, out } = await admin('keys rotate', { DATA_DIR: own.path });
      expect(status).toBe(0);
      expect(out).toContain('A running server signs with it within 5 seconds.');
      await expect.poll(() => statusOf(rotated.url, '/admin/users', forged), NOTICED).toBe(403);
      const { keys } = await (await fetch(`${rotated.url}/auth/v1/.well-known/jwks.json`)).json();
      expect(keys).toHaveLength(2);
      expect(await statusOf(rotated.url, '/user', token)).toBe(200);
      expect((await newSession(rotated.url)).kid).toBe(keys[0].kid);
    } finally {
      await rotated.stop('SIGKILL');
      own.remove();
    }
  });

  test('U4 revoke ends every key and session now, in every running server on the database', async () => {
    const [one, other] = [temporaryFolder(), temporaryFolder()];
    const database = await createTestDatabase('nothing');
    const env = { DATA_DIR: one.path, DATABASE_URL: database.url };
    const first = await PathfinderServer.ready(env);
    cpSync(join(one.path, 'keys'), join(other.path, 'keys'), { recursive: true });
    const second = await PathfinderServer.ready({ ...env, DATA_DIR: other.path });
    const servers = [first, second];
    try {
      const { token, email } = await newSession(first.url);
      const forged = await forgedServiceToken(one.path);
      const key = readFileSync(join(one.path, 'keys', 'service-key'), 'utf8').trim();
      const stolen = [
        ['/user', token],
        ['/admin/users', forged],
        ['/admin/users', key],
      ] as const;
      const refusals = () =>
        Promise.all(
          servers.flatMap(({ url }) => stolen.map(([path, sent]) => statusOf(url, path, sent))),
        );
      expect(await refusals()).toEqual(Array(6).fill(200));

      const { status, out, err } = await admin('keys revoke', env);
      expect({ status, err }).toEqual({ status: 0, err: '' });
      expect(out).toContain('Ended: the signing key, the service key, 1 session,');
      expect(out).toContain('On every other machine, replace its keys');
      await expect.poll(refusals, NOTICED).toEqual(Array(6).fill(403));

      const canSignIn = ({ url }: PathfinderServer) => signInStatus(url, email);
      await expect.poll(() => canSignIn(first), NOTICED).toBe(200);
      // Without the new keys it signs nothing.
      expect(await canSignIn(second)).toBe(503);
      cpSync(join(one.path, 'keys'), join(other.path, 'keys'), { recursive: true });
      await expect.poll(() => canSignIn(second), NOTICED).toBe(200);

      // A process that starts with the revoked keys accepts none of them.
      const third = temporaryFolder();
      const late = await PathfinderServer.ready({
        ...env,
        DATA_DIR: third.path,
        SERVICE_KEY: key,
      });
      servers.push(late);
      expect(await statusOf(late.url, '/admin/users', key)).toBe(403);
      third.remove();
    } finally {
      await Promise.all(servers.map((each) => each.stop('SIGKILL')));
      await database.remove();
      for (const each of [one, other]) each.remove();
    }
  });

  test('U4 revoke works while the server is stopped, and says what settings still name', async () => {
    const own = temporaryFolder();
    await copyDemoDatabase(own.path);
    const none = await admin('keys revoke', { DATA_DIR: own.path });
    expect(none).toMatchObject({
      status: 1,
      err: expect.stringContaining('Start the server once'),
    });
    const started = await PathfinderServer.ready({ DATA_DIR: own.path });
    await started.stop();
    const before = readFileSync(join(own.path, 'keys', 'signing-keys.json'), 'utf8');
    expect(await admin('keys revoke', { DATA_DIR: own.path })).toMatchObject({
      status: 0,
      err: '',
    });
    expect(readFileSync(join(own.path, 'keys', 'signing-keys.json'), 'utf8')).not.toBe(before);
    const named = await admin('keys revoke', {
      DATA_DIR: own.path,
      JWT_KEYS: before,
      SERVICE_KEY: `sb_secret_${'x'.repeat(43)}`,
    });
    expect(named.out).toContain('JWT_KEYS still names what was revoked');
    expect(named.out).toContain('SERVICE_KEY still names what was revoked');
    expect(named.out).not.toMatch(/sb_secret_x|"d"/);
    own.remove();
  });

  test('U4 rotate says what to do when there are no keys, or imported ones', async () => {
    const empty = temporaryFolder();
    const none = await admin('keys rotate', { DATA_DIR: empty.path });
    expect(none).toMatchObject({
      status: 1,
      err: expect.stringContaining('Start the server once'),
    });
    const path = join(folder.path, 'keys', 'signing-keys.json');
    const brought = await admin('keys rotate', {
      DATA_DIR: empty.path,
      JWT_KEYS: readFileSync(path, 'utf8'),
    });
    expect(brought).toMatchObject({
      status: 1,
      err: expect.stringContaining('put the new one first'),
    });
    expect(brought.err).not.toContain('"d"');
    empty.remove();
  });
});
