/** An authenticator app as second factor: what raises a session to aal2, and what does not. */
import type { SupabaseClient } from '@supabase/supabase-js';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AuthHarness, startAuth } from './harness.ts';
import {
  type App,
  accessTokenOf,
  answerApp,
  assurance,
  enrollApp,
  expectRefused,
  signIn,
  signUp,
  signUpWithApp,
  succeed,
  TOTP_STEP_SECONDS,
  waitForNextCode,
  wrongCode,
} from './second-factors.ts';

const CHALLENGE_LIFETIME_SECONDS = 300;
const TRIES_WINDOW_SECONDS = 900;
const REUSE_INTERVAL_SECONDS = 10;

let auth: AuthHarness;
beforeAll(async () => {
  auth = await startAuth({ SITE_URL: 'https://chapter.example.com', TRUSTED_PROXIES: 'loopback' });
});
afterAll(() => auth?.stop());

async function challenge(client: SupabaseClient, { factorId }: App): Promise<string> {
  return succeed(await client.auth.mfa.challenge({ factorId })).data.id;
}

async function tryWrong(client: SupabaseClient, app: App, times: number): Promise<void> {
  const challengeId = await challenge(client, app);
  for (let i = 0; i < times; i++) {
    const { factorId } = app;
    const tried = await client.auth.mfa.verify({ factorId, challengeId, code: wrongCode(app) });
    expectRefused(tried, 422, 'mfa_verification_failed');
  }
}

describe('enrollment', () => {
  test('U2 returns the secret, its URI and QR code, and leaves the session at aal1', async () => {
    const { client, email } = await signUp(auth);
    const { data } = succeed(
      await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'My phone' }),
    );
    expect(data).toMatchObject({ type: 'totp', friendly_name: 'My phone' });
    expect(data.totp.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(data.totp.uri).toBe(
      `otpauth://totp/chapter.example.com:${encodeURIComponent(email)}?issuer=chapter.example.com` +
        `&secret=${data.totp.secret}&algorithm=SHA1&digits=6&period=30`,
    );
    expect(data.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg [^#]*<\/svg>$/);
    expect(await assurance(client)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });
    const listed = succeed(await client.auth.mfa.listFactors()).data;
    expect(listed.totp).toEqual([]);
    expect(listed.all).toMatchObject([
      { id: data.id, factor_type: 'totp', status: 'unverified', friendly_name: 'My phone' },
    ]);
    expect(JSON.stringify(listed)).not.toContain(data.totp.secret);
  });

  test('U2 uses the given issuer, even with many non-ASCII letters', async () => {
    const { client } = await signUp(auth);
    const { data } = succeed(
      await client.auth.mfa.enroll({ factorType: 'totp', issuer: '🌻'.repeat(32) }),
    );
    expect(data.totp.uri).toContain(encodeURIComponent('🌻'.repeat(32)));
    expectRefused(
      await client.auth.mfa.enroll({
        factorType: 'totp',
        friendlyName: 'other',
        issuer: 'i'.repeat(65),
      }),
      400,
      'validation_failed',
    );
  });

  test('U2 names are unique per user', async () => {
    const { client } = await signUp(auth);
    const { client: other } = await signUp(auth);
    await enrollApp(auth, client, 'Same');
    await enrollApp(auth, other, 'Same');
    const again = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Same' });
    expectRefused(again, 422, 'mfa_factor_name_conflict');
    expect(again.error?.message).toBe(
      'A factor with the friendly name "Same" for this user already exists',
    );
  });

  test('U2 a user may have ten factors', async () => {
    const { client } = await signUp(auth);
    for (let i = 0; i < 10; i++) await enrollApp(auth, client);
    expectRefused(
      await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'eleventh' }),
      422,
      'too_many_enrolled_mfa_factors',
    );
  });

  test('U2 an unverified factor expires after 300 seconds unless it was challenged', async () => {
    const { client } = await signUp(auth);
    await enrollApp(auth, client, 'abandoned');
    const begun = await enrollApp(auth, client, 'begun');
    await challenge(client, begun);
    auth.clock.advance(CHALLENGE_LIFETIME_SECONDS);
    await enrollApp(auth, client, 'new');
    const { all } = succeed(await client.auth.mfa.listFactors()).data;
    expect(all.map((factor) => factor.friendly_name)).toEqual(['begun', 'new']);
  });

  test.each([
    ['no kind of factor', {}],
    ['an unknown kind', { factor_type: 'carrier pigeon' }],
    ['a built-in property name', { factor_type: 'constructor' }],
    ['a name that is not text', { factor_type: 'totp', friendly_name: ['x'] }],
    ['a very long name', { factor_type: 'totp', friendly_name: 'x'.repeat(256) }],
    ['an issuer that is not text', { factor_type: 'totp', issuer: 7 }],
  ])('U2 %s is refused', async (_what, body) => {
    const { client } = await signUp(auth);
    const answer = await auth.post('/factors', body, { token: await accessTokenOf(client) });
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
  });

  test('U2 needs a session', async () => {
    expect(await auth.post('/factors', { factor_type: 'totp' })).toMatchObject({
      status: 401,
      body: { code: 'no_authorization' },
    });
  });
});

describe('verification', () => {
  test('U2 a correct code raises the session to aal2, newest method first, and keeps it there', async () => {
    const { client } = await signUp(auth);
    const app = await enrollApp(auth, client);
    const challenged = succeed(await client.auth.mfa.challenge({ factorId: app.factorId })).data;
    const ends = Math.floor(auth.clock.now().getTime() / 1000) + CHALLENGE_LIFETIME_SECONDS;
    expect(challenged).toEqual({
      id: expect.any(String),
      type: 'totp',
      expires_at: expect.toSatisfy((at: number) => at > ends - 5 && at <= ends),
    });
    const { data } = succeed(
      await client.auth.mfa.verify({
        factorId: app.factorId,
        challengeId: challenged.id,
        code: app.code(),
      }),
    );
    expect(data).toMatchObject({
      token_type: 'bearer',
      user: { factors: [{ status: 'verified' }] },
    });
    const raised = { currentLevel: 'aal2', nextLevel: 'aal2', methods: ['totp', 'password'] };
    expect(await assurance(client)).toEqual(raised);
    succeed(await client.auth.refreshSession());
    expect(await assurance(client)).toEqual(raised);
  });

  test('U2 a new sign-in starts at aal1 with aal2 as the next level', async () => {
    const person = await signUpWithApp(auth);
    const client = await signIn(auth, person);
    expect(await assurance(client)).toEqual({
      currentLevel: 'aal1',
      nextLevel: 'aal2',
      methods: ['password'],
    });
    await answerApp(client, person.app);
    expect((await assurance(client)).currentLevel).toBe('aal2');
  });

  test('U2 neither a used code nor an older one works again', async () => {
    const person = await signUp(auth);
    const app = await enrollApp(auth, person.client);
    waitForNextCode(auth);
    await answerApp(person.client, app);
    const { factorId } = app;
    for (const steps of [0, -1]) {
      const client = await signIn(auth, person);
      const again = await client.auth.mfa.challengeAndVerify({ factorId, code: app.code(steps) });
      expectRefused(again, 422, 'mfa_verification_failed');
      expect(again.error?.message).toBe('Invalid TOTP code entered');
    }
    const client = await signIn(auth, person);
    succeed(await client.auth.mfa.challengeAndVerify({ factorId, code: app.code(1) }));
  });

  test.each([
    [-2, false],
    [-1, true],
    [1, true],
    [2, false],
  ])('U2 the code %i steps from now: accepted is %s', async (steps, taken) => {
    const { client } = await signUp(auth);
    const app = await enrollApp(auth, client);
    waitForNextCode(auth);
    const { error } = await client.auth.mfa.challengeAndVerify({
      factorId: app.factorId,
      code: app.code(steps),
    });
    expect(error === null).toBe(taken);
  });

  test.each(['', '12345', '1234567', '１２３４５６', "1' or 1", '12345é'])(
    'U2 %j is not a code',
    async (code) => {
      const { client } = await signUp(auth);
      const app = await enrollApp(auth, client);
      const { error } = await client.auth.mfa.challengeAndVerify({ factorId: app.factorId, code });
      expect(error).toMatchObject(
        code === ''
          ? { status: 400, code: 'validation_failed', message: 'Code needs to be non-empty' }
          : { status: 422, code: 'mfa_verification_failed' },
      );
    },
  );

  test('U2 a challenge expires after 300 seconds', async () => {
    const { client } = await signUp(auth);
    const app = await enrollApp(auth, client);
    const challengeId = await challenge(client, app);
    auth.clock.advance(CHALLENGE_LIFETIME_SECONDS);
    const { factorId } = app;
    expectRefused(
      await client.auth.mfa.verify({ factorId, challengeId, code: app.code() }),
      422,
      'mfa_challenge_expired',
    );
  });

  test('U2 five wrong codes end a challenge; a new one accepts the correct code', async () => {
    const { client } = await signUp(auth);
    const app = await enrollApp(auth, client);
    const challengeId = await challenge(client, app);
    const { factorId } = app;
    for (let i = 0; i < 5; i++) {
      const tried = await client.auth.mfa.verify({ factorId, challengeId, code: wrongCode(app) });
      expectRefused(tried, 422, 'mfa_verification_failed');
    }
    expectRefused(
      await client.auth.mfa.verify({ factorId, challengeId, code: app.code() }),
      422,
      'mfa_challenge_expired',
    );
    await answerApp(client, app);
  });

  test('U2 ten wrong codes block a factor for 15 minutes, in every session', async () => {
    const person = await signUpWithApp(auth);
    const client = await signIn(auth, person);
    const { app } = person;
    const { factorId } = app;
    await tryWrong(client, app, 5);
    await tryWrong(client, app, 5);
    const other = await signIn(auth, person);
    for (const each of [client, other]) {
      const tried = await each.auth.mfa.challengeAndVerify({ factorId, code: app.code() });
      expectRefused(tried, 429, 'over_request_rate_limit');
    }
    auth.clock.advance(TRIES_WINDOW_SECONDS);
    await answerApp(other, app);
  });

  test('U2 a challenge can only be answered from the address that requested it', async () => {
    const { client } = await signUp(auth);
    const app = await enrollApp(auth, client);
    const token = await accessTokenOf(client);
    const from = (address: string) => ({ token, headers: { 'X-Forwarded-For': address } });
    const path = `/factors/${app.factorId}`;
    const { body } = await auth.post(`${path}/challenge`, {}, from('203.0.113.7'));
    const answer = { challenge_id: body.id, code: app.code() };
    expect(await auth.post(`${path}/verify`, answer, from('203.0.113.8'))).toMatchObject({
      status: 422,
      body: { code: 'mfa_ip_address_mismatch' },
    });
    expect((await auth.post(`${path}/verify`, answer, from('203.0.113.7'))).status).toBe(200);
  });

  test("U2 ends the user's other sessions at aal1 only", async () => {
    const person = await signUpWithApp(auth);
    const raised = await signIn(auth, person);
    await answerApp(raised, person.app);
    const lowerToken = await accessTokenOf(await signIn(auth, person));
    const { client: stranger } = await signUp(auth);
    const verifying = await signIn(auth, person);
    auth.clock.advance(TOTP_STEP_SECONDS);
    await answerApp(verifying, person.app);
    const ended = await auth.get('/user', { token: lowerToken });
    expect(ended).toMatchObject({ status: 403, body: { code: 'session_not_found' } });
    for (const client of [raised, verifying, stranger]) succeed(await client.auth.getUser());
  });

  test('U3 earlier refresh tokens do not reach aal2: first refused, later they end the session', async () => {
    const { client } = await signUp(auth);
    const before = (await client.auth.getSession()).data.session?.refresh_token;
    await answerApp(client, await enrollApp(auth, client));
    const useOldOne = async () =>
      expect(
        await auth.post('/token?grant_type=refresh_token', { refresh_token: before }),
      ).toMatchObject({ status: 400, body: { code: 'refresh_token_already_used' } });

    await useOldOne();
    succeed(await client.auth.refreshSession());
    auth.clock.advance(REUSE_INTERVAL_SECONDS + 1);
    await useOldOne();
    expectRefused(await client.auth.refreshSession(), 400, 'refresh_token_not_found');
  });

  test('U2 an earlier access token stays at aal1', async () => {
    const { client } = await signUp(auth);
    const before = await accessTokenOf(client);
    const app = await enrollApp(auth, client);
    await answerApp(client, app);
    expect(await auth.ask('DELETE', `/factors/${app.factorId}`, { token: before })).toMatchObject({
      status: 422,
      body: { code: 'insufficient_aal' },
    });
    succeed(await client.auth.mfa.unenroll({ factorId: app.factorId }));
  });
});

describe('removing a factor', () => {
  test('U2 a verified one requires aal2', async () => {
    const person = await signUpWithApp(auth);
    const { factorId } = person.app;
    const lower = await signIn(auth, person);
    expectRefused(await lower.auth.mfa.unenroll({ factorId }), 422, 'insufficient_aal');
    const { data } = succeed(await person.client.auth.mfa.unenroll({ factorId }));
    expect(data).toEqual({ id: factorId });
    expect(succeed(await person.client.auth.mfa.listFactors()).data.all).toEqual([]);
  });

  test('U2 an unverified one requires only a session', async () => {
    const { client } = await signUp(auth);
    const { factorId } = await enrollApp(auth, client);
    succeed(await client.auth.mfa.unenroll({ factorId }));
  });

  test('U2 lowers the sessions it raised to aal1, and no others', async () => {
    const person = await signUpWithApp(auth);
    const second = await enrollApp(auth, person.client);
    await answerApp(person.client, second);
    const other = await signIn(auth, person);
    auth.clock.advance(TOTP_STEP_SECONDS);
    await answerApp(other, person.app);
    succeed(await person.client.auth.mfa.unenroll({ factorId: person.app.factorId }));
    succeed(await other.auth.refreshSession());
    expect(await assurance(other)).toEqual({
      currentLevel: 'aal1',
      nextLevel: 'aal2',
      methods: ['password'],
    });
    succeed(await person.client.auth.refreshSession());
    expect(await assurance(person.client)).toMatchObject({ currentLevel: 'aal2' });
  });
});

describe('an attacker who knows only the password', () => {
  test('U2 cannot enroll another factor', async () => {
    const person = await signUpWithApp(auth);
    const thief = await signIn(auth, person);
    const begun = await thief.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'mine' });
    expectRefused(begun, 403, 'insufficient_aal');
    expect(begun.error?.message).toBe('AAL2 required to enroll a new factor');
    await enrollApp(auth, person.client);
  });

  test('U2 cannot finish an enrollment begun before the account had a factor', async () => {
    const person = await signUp(auth);
    const thief = await signIn(auth, person);
    const phone = succeed(
      await thief.auth.mfa.enroll({ factorType: 'phone', phone: '+17045550199' }),
    ).data;
    const begun = succeed(
      await thief.auth.mfa.challenge({ factorId: phone.id, channel: 'sms' }),
    ).data;
    const sms = auth.outbox.sms.findLast((each) => each.to === '17045550199');
    const app = await enrollApp(auth, person.client);
    await answerApp(person.client, app);

    const back = await signIn(auth, person);
    expectRefused(
      await back.auth.mfa.challenge({ factorId: phone.id, channel: 'sms' }),
      403,
      'insufficient_aal',
    );
    const code = /\d{6}/.exec(sms?.text ?? '')?.[0] ?? '';
    expectRefused(
      await back.auth.mfa.verify({ factorId: phone.id, challengeId: begun.id, code }),
      403,
      'insufficient_aal',
    );
    expect(await assurance(back)).toMatchObject({ currentLevel: 'aal1' });
  });

  test('U2 cannot continue once the session has ended', async () => {
    const { client } = await signUp(auth);
    const app = await enrollApp(auth, client);
    const challengeId = await challenge(client, app);
    const token = await accessTokenOf(client);
    succeed({ ...(await client.auth.signOut()), data: null });
    const path = `/factors/${app.factorId}`;
    for (const [method, at, body] of [
      ['POST', '/factors', { factor_type: 'totp', friendly_name: 'late' }],
      ['POST', `${path}/challenge`, {}],
      ['POST', `${path}/verify`, { challenge_id: challengeId, code: app.code() }],
      ['DELETE', path, undefined],
    ] as const) {
      expect(await auth.ask(method, at, { token, body })).toMatchObject({
        status: 403,
        body: { code: 'session_not_found' },
      });
    }
  });
});

describe("another user's factor", () => {
  test('U2 looks nonexistent: no challenge, no verification, no removal', async () => {
    const person = await signUpWithApp(auth);
    const { client: stranger } = await signUp(auth);
    const challengeId = await challenge(person.client, person.app);
    for (const factorId of [person.app.factorId, crypto.randomUUID()]) {
      const code = person.app.code();
      for (const tried of [
        await stranger.auth.mfa.challenge({ factorId }),
        await stranger.auth.mfa.verify({ factorId, challengeId, code }),
        await stranger.auth.mfa.unenroll({ factorId }),
      ]) {
        expectRefused(tried, 404, 'mfa_factor_not_found');
        expect(tried.error?.message).toBe('Factor not found');
      }
    }
    succeed(
      await person.client.auth.mfa.verify({
        factorId: person.app.factorId,
        challengeId,
        code: person.app.code(),
      }),
    );
  });

  test('U2 an id that is not a UUID is not found', async () => {
    const { client } = await signUp(auth);
    const token = await accessTokenOf(client);
    for (const id of ['1', "'%20or%201=1", '%00', '..%2F..']) {
      expect(await auth.post(`/factors/${id}/challenge`, {}, { token })).toMatchObject({
        status: 404,
        body: { code: 'mfa_factor_not_found' },
      });
    }
  });

  test("U2 another user's challenge cannot be used for one's own factor", async () => {
    const { client: stranger } = await signUp(auth);
    const strangers = await enrollApp(auth, stranger);
    const challengeId = await challenge(stranger, strangers);
    const person = await signUpWithApp(auth);
    const thief = await signIn(auth, person);
    const { factorId } = person.app;
    for (const id of [challengeId, crypto.randomUUID(), 'none']) {
      expectRefused(
        await thief.auth.mfa.verify({ factorId, challengeId: id, code: strangers.code() }),
        422,
        'mfa_factor_not_found',
      );
    }
  });
});

describe('assurance levels in tokens', () => {
  test('U2 an unverified factor changes nothing', async () => {
    const person = await signUp(auth);
    await enrollApp(auth, person.client);
    const client = await signIn(auth, person);
    expect(decodeJwt(await accessTokenOf(client))).toMatchObject({
      aal: 'aal1',
      amr: [{ method: 'password', timestamp: expect.any(Number) }],
    });
    await enrollApp(auth, client);
  });

  test('U2 an anonymous user has no first factor, so no second', async () => {
    const open = await startAuth({ ANONYMOUS_SIGN_IN: 'on' });
    try {
      const client = open.client();
      succeed(await client.auth.signInAnonymously());
      expectRefused(await client.auth.mfa.enroll({ factorType: 'totp' }), 403, 'no_authorization');
    } finally {
      await open.stop();
    }
  });
});

test('U2 disabled kinds are refused, also for factors verified before', async () => {
  const closed = await startAuth({ MFA_TOTP: 'off', MFA_PHONE: 'off', MFA_WEBAUTHN: 'off' });
  try {
    const { client, userId } = await signUp(closed);
    for (const [factorType, label] of [
      ['totp', 'TOTP'],
      ['phone', 'Phone'],
      ['webauthn', 'WebAuthn'],
    ] as const) {
      const answer = await closed.post(
        '/factors',
        { factor_type: factorType, phone: '+17045550100' },
        { token: await accessTokenOf(client) },
      );
      expect(answer).toMatchObject({
        status: 422,
        body: {
          code: `mfa_${factorType}_enroll_not_enabled`,
          message: `MFA enroll is disabled for ${label}`,
        },
      });
    }
    const [row] = await closed.sql(
      `insert into auth_service.factors (user_id, factor_type, status, created_at, updated_at)
       values ('${userId}', 'totp', 'verified', now(), now()) returning id`,
    );
    expectRefused(
      await client.auth.mfa.challenge({ factorId: String(row?.id) }),
      422,
      'mfa_totp_verify_not_enabled',
    );
  } finally {
    await closed.stop();
  }
});

test('U2 challenges and verifications are rate limited by address', async () => {
  const strict = await startAuth({ LIMITS: 'on', LIMIT_BURST: '3' });
  try {
    const { client } = await signUp(strict);
    const app = await enrollApp(strict, client);
    for (let i = 0; i < 3; i++) await challenge(client, app);
    expectRefused(
      await client.auth.mfa.challenge({ factorId: app.factorId }),
      429,
      'over_request_rate_limit',
    );
  } finally {
    await strict.stop();
  }
});

test('U2 factor lists never contain secrets', async () => {
  const { client, app } = await signUpWithApp(auth);
  const { data } = await client.auth.getUser();
  const token = await accessTokenOf(client);
  const [row] = await auth.sql(
    `select totp_secret from auth_service.factors where id = '${app.factorId}'`,
  );
  expect(String(row?.totp_secret)).toHaveLength(32);
  for (const shown of [JSON.stringify(data), JSON.stringify(decodeJwt(token))]) {
    expect(shown).not.toContain(String(row?.totp_secret));
  }
});
