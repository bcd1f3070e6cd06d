/** Second factors over the wire: enrollment, challenges, verification and removal, and their effect on sessions. */
import type { MFAVerifyWebauthnParams, Session, SupabaseClient } from '@supabase/supabase-js';
import { decodeJwt } from 'jose';
import { TOTP } from 'otpauth';
import { expect } from 'vitest';
import { createAuthenticator } from '../auth/software-authenticator.ts';
import { askAuth, bearer, clientOf, expectRefused, newNumber, post, signUp } from './clients.ts';
import { describeTarget } from './describe-target.ts';
import { codeIn } from './inbox.ts';
import { type RunningTarget, SITE } from './target.ts';

/** The length of a TOTP step. */
const TOTP_STEP_MS = 30_000;
/** Maximum number of factors of one user (docs/wire-protocol.md). */
const MAX_FACTORS = 10;
/** How long a challenge can be answered (docs/wire-protocol.md). */
const CHALLENGE_LIFETIME_SECONDS = 300;

/** The current code, or that of a later step: a used code voids all earlier ones. */
const codeOf = (secret: string, stepsAhead = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + stepsAhead * TOTP_STEP_MS });

const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

async function enrollTotp(client: SupabaseClient, friendlyName?: string) {
  const { data, error } = await client.auth.mfa.enroll({
    factorType: 'totp',
    ...(friendlyName !== undefined && { friendlyName }),
  });
  if (data === null) throw error;
  return { factorId: data.id, secret: data.totp.secret, data };
}

/** A user with a verified second factor, signed in at aal2. */
async function signUpWithTotp(target: RunningTarget) {
  const signedUp = await signUp(target);
  const { factorId, secret } = await enrollTotp(signedUp.client);
  const { error } = await signedUp.client.auth.mfa.challengeAndVerify({
    factorId,
    code: codeOf(secret),
  });
  if (error !== null) throw error;
  return { ...signedUp, factorId, secret };
}

async function claimsOf(client: SupabaseClient) {
  const { data } = await client.auth.getSession();
  return decodeJwt((data.session as Session).access_token);
}

const methodsOf = async (client: SupabaseClient) =>
  ((await claimsOf(client)).amr as { method: string }[]).map(({ method }) => method);

describeTarget('factors', (it, target) => {
  it('U2 an app is enrolled with a secret as text, URI and QR code', async () => {
    const { client, person } = await signUp(target());
    const { data } = await enrollTotp(client, 'My phone');
    expect(data).toMatchObject({ type: 'totp', friendly_name: 'My phone' });
    expect(data.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg /);
    const uri = new URL(data.totp.uri);
    expect(uri.protocol).toBe('otpauth:');
    expect(decodeURIComponent(uri.pathname)).toContain(person.email);
    expect(Object.fromEntries(uri.searchParams)).toMatchObject({
      secret: data.totp.secret,
      issuer: new URL(SITE).host,
    });
    expect(Number(uri.searchParams.get('digits') ?? 6)).toBe(6);
    expect(uri.searchParams.get('algorithm') ?? 'SHA1').toBe('SHA1');
    expect(Number(uri.searchParams.get('period') ?? 30)).toBe(TOTP_STEP_MS / 1000);

    const named = await client.auth.mfa.enroll({ factorType: 'totp', issuer: 'Chapter' });
    expect(new URL(named.data?.totp.uri ?? '').searchParams.get('issuer')).toBe('Chapter');
  });

  it('U2 its code raises the session to aal2, newest method first', async () => {
    const { client } = await signUp(target());
    const { factorId, secret } = await enrollTotp(client);
    expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal1',
    });

    const challenge = await client.auth.mfa.challenge({ factorId });
    const now = Date.now() / 1000;
    expect(challenge.data).toMatchObject({ id: expect.any(String), type: 'totp' });
    expect(challenge.data?.expires_at).toBeGreaterThan(now + CHALLENGE_LIFETIME_SECONDS - 30);
    expect(challenge.data?.expires_at).toBeLessThanOrEqual(now + CHALLENGE_LIFETIME_SECONDS + 1);

    const { data, error } = await client.auth.mfa.verify({
      factorId,
      challengeId: challenge.data?.id ?? '',
      code: codeOf(secret),
    });
    expect(error).toBeNull();
    expect(data).toMatchObject({
      access_token: expect.any(String),
      token_type: 'bearer',
      expires_in: 3600,
      refresh_token: expect.any(String),
      user: { factors: [{ id: factorId, factor_type: 'totp', status: 'verified' }] },
    });
    expect((await claimsOf(client)).aal).toBe('aal2');
    expect(await methodsOf(client)).toEqual(['totp', 'password']);
    expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal2',
      nextLevel: 'aal2',
    });
    await client.auth.refreshSession();
    expect((await claimsOf(client)).aal).toBe('aal2');
    expect(await methodsOf(client)).toEqual(['totp', 'password']);
  });

  it('U2 a code works once, across challenges and sessions', async () => {
    const { client, person } = await signUp(target());
    const { factorId, secret } = await enrollTotp(client);
    const code = codeOf(secret);
    expect((await client.auth.mfa.challengeAndVerify({ factorId, code })).error).toBeNull();
    const again = await client.auth.mfa.challengeAndVerify({ factorId, code });
    expectRefused(again, 422, 'mfa_verification_failed', 'Invalid TOTP code entered');

    const elsewhere = clientOf(target());
    await elsewhere.auth.signInWithPassword(person);
    const stolen = await elsewhere.auth.mfa.challengeAndVerify({ factorId, code });
    expectRefused(stolen, 422, 'mfa_verification_failed');
    const next = codeOf(secret, 1);
    expect(
      (await elsewhere.auth.mfa.challengeAndVerify({ factorId, code: next })).error,
    ).toBeNull();
  });

  it('U2 a wrong or old code does not raise the session', async () => {
    const { client } = await signUp(target());
    const { factorId, secret } = await enrollTotp(client);
    for (const code of [otherThan(codeOf(secret)), codeOf(secret, -20), '', '12345', 'abcdef']) {
      const wrong = await client.auth.mfa.challengeAndVerify({ factorId, code });
      expect(wrong.error?.status, code).toBeLessThan(500);
      expect(wrong.data).toBeNull();
    }
    expect((await claimsOf(client)).aal).toBe('aal1');
    expect((await client.auth.mfa.listFactors()).data).toMatchObject({
      all: [{ id: factorId, status: 'unverified' }],
      totp: [],
    });
  });

  it('U2 a challenge can be answered once, for its own factor only', async () => {
    const { client } = await signUp(target());
    const one = await enrollTotp(client, 'One');
    const two = await enrollTotp(client, 'Two');
    const { data } = await client.auth.mfa.challenge({ factorId: one.factorId });
    const challengeId = data?.id ?? '';
    const crossed = await client.auth.mfa.verify({
      factorId: two.factorId,
      challengeId,
      code: codeOf(two.secret),
    });
    expect(crossed.error?.status).toBe(422);
    const answer = { factorId: one.factorId, challengeId, code: codeOf(one.secret) };
    expect((await client.auth.mfa.verify(answer)).error).toBeNull();
    const again = await client.auth.mfa.verify({ ...answer, code: codeOf(one.secret, 1) });
    expectRefused(again, 422, 'mfa_challenge_expired');
  });

  it("U2 verifying a factor ends its owner's lower sessions and deletes unverified factors of its kind", async () => {
    const { client, person } = await signUp(target());
    const lower = clientOf(target());
    await lower.auth.signInWithPassword(person);
    await enrollTotp(client, 'Abandoned');
    const { factorId, secret } = await enrollTotp(client, 'Used');
    await client.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret) });
    expect((await lower.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
    expect((await client.auth.mfa.listFactors()).data?.all.map(({ id }) => id)).toEqual([factorId]);
  });

  it('U2 a session at aal1 can change neither factors nor credentials', async () => {
    const { person, factorId } = await signUpWithTotp(target());
    const client = clientOf(target());
    await client.auth.signInWithPassword(person);
    expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal2',
    });
    const unenrolled = await client.auth.mfa.unenroll({ factorId });
    expectRefused(unenrolled, 422, 'insufficient_aal');
    const enrolled = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Mine' });
    expectRefused(enrolled, 403, 'insufficient_aal');
    for (const change of [
      { password: crypto.randomUUID() },
      { email: `thief.${crypto.randomUUID()}@example.com` },
      { phone: newNumber() },
    ]) {
      expectRefused(await client.auth.updateUser(change), 401, 'insufficient_aal');
    }
    expect((await client.auth.updateUser({ data: { nickname: 'Ines' } })).error).toBeNull();
  });

  it("U2 access to a user's mail does not bypass the second factor", async () => {
    const { person, factorId } = await signUpWithTotp(target());
    const { email } = person;
    const thief = clientOf(target());
    await thief.auth.resetPasswordForEmail(email);
    const token = codeIn(await target().inbox.take(email));
    const { data } = await thief.auth.verifyOtp({ email, token, type: 'recovery' });
    expect(data.user?.factors).toMatchObject([{ id: factorId, status: 'verified' }]);
    const changed = await thief.auth.updateUser({ password: crypto.randomUUID() });
    expectRefused(changed, 401, 'insufficient_aal');
  });

  it('U2 removing a factor lowers the sessions that used it to aal1', async () => {
    const { client, factorId } = await signUpWithTotp(target());
    const { data } = await client.auth.mfa.unenroll({ factorId });
    expect(data).toEqual({ id: factorId });
    await client.auth.refreshSession();
    expect((await claimsOf(client)).aal).toBe('aal1');
    expect((await client.auth.mfa.listFactors()).data?.all).toEqual([]);
  });

  it('U2 an unverified factor can be removed at aal1', async () => {
    const { client } = await signUp(target());
    const { factorId } = await enrollTotp(client);
    expect((await client.auth.mfa.unenroll({ factorId })).error).toBeNull();
    expectRefused(await client.auth.mfa.challenge({ factorId }), 404, 'mfa_factor_not_found');
  });

  it("U2 another user's factor is not found", async () => {
    const { factorId, client: owner, secret } = await signUpWithTotp(target());
    const { client } = await signUp(target());
    const { data } = await owner.auth.mfa.challenge({ factorId });
    const challengeId = data?.id ?? '';
    const code = codeOf(secret, 1);
    expectRefused(await client.auth.mfa.challenge({ factorId }), 404, 'mfa_factor_not_found');
    const verified = await client.auth.mfa.verify({ factorId, challengeId, code });
    expectRefused(verified, 404, 'mfa_factor_not_found');
    expectRefused(await client.auth.mfa.unenroll({ factorId }), 404, 'mfa_factor_not_found');
    expect((await owner.auth.mfa.verify({ factorId, challengeId, code })).error).toBeNull();
  });

  it('U2 an invalid factor or a missing session is refused in JSON', async () => {
    const { client, session } = await signUp(target());
    for (const factorId of ['no-uuid', crypto.randomUUID(), "' or true --"]) {
      const id = encodeURIComponent(factorId);
      expectRefused(await client.auth.mfa.challenge({ factorId: id }), 404, 'mfa_factor_not_found');
      expectRefused(await client.auth.mfa.unenroll({ factorId: id }), 404, 'mfa_factor_not_found');
    }
    for (const path of ['/factors', `/factors/${session.user.id}/challenge`]) {
      const response = await askAuth(target(), path, post({ factor_type: 'totp' }));
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({
        error_code: 'no_authorization',
        msg: expect.stringContaining('Bearer token'),
      });
    }
  });

  it('U2 names are unique, and there are at most ten factors', async () => {
    const { client, session } = await signUp(target());
    await enrollTotp(client, 'Phone');
    const twin = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
    expectRefused(twin, 422, 'mfa_factor_name_conflict');
    for (let i = 1; i < MAX_FACTORS; i++) await enrollTotp(client, `Phone ${i}`);
    const eleventh = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Last' });
    expectRefused(eleventh, 422, 'too_many_enrolled_mfa_factors');

    const headers = bearer(session.access_token);
    const pigeon = await askAuth(target(), '/factors', post({ factor_type: 'pigeon' }, headers));
    expect(pigeon.status).toBe(400);
    expect(await pigeon.json()).toMatchObject({ error_code: 'validation_failed' });
  });

  it('U2 a phone gets its code by text message', async () => {
    const { client } = await signUp(target());
    const phone = newNumber();
    const enrolled = await client.auth.mfa.enroll({ factorType: 'phone', phone: `+${phone}` });
    expect(enrolled.data).toMatchObject({ type: 'phone', phone: expect.stringContaining(phone) });
    const factorId = enrolled.data?.id ?? '';
    const challenge = await client.auth.mfa.challenge({ factorId, channel: 'sms' });
    expect(challenge.data?.type).toBe('phone');
    const code = codeIn(await target().inbox.take(`+${phone}`));
    const challengeId = challenge.data?.id ?? '';
    const wrong = await client.auth.mfa.verify({ factorId, challengeId, code: otherThan(code) });
    expectRefused(wrong, 422, 'mfa_verification_failed');
    const { error } = await client.auth.mfa.verify({ factorId, challengeId, code });
    expect(error).toBeNull();
    expect((await claimsOf(client)).aal).toBe('aal2');
    expect(await methodsOf(client)).toEqual(['mfa/phone', 'password']);

    const twin = await client.auth.mfa.enroll({ factorType: 'phone', phone });
    expectRefused(twin, 422, 'mfa_verified_factor_exists');
    const pigeon = await client.auth.mfa.challenge({ factorId, channel: 'whatsapp' });
    expectRefused(pigeon, 400, 'validation_failed');
  });

  it('U2 an invalid number cannot be enrolled', async () => {
    const { client } = await signUp(target());
    for (const phone of ['', 'nowhere', '1-555']) {
      const { error } = await client.auth.mfa.enroll({ factorType: 'phone', phone });
      expectRefused({ error }, 400, 'validation_failed');
    }
  });

  it('U2 a security key is created and then used, for this site only', async () => {
    const { client, person } = await signUp(target());
    const key = createAuthenticator();
    const webauthn = { rpId: new URL(SITE).hostname, rpOrigins: [SITE] };
    const enrolled = await client.auth.mfa.enroll({
      factorType: 'webauthn',
      friendlyName: 'Key',
    });
    expect(enrolled.data).toMatchObject({ type: 'webauthn', friendly_name: 'Key' });
    const factorId = enrolled.data?.id ?? '';

    const created = await client.auth.mfa.challenge({ factorId, webauthn });
    if (created.data?.webauthn.type !== 'create') throw new Error('not asked to create');
    const creation = created.data.webauthn.credential_options.publicKey;
    const { error } = await client.auth.mfa.verify({
      factorId,
      challengeId: created.data.id,
      webauthn: {
        ...webauthn,
        type: 'create',
        credential_response: key.create(creation as CreateOptions, { origin: SITE }),
      },
    } as MFAVerifyWebauthnParams<'create'>);
    expect(error).toBeNull();
    expect((await claimsOf(client)).aal).toBe('aal2');
    expect(await methodsOf(client)).toEqual(['mfa/webauthn', 'password']);

    const elsewhere = clientOf(target());
    await elsewhere.auth.signInWithPassword(person);
    const use = async (origin: string) => {
      const asked = await elsewhere.auth.mfa.challenge({ factorId, webauthn });
      if (asked.data?.webauthn.type !== 'request') throw new Error('not asked to use it');
      const request = asked.data.webauthn.credential_options.publicKey;
      return elsewhere.auth.mfa.verify({
        factorId,
        challengeId: asked.data.id,
        webauthn: {
          ...webauthn,
          type: 'request',
          credential_response: key.get(request as UseOptions, { origin }),
        },
      } as MFAVerifyWebauthnParams<'request'>);
    };
    expectRefused(await use('https://evil.example'), 422, 'mfa_verification_failed');
    expect((await claimsOf(elsewhere)).aal).toBe('aal1');
    expect((await use(SITE)).error).toBeNull();
    expect((await claimsOf(elsewhere)).aal).toBe('aal2');
  });

  it('U2 a security key is requested for this site only, whatever page asks', async () => {
    const { client } = await signUp(target());
    const { data } = await client.auth.mfa.enroll({ factorType: 'webauthn', friendlyName: 'Key' });
    const evil = { rpId: 'evil.example', rpOrigins: ['https://evil.example'] };
    const asked = await client.auth.mfa.challenge({ factorId: data?.id ?? '', webauthn: evil });
    expectRefused(asked, 400, 'validation_failed');
  });
});

type Authenticator = ReturnType<typeof createAuthenticator>;
type CreateOptions = Parameters<Authenticator['create']>[0];
type UseOptions = Parameters<Authenticator['get']>[0];

describeTarget(
  'disabled factors',
  (it, target) => {
    it.each(['totp', 'phone', 'webauthn'] as const)(
      'U2 %s is refused with its own error',
      async (factorType) => {
        const { session } = await signUp(target());
        const body = { factor_type: factorType, phone: newNumber() };
        const response = await askAuth(
          target(),
          '/factors',
          post(body, bearer(session.access_token)),
        );
        expect(response.status).toBe(422);
        expect(await response.json()).toMatchObject({
          error_code: `mfa_${factorType}_enroll_not_enabled`,
        });
      },
    );
  },
  { MFA_TOTP: 'off', MFA_PHONE: 'off', MFA_WEBAUTHN: 'off' },
);
