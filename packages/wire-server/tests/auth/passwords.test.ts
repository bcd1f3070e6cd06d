/** Passwords: kept as a slow hash only, and checked in the same time whoever is asked for. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { passwordMatches } from '../../src/auth/passwords/password-hash.ts';
import { type AuthHarness, newEmail, PASSWORD, startAuth } from './harness.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

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

/** How many times each is asked. */
const ROUNDS = 15;

/** Fewest milliseconds of each request, asked in turns: whatever else keeps the machine busy only adds. */
async function fastest(...requests: (() => Promise<unknown>)[]): Promise<number[]> {
  const times = requests.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, request] of requests.entries()) {
      const start = performance.now();
      await request();
      times[i]?.push(performance.now() - start);
    }
  }
  return times.map((values) => Math.min(...values));
}

// Wide bounds: a request that hashes nothing takes a fifth of the time or less, on any machine.
test('U1 an unknown address takes as long as a wrong password', async () => {
  const email = newEmail();
  await auth.post('/signup', { email, password: PASSWORD });
  const signIn = (address: string) =>
    auth.post('/token?grant_type=password', { email: address, password: 'a wrong one' });
  const [known = 0, unknown = 0, unhashed = 0] = await fastest(
    () => signIn(email),
    () => signIn(newEmail()),
    () => auth.post('/token?grant_type=password', {}),
  );
  expect(unknown).toBeGreaterThan(known / 2);
  expect(known).toBeGreaterThan(unknown / 2);
  expect(known).toBeGreaterThan(unhashed * 2);
});

test('U1 a taken address is hashed too, like a new one', async () => {
  const email = newEmail();
  await auth.post('/signup', { email, password: PASSWORD });
  const [taken = 0, unhashed = 0] = await fastest(
    () => auth.post('/signup', { email, password: PASSWORD }),
    () => auth.post('/signup', { email, password: '12345' }),
  );
  expect(taken).toBeGreaterThan(unhashed * 2);
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
