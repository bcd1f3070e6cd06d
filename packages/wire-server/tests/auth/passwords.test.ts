/** Passwords are stored only as a slow hash, and checking one costs the same for every address. */
import * as argon2 from '@node-rs/argon2';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { passwordMatches } from '../../src/auth/users/passwords.ts';
import { type AuthHarness, newEmail, PASSWORD, startAuth } from './harness.ts';

// Counts calls of the real library. Earlier test files may have loaded the server without the spies.
vi.hoisted(() => vi.resetModules());
vi.mock('@node-rs/argon2', { spy: true });

let auth: AuthHarness;
beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth?.stop());

test('U3 the database stores a salted argon2id hash, never the password', async () => {
  for (let n = 0; n < 2; n++) {
    await auth.post('/signup', { email: newEmail(), password: PASSWORD });
  }
  const rows = await auth.sql('select password_hash as hash from auth_service.users');
  const hashes = rows.map(({ hash }) => String(hash));
  for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(new Set(hashes).size).toBe(2);
  expect(JSON.stringify(await auth.sql('select * from auth_service.users'))).not.toContain(
    PASSWORD,
  );
});

/** Runs `request` and counts the slow computations it caused: hashes made, and hashes checked. */
async function computations(request: () => Promise<unknown>): Promise<Record<string, number>> {
  vi.mocked(argon2.hash).mockClear();
  vi.mocked(argon2.verify).mockClear();
  await request();
  return {
    made: vi.mocked(argon2.hash).mock.calls.length,
    checked: vi.mocked(argon2.verify).mock.calls.length,
  };
}

const signIn = (email: string) =>
  auth.post('/token?grant_type=password', { email, password: 'a wrong one' });

test('U1 an unknown address costs the same computations as a wrong password', async () => {
  const email = newEmail();
  await auth.post('/signup', { email, password: PASSWORD });
  // The first unknown address also makes the hash that all later ones are compared with.
  await signIn(newEmail());
  expect(await computations(() => signIn(email))).toEqual({ made: 0, checked: 1 });
  expect(await computations(() => signIn(newEmail()))).toEqual({ made: 0, checked: 1 });
  expect(vi.mocked(argon2.verify)).toHaveBeenCalledWith(
    expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/),
    'a wrong one',
  );
});

test('U1 a taken address is hashed too, like a new one', async () => {
  const email = newEmail();
  const signUp = () => auth.post('/signup', { email, password: PASSWORD });
  expect(await computations(signUp)).toEqual({ made: 1, checked: 0 });
  expect(await computations(signUp)).toEqual({ made: 1, checked: 0 });
});

/** Passwords checked at once; each takes a hundred times what a refresh does. */
const CROWD = 100;

test('U1 many sign-ins at once do not delay refreshes and reads', async () => {
  const { body } = await auth.post('/signup', { email: newEmail(), password: PASSWORD });
  // The first one also makes the hash that all are compared with.
  await passwordMatches('a wrong one', null);
  let checked = 0;
  const crowd = Array.from({ length: CROWD }, async () => {
    await passwordMatches('a wrong one', null);
    checked += 1;
  });
  const refresh = { refresh_token: body.refresh_token };
  expect(await auth.post('/token?grant_type=refresh_token', refresh)).toMatchObject({
    status: 200,
  });
  expect(await auth.get('/user', { token: body.access_token })).toMatchObject({ status: 200 });
  expect(checked).toBeLessThan(CROWD / 2);
  await Promise.all(crowd);
});
