/** Expired rows are deleted, and nothing else. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweep } from '../../src/auth/context/sweep.ts';
import { type AuthHarness, newEmail, PASSWORD, startAuth } from './harness.ts';

const HOUR_SECONDS = 3600;
const DAY_SECONDS = 24 * HOUR_SECONDS;

let auth: AuthHarness;
beforeAll(async () => {
  auth = await startAuth({ CONFIRM_EMAIL: 'on' });
});
afterAll(() => auth?.stop());

const refresh = (token: string) =>
  auth.post('/token?grant_type=refresh_token', { refresh_token: token });
async function count(table: string): Promise<number> {
  return (await auth.sql(`select 1 from auth_service.${table}`)).length;
}

async function newSession() {
  const email = newEmail();
  await auth.post('/signup', { email, password: PASSWORD });
  const confirmed = `'${auth.clock.now().toISOString()}'`;
  await auth.sql(`update auth_service.users set email_confirmed_at = ${confirmed}`);
  return (await auth.post('/token?grant_type=password', { email, password: PASSWORD })).body;
}

test('U3 used refresh tokens are deleted after a week, except the last used and the current one', async () => {
  const tokens = [(await newSession()).refresh_token];
  for (let day = 0; day < 5; day++) {
    tokens.push((await refresh(tokens.at(-1))).body.refresh_token);
    auth.clock.advance(DAY_SECONDS);
  }
  await sweep(auth.ctx);
  expect(await count('refresh_tokens')).toBe(6);
  auth.clock.advance(30 * DAY_SECONDS);
  await sweep(auth.ctx);
  expect(await count('refresh_tokens')).toBe(2);
  expect((await refresh(tokens[0])).body.code).toBe('refresh_token_not_found');
  expect((await refresh(tokens[4])).body.refresh_token).toBe(tokens[5]);
  expect((await refresh(tokens[5])).status).toBe(200);
});

test('U1 links, codes, sign-in flows and challenges are deleted a day after they expire', async () => {
  const session = await newSession();
  const email = newEmail();
  await auth.sql('delete from auth_service.one_time_tokens');
  await auth.post('/otp', {
    email,
    code_challenge: 'x'.repeat(43),
    code_challenge_method: 's256',
  });
  const { body: factor } = await auth.post(
    '/factors',
    { factor_type: 'totp' },
    { token: session.access_token },
  );
  await auth.post(`/factors/${factor.id}/challenge`, {}, { token: session.access_token });
  const soon = `'${new Date(auth.clock.now().getTime() + 60_000).toISOString()}'`;
  await auth.sql(`insert into auth_service.flow_states (method, created_at, expires_at)
    values ('oauth', ${soon}, ${soon})`);
  const there = async () => ({
    codes: await count('one_time_tokens'),
    flows: await count('flow_states'),
    challenges: await count('factor_challenges'),
  });
  auth.clock.advance(DAY_SECONDS);
  await sweep(auth.ctx);
  expect(await there()).toEqual({ codes: 1, flows: 1, challenges: 1 });
  auth.clock.advance(HOUR_SECONDS);
  await sweep(auth.ctx);
  expect(await there()).toEqual({ codes: 0, flows: 0, challenges: 0 });
});

test('U1 expired sessions are deleted with their tokens; idle ones without expiry after a year', async () => {
  const [ended, open] = [await newSession(), await newSession()];
  const now = `'${auth.clock.now().toISOString()}'`;
  await auth.sql(`update auth_service.sessions set not_after = ${now}
    where user_id = '${ended.user.id}'`);
  auth.clock.advance(1);
  await sweep(auth.ctx);
  expect((await refresh(ended.refresh_token)).body.code).toBe('refresh_token_not_found');
  const { body: next } = await refresh(open.refresh_token);
  auth.clock.advance(364 * DAY_SECONDS);
  await sweep(auth.ctx);
  const { body: last } = await refresh(next.refresh_token);
  expect(last).toHaveProperty('access_token');
  auth.clock.advance(366 * DAY_SECONDS);
  await sweep(auth.ctx);
  expect((await refresh(last.refresh_token)).body.code).toBe('refresh_token_not_found');
});

test('more than one batch is deleted', async () => {
  await auth.sql(`insert into auth_service.flow_states (method, created_at, expires_at)
    select 'oauth', now() - interval '2 days', now() - interval '1 day'
    from generate_series(1, 2500)`);
  await sweep(auth.ctx);
  expect(await count('flow_states')).toBe(0);
});
