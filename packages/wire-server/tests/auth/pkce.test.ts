/** Sign-ins with PKCE: a link redirects with a code that only the client that began can exchange. */
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { linkIn } from '../conformance/inbox.ts';
import { type AuthHarness, newEmail, PASSWORD, startAuth } from './harness.ts';
import { follow, fragmentOf, mailTo } from './received.ts';
import { signUp } from './second-factors.ts';

/** Lifetime of an auth code. */
const CODE_LIFETIME_SECONDS = 300;
/** 43 characters, the minimum for a verifier and its challenge. */
const PLAIN = 'a'.repeat(43);

let auth: AuthHarness;
beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth?.stop());

function pkceClient(): SupabaseClient {
  return createClient(auth.url, 'publishable-key-of-a-test', {
    auth: { flowType: 'pkce', persistSession: false, autoRefreshToken: false },
  });
}

/** Follows the newest link to this address. @returns the code in its redirect. */
async function codeFromLink(email: string): Promise<string> {
  const landed = await follow(auth, linkIn(await mailTo(auth, email)));
  expect(landed.hash).toBe('');
  return landed.searchParams.get('code') ?? '';
}

/** Begins a recovery with this challenge and follows its link. @returns the code. */
async function recoverWith(challenge: string, method: string): Promise<string> {
  const { email } = await signUp(auth);
  const body = { email, code_challenge: challenge, code_challenge_method: method };
  expect((await auth.post('/recover', body)).status).toBe(200);
  return codeFromLink(email);
}

function exchange(code: string, verifier: string) {
  return auth.post('/token?grant_type=pkce', { auth_code: code, code_verifier: verifier });
}

test('U1 a recovery ends in the client that began it', async () => {
  const { email, userId } = await signUp(auth);
  const client = pkceClient();
  await client.auth.resetPasswordForEmail(email);
  const { data, error } = await client.auth.exchangeCodeForSession(await codeFromLink(email));
  expect(error).toBeNull();
  expect(data).toMatchObject({ redirectType: 'recovery', user: { id: userId } });
  expect(decodeJwt(data.session?.access_token ?? '').amr).toMatchObject([{ method: 'recovery' }]);
  expect((await client.auth.updateUser({ password: 'a new horse battery' })).error).toBeNull();
});

test('U1 a magic link and a change of address end in the client that began them', async () => {
  const email = newEmail();
  const client = pkceClient();
  await client.auth.signInWithOtp({ email });
  const { data } = await client.auth.exchangeCodeForSession(await codeFromLink(email));
  expect(decodeJwt(data.session?.access_token ?? '').amr).toMatchObject([{ method: 'magiclink' }]);

  const wanted = newEmail();
  await client.auth.updateUser({ email: wanted });
  const first = await follow(auth, linkIn(await mailTo(auth, email)));
  expect(first.searchParams.get('message')).toMatch(/proceed to confirm/);
  const changed = await client.auth.exchangeCodeForSession(await codeFromLink(wanted));
  expect(changed.data.user?.email).toBe(wanted);
});

test('U1 a sign-up with confirmation ends in the client that began it', async () => {
  const strict = await startAuth({ CONFIRM_EMAIL: 'on' });
  const email = newEmail();
  const client = createClient(strict.url, 'key', {
    auth: { flowType: 'pkce', persistSession: false, autoRefreshToken: false },
  });
  await client.auth.signUp({ email, password: PASSWORD });
  const landed = await follow(strict, linkIn(await mailTo(strict, email)));
  const code = landed.searchParams.get('code') ?? '';
  const { data } = await client.auth.exchangeCodeForSession(code);
  const { amr } = decodeJwt(data.session?.access_token ?? '');
  expect(amr).toMatchObject([{ method: 'email/signup' }]);
  await strict.stop();
});

test('U1 a code is useless without its verifier, and stays valid for its client', async () => {
  const code = await recoverWith(PLAIN, 'plain');
  const stolen = await exchange(code, 'b'.repeat(43));
  expect(stolen).toMatchObject({
    status: 400,
    body: {
      code: 'bad_code_verifier',
      message: 'code challenge does not match previously saved code verifier',
    },
  });
  expect((await exchange(code, PLAIN)).status).toBe(200);
});

test('U1 an s256 challenge is not its own verifier', async () => {
  const challenge = 'uXdqY9JJ9JJ9JJ9JJ9JJ9JJ9JJ9JJ9JJ9JJ9JJ9JJ9J';
  const code = await recoverWith(challenge, 'S256');
  expect((await exchange(code, challenge)).body.code).toBe('bad_code_verifier');
});

test('U1 a code works once, for five minutes', async () => {
  const code = await recoverWith(PLAIN, 'plain');
  await exchange(code, PLAIN);
  expect(await exchange(code, PLAIN)).toMatchObject({
    status: 404,
    body: { code: 'flow_state_not_found' },
  });
  const late = await recoverWith(PLAIN, 'plain');
  auth.clock.advance(CODE_LIFETIME_SECONDS);
  expect(await exchange(late, PLAIN)).toMatchObject({
    status: 422,
    body: { code: 'flow_state_expired' },
  });
});

test('U1 a new password voids earlier codes', async () => {
  const { email, userId, client } = await signUp(auth);
  await auth.sql(`update auth_service.users set proved_email = email where id = '${userId}'`);
  const challenge = { code_challenge: PLAIN, code_challenge_method: 'plain' };
  await auth.post('/recover', { email, ...challenge });
  const code = await codeFromLink(email);
  expect((await client.auth.updateUser({ password: 'a new horse battery' })).error).toBeNull();
  expect((await exchange(code, PLAIN)).body.code).toBe('flow_state_not_found');
});

test('U1 an exchange requires code and verifier', async () => {
  for (const [code, verifier] of [
    ['', PLAIN],
    ['x', ''],
  ] as const) {
    expect(await exchange(code, verifier)).toMatchObject({
      status: 400,
      body: { code: 'validation_failed' },
    });
  }
  expect((await exchange('x', PLAIN)).status).toBe(404);
});

test('U1 a challenge requires a method and 43 to 128 allowed characters', async () => {
  const wrong = [
    { code_challenge: PLAIN },
    { code_challenge_method: 's256' },
    { code_challenge: PLAIN.slice(1), code_challenge_method: 's256' },
    { code_challenge: 'a'.repeat(129), code_challenge_method: 's256' },
    { code_challenge: `${PLAIN}+`, code_challenge_method: 's256' },
    { code_challenge: PLAIN, code_challenge_method: 's512' },
  ];
  for (const body of wrong) {
    for (const path of ['/recover', '/otp']) {
      const answer = await auth.post(path, { email: newEmail(), ...body });
      expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    }
  }
});

test('U1 a posted token_hash needs no exchange: it proves access to the mail', async () => {
  const { email } = await signUp(auth);
  await pkceClient().auth.resetPasswordForEmail(email);
  const token_hash = linkIn(await mailTo(auth, email)).searchParams.get('token') ?? '';
  const { data } = await auth.client().auth.verifyOtp({ token_hash, type: 'recovery' });
  expect(data.session?.access_token).toBeDefined();
});

test('U1 without a challenge a link redirects with the session itself', async () => {
  const { email } = await signUp(auth);
  await auth.client().auth.resetPasswordForEmail(email);
  const landed = await follow(auth, linkIn(await mailTo(auth, email)));
  expect(landed.searchParams.get('code')).toBeNull();
  expect(fragmentOf(landed).access_token).toBeDefined();
});
