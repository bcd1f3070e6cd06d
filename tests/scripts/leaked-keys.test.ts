/** docs/operating.md, when a key or a backup leaked (U4): its commands, run as they are written, and what a thief then has. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { createClient } from '@supabase/supabase-js';
import { importJWK, SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { cleanEnvironment, temporaryFolder } from 'wire-server/testing';
import { copyDemoDatabase, PathfinderServer } from '../pathfinder-server.ts';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
const HEADING = '## If a key or a backup leaked';
const PASSWORD = 'correct horse battery';
/** Longer than a server takes to notice revoked keys: 5 seconds on an idle machine. */
const NOTICED = { timeout: 15_000 };

/** The section's commands, in order. */
function documentedCommands(): string[] {
  const page = readFileSync(join(PROJECT, 'docs/operating.md'), 'utf8');
  const section = page.split(HEADING)[1]?.split('\n## ')[0] ?? '';
  return [...section.matchAll(/^ *```sh\n([\s\S]*?)^ *```$/gm)]
    .flatMap(([, body = '']) => body.split('\n').map((line) => line.trim()))
    .filter((line) => line !== '');
}

/** Runs a command line in the project's folder. @returns what it printed */
async function run(line: string, env: Readonly<Record<string, string>>): Promise<string> {
  const PATH = [dirname(process.execPath), process.env.PATH].join(delimiter);
  const child = spawn('sh', ['-c', line], {
    cwd: PROJECT,
    env: { ...cleanEnvironment(), ...env, PATH },
  });
  child.stdin.end('yes\n');
  const status = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  expect({ line, status: await status, err }).toMatchObject({ line, status: 0 });
  return out;
}

test('U4 the steps after a leak leave a thief of a backup with nothing', async () => {
  const folder = temporaryFolder();
  await copyDemoDatabase(folder.path);
  const server = await PathfinderServer.ready({ DATA_DIR: folder.path });
  const shell = { DATA_DIR: folder.path, PORT: new URL(server.url).port };
  try {
    const clientOf = (key: string) =>
      createClient(server.url, key, { auth: { persistSession: false, autoRefreshToken: false } });
    const readKey = () => readFileSync(join(folder.path, 'keys', 'service-key'), 'utf8').trim();
    const stolenKey = readKey();
    const [jwk] = JSON.parse(readFileSync(join(folder.path, 'keys', 'signing-keys.json'), 'utf8'));
    const signed = await new SignJWT({ role: 'service_role' })
      .setProtectedHeader({ alg: 'ES256', kid: jwk.kid })
      .sign(await importJWK(jwk, 'ES256'));
    const thief = clientOf(stolenKey);
    for (const email of ['ann@example.com', 'eve@example.com']) {
      await thief.auth.admin.createUser({ email, password: PASSWORD, email_confirm: true });
    }
    const ann = clientOf('publishable-key-of-a-test');
    await ann.auth.signInWithPassword({ email: 'ann@example.com', password: PASSWORD });
    const link = await thief.auth.admin.generateLink({
      type: 'recovery',
      email: 'ann@example.com',
    });
    const rows = (key: string) =>
      fetch(`${server.url}/rest/v1/editors`, { headers: { apikey: key } }).then(
        ({ status }) => status,
      );
    expect([await rows(stolenKey), await rows(signed)]).toEqual([200, 200]);

    const commands = documentedCommands();
    expect(commands).toHaveLength(5);
    const printed: string[] = [];
    for (const line of commands) printed.push(await run(line, shell));
    expect(printed.join('\n')).toMatch(/Ended: the signing key, the service key, 1 session,/);

    const client = clientOf('publishable-key-of-a-test');
    await expect.poll(() => rows(signed), NOTICED).toBe(401);
    expect(await rows(stolenKey)).toBe(401);
    expect((await ann.auth.refreshSession()).error).not.toBeNull();
    const tokenHash = link.data.properties?.hashed_token ?? '';
    const verified = await client.auth.verifyOtp({ type: 'recovery', token_hash: tokenHash });
    expect(verified.error?.code).toBe('otp_expired');
    const credentials = { email: 'ann@example.com', password: PASSWORD };
    expect((await client.auth.signInWithPassword(credentials)).error?.code).toBe(
      'invalid_credentials',
    );

    const password = /Password: (\S+)/.exec(printed.join('\n'))?.[1] ?? '';
    expect((await client.auth.signInWithPassword({ ...credentials, password })).error).toBeNull();
    const { data } = await clientOf(readKey()).auth.admin.listUsers();
    expect(data.users.map(({ email }) => email)).toEqual(['ann@example.com']);
  } finally {
    await server.stop('SIGKILL');
    folder.remove();
  }
});
