/** Recovery codes: made once, stored as hashes, each good for one sign-in in place of a second factor. */
import type { SupabaseClient } from '@supabase/supabase-js';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AuthHarness, PASSWORD, startAuth } from './harness.ts';
import { mailTo } from './received.ts';
import {
  accessTokenOf,
  answerApp,
  assurance,
  enrollApp,
  type Person,
  signIn,
  signUp,
  signUpWithApp,
  succeed,
} from './second-factors.ts';

const WRONG = '0000-0000-0000-0000';
/** Tries without a wait. */
const FREE_TRIES = 10;

let auth: AuthHarness;
const lines: string[] = [];
beforeAll(async () => {
  auth = await startAuth({}, { log: (line) => void lines.push(line), logLevel: 'info' });
  auth.clock.freeze();
});
afterAll(() => auth?.stop());

async function ask(client: SupabaseClient, method: string, path = '', body?: object) {
  return auth.ask(method, `/recovery-codes${path}`, { token: await accessTokenOf(client), body });
}

const redeem = (client: SupabaseClient, code: string) => ask(client, 'POST', '/verify', { code });

/** Someone with an app and ten codes, and another client of theirs that has shown the password only. */
async function withCodes() {
  const person = await signUpWithApp(auth);
  const { body, status } = await ask(person.client, 'POST');
  expect(status).toBe(200);
  return { ...person, codes: body.codes as string[], second: await signIn(auth, person) };
}

async function leftOf({ client }: Person): Promise<number> {
  return (await ask(client, 'GET')).body.left;
}

describe('making', () => {
  test('U2 ten codes are shown once and stored as hashes', async () => {
    const { codes, client, userId } = await withCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) {
      expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/);
    }
    expect((await ask(client, 'GET')).body).toMatchObject({
      left: 10,
      made_at: expect.any(String),
    });
    const rows = await auth.sql(
      `select code_hash from auth_service.recovery_codes where user_id = '${userId}'`,
    );
    expect(rows).toHaveLength(10);
    for (const { code_hash } of rows) expect(code_hash).toMatch(/^[0-9a-f]{64}$/);
  });

  test('U2 a new set replaces the old one, and another user’s codes stay', async () => {
    const other = await withCodes();
    const { codes, client, second } = await withCodes();
    await ask(client, 'POST');
    expect(await redeem(second, codes[0] ?? '')).toMatchObject({ status: 422 });
    expect(await leftOf(other)).toBe(10);
    expect(await redeem(second, other.codes[0] ?? '')).toMatchObject({ status: 422 });
  });

  test('U2 a session without the second factor makes no codes, nor does an account without one', async () => {
    const { second, client } = await withCodes();
    const refused = { status: 403, body: { code: 'insufficient_aal' } };
    expect(await ask(second, 'POST')).toMatchObject(refused);
    const { client: plain } = await signUp(auth);
    expect(await ask(plain, 'POST')).toMatchObject(refused);
    expect(await auth.get('/recovery-codes')).toMatchObject({ status: 401 });
    expect((await ask(client, 'GET')).body.left).toBe(10);
  });
});

describe('redeeming', () => {
  test('U2 a code raises the session as a factor does, once, however it is typed', async () => {
    const person = await withCodes();
    const { second, codes, userId } = person;
    const [code = ''] = codes;
    const typed = ` ${code.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'l')} `;
    const { body, status } = await redeem(second, typed);
    expect({ status, left: body.recovery_codes_left }).toEqual({ status: 200, left: 9 });
    expect(decodeJwt(body.access_token)).toMatchObject({
      aal: 'aal2',
      sub: userId,
      amr: [{ method: 'mfa/recovery_code' }, { method: 'password' }],
    });
    succeed(await second.auth.setSession(body));
    expect(await assurance(second)).toMatchObject({ currentLevel: 'aal2' });
    succeed(await second.auth.refreshSession());
    expect(await assurance(second)).toMatchObject({ currentLevel: 'aal2' });
    expect(await redeem(await signIn(auth, person), code)).toMatchObject({
      status: 422,
      body: { code: 'mfa_verification_failed' },
    });
    expect(await leftOf(person)).toBe(9);
  });

  test('U2 of eight requests with one code, one succeeds', async () => {
    const person = await withCodes();
    const clients = await Promise.all(Array.from({ length: 8 }, () => signIn(auth, person)));
    const answers = await Promise.all(clients.map((each) => redeem(each, person.codes[3] ?? '')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await leftOf(person)).toBe(9);
  });

  test('U2 U3 wrong codes make the next one wait, for this account alone; a right one does not count', async () => {
    const person = await withCodes();
    const bystander = await withCodes();
    for (let tried = 0; tried < FREE_TRIES; tried += 1) {
      expect(await redeem(person.second, WRONG)).toMatchObject({ status: 422 });
    }
    const refused = await redeem(person.second, person.codes[0] ?? '');
    expect(refused).toMatchObject({ status: 429, body: { code: 'over_request_rate_limit' } });
    const waitSeconds = Number(refused.headers.get('Retry-After'));
    expect(waitSeconds).toBeGreaterThan(0);
    expect(await redeem(bystander.second, bystander.codes[0] ?? '')).toMatchObject({ status: 200 });
    auth.clock.advance(waitSeconds);
    expect(await redeem(person.second, person.codes[0] ?? '')).toMatchObject({ status: 200 });
  });

  test('U2 the owner is told by mail how many are left, and the log has the event', async () => {
    const { second, codes, email, userId } = await withCodes();
    lines.length = 0;
    await redeem(second, codes[0] ?? '');
    const { subject, text } = await mailTo(auth, email);
    expect(subject).toContain('A recovery code was used');
    expect(text).toContain('9 codes are left');
    expect(lines.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ event: 'recovery_code', outcome: 'ok', account: userId }),
    );
    expect(lines.join()).not.toContain(codes[0]);
  });

  test.each([{}, { code: '' }, { code: 7 }])('U2 %j is refused', async (body) => {
    const { second } = await withCodes();
    expect(await ask(second, 'POST', '/verify', body)).toMatchObject({
      status: 400,
      body: { code: 'validation_failed' },
    });
  });
});

test('U2 without its last second factor an account has no codes, and what they raised is lowered', async () => {
  const person = await withCodes();
  const { second, codes, client, app } = person;
  const spare = await enrollApp(auth, client);
  await answerApp(client, spare);
  succeed(await second.auth.signInWithPassword({ email: person.email, password: PASSWORD }));
  succeed(await second.auth.setSession((await redeem(second, codes[0] ?? '')).body));
  succeed(await second.auth.mfa.unenroll({ factorId: app.factorId }));
  expect((await ask(second, 'GET')).body.left).toBe(9);
  succeed(await second.auth.mfa.unenroll({ factorId: spare.factorId }));
  expect((await ask(second, 'GET')).body.left).toBe(0);
  succeed(await second.auth.refreshSession());
  expect(await assurance(second)).toMatchObject({ currentLevel: 'aal1' });
});
