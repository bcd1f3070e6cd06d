/** A security key as second factor, tested with a software key that makes real attestations and signatures. */
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AuthHarness, startAuth } from './harness.ts';
import {
  accessTokenOf,
  assurance,
  expectRefused,
  type Person,
  signIn,
  signUp,
  succeed,
} from './second-factors.ts';
import { createAuthenticator, type SoftwareAuthenticator } from './software-authenticator.ts';

const SITE = { rpId: 'chapter.example.com', rpOrigins: ['https://chapter.example.com'] };
const AT_SITE = { origin: 'https://chapter.example.com' };

let auth: AuthHarness;
beforeAll(async () => {
  auth = await startAuth({
    SITE_URL: 'https://chapter.example.com',
    REDIRECT_URLS:
      'https://app.chapter.example.com/**,https://*.preview.example.net/**,chapterapp://signed-in',
  });
});
afterAll(() => auth?.stop());

async function enrollKey(client: SupabaseClient, friendlyName: string = crypto.randomUUID()) {
  const { data } = succeed(await client.auth.mfa.enroll({ factorType: 'webauthn', friendlyName }));
  return data.id;
}

/** Requests a new key. @returns the options for the browser. */
async function askToCreate(client: SupabaseClient, factorId: string, webauthn = SITE) {
  const { data } = succeed(await client.auth.mfa.challenge({ factorId, webauthn }));
  if (data.webauthn.type !== 'create') throw new Error('The server requested a signature');
  return { challengeId: data.id, options: data.webauthn.credential_options.publicKey };
}

/** Requests a signature by a known key. */
async function askToUse(client: SupabaseClient, factorId: string, webauthn = SITE) {
  const { data } = succeed(await client.auth.mfa.challenge({ factorId, webauthn }));
  if (data.webauthn.type !== 'request') throw new Error('The server requested a new key');
  return { challengeId: data.id, options: data.webauthn.credential_options.publicKey };
}

interface Holder extends Person {
  readonly factorId: string;
  readonly key: SoftwareAuthenticator;
}

/** A user whose first session is at aal2 through a key. */
async function signUpWithKey(): Promise<Holder> {
  const person = await signUp(auth);
  const factorId = await enrollKey(person.client);
  const key = createAuthenticator();
  const { challengeId, options } = await askToCreate(person.client, factorId);
  succeed(
    await person.client.auth.mfa.verify({
      factorId,
      challengeId,
      webauthn: { ...SITE, type: 'create', credential_response: key.create(options, AT_SITE) },
    }),
  );
  return { ...person, factorId, key };
}

/** Opens a new session of the user and verifies it with `key`, on the page `at`. */
async function signInByKey(
  holder: Holder,
  key = holder.key,
  at: Parameters<SoftwareAuthenticator['get']>[1] = AT_SITE,
) {
  const client = await signIn(auth, holder);
  const { factorId } = holder;
  const { challengeId, options } = await askToUse(client, factorId);
  const response = key.get(options, at);
  const result = await client.auth.mfa.verify({
    factorId,
    challengeId,
    webauthn: { ...SITE, type: 'request', credential_response: response },
  });
  return { client, result };
}

describe('a security key', () => {
  test('U2 is created for the site, and raises the session to aal2', async () => {
    const { client, userId, email } = await signUp(auth);
    const factorId = await enrollKey(client, 'Blue key');
    const { challengeId, options } = await askToCreate(client, factorId);
    expect(options).toMatchObject({
      rp: { id: 'chapter.example.com', name: 'chapter.example.com' },
      user: { name: email, displayName: email },
      attestation: 'none',
    });
    expect(Buffer.from(options.user.id as ArrayBuffer).toString()).toBe(userId);
    const { data } = succeed(
      await client.auth.mfa.verify({
        factorId,
        challengeId,
        webauthn: {
          ...SITE,
          type: 'create',
          credential_response: createAuthenticator().create(options, AT_SITE),
        },
      }),
    );
    expect(data.user.factors).toMatchObject([
      { id: factorId, factor_type: 'webauthn', friendly_name: 'Blue key', status: 'verified' },
    ]);
    expect(await assurance(client)).toEqual({
      currentLevel: 'aal2',
      nextLevel: 'aal2',
      methods: ['mfa/webauthn', 'password'],
    });
    expect(succeed(await client.auth.mfa.listFactors()).data.webauthn).toHaveLength(1);
  });

  test('U2 raises each new session', async () => {
    const holder = await signUpWithKey();
    for (let i = 0; i < 2; i++) {
      const { client, result } = await signInByKey(holder);
      succeed(result);
      expect(await assurance(client)).toMatchObject({
        currentLevel: 'aal2',
        methods: ['mfa/webauthn', 'password'],
      });
    }
  });

  test('U2 is requested by its id and excluded when enrolling a second one', async () => {
    const { client, factorId, key } = await signUpWithKey();
    const { options } = await askToUse(client, factorId);
    const second = await askToCreate(client, await enrollKey(client));
    const [allowed] = options.allowCredentials ?? [];
    const [excluded] = second.options.excludeCredentials ?? [];
    const id = key.get(options, AT_SITE).id;
    for (const described of [allowed, excluded]) {
      expect(described).toMatchObject({ type: 'public-key', transports: ['usb'] });
      expect(Buffer.from(described?.id as ArrayBuffer).toString('base64url')).toBe(id);
    }
  });
});

describe('invalid responses', () => {
  test('U2 a cloned key is refused once its owner has used the original', async () => {
    const holder = await signUpWithKey();
    const copy = holder.key.clone();
    succeed((await signInByKey(holder)).result);
    expectRefused((await signInByKey(holder, copy)).result, 422, 'mfa_verification_failed');
    succeed((await signInByKey(holder)).result);
  });

  test('U2 another key is refused', async () => {
    const holder = await signUpWithKey();
    const { client, result } = await signInByKey(holder, createAuthenticator());
    expectRefused(result, 422, 'mfa_verification_failed');
    expect(await assurance(client)).toMatchObject({ currentLevel: 'aal1' });
  });

  test.each([
    ['a page of another site', { origin: 'https://chapter.example.com.evil.example' }],
    ['an allowed page the challenge was not for', { origin: 'https://app.chapter.example.com' }],
    ['a page without TLS', { origin: 'http://chapter.example.com' }],
    ['a key that signs for another domain', { ...AT_SITE, rpId: 'example.com' }],
  ])('U2 %s is refused, on creation and on use', async (_what, at) => {
    const holder = await signUpWithKey();
    expectRefused(
      (await signInByKey(holder, holder.key, at)).result,
      422,
      'mfa_verification_failed',
    );
    const { client } = await signUp(auth);
    const factorId = await enrollKey(client);
    const { challengeId, options } = await askToCreate(client, factorId);
    const response = createAuthenticator().create(options, at);
    expectRefused(
      await client.auth.mfa.verify({
        factorId,
        challengeId,
        webauthn: { ...SITE, type: 'create', credential_response: response },
      }),
      422,
      'mfa_verification_failed',
    );
    expect(succeed(await client.auth.mfa.listFactors()).data.webauthn).toEqual([]);
  });

  test('U2 a response to another challenge and a replayed one are refused', async () => {
    const holder = await signUpWithKey();
    const { factorId, key } = holder;
    const client = await signIn(auth, holder);
    const first = await askToUse(client, factorId);
    const second = await askToUse(client, factorId);
    const response = key.get(first.options, AT_SITE);
    const webauthn = { ...SITE, type: 'request' as const, credential_response: response };
    expectRefused(
      await client.auth.mfa.verify({ factorId, challengeId: second.challengeId, webauthn }),
      422,
      'mfa_verification_failed',
    );
    const right = { factorId, challengeId: first.challengeId, webauthn };
    succeed(await client.auth.mfa.verify(right));
    expectRefused(await client.auth.mfa.verify(right), 422, 'mfa_challenge_expired');
  });

  test('U2 a verified factor accepts no new key', async () => {
    const holder = await signUpWithKey();
    const { factorId } = holder;
    const thief = await signIn(auth, holder);
    const { challengeId, options } = await askToUse(thief, factorId);
    const brought = createAuthenticator().create(
      { challenge: options.challenge, rp: { id: options.rpId ?? '' } },
      AT_SITE,
    );
    for (const type of ['create', 'request'] as const) {
      const response = brought as never;
      const { error } = await thief.auth.mfa.verify({
        factorId,
        challengeId,
        webauthn: { ...SITE, type, credential_response: response },
      });
      expect(error?.status).toBe(type === 'create' ? 400 : 422);
    }
    expect(await assurance(thief)).toMatchObject({ currentLevel: 'aal1' });
    succeed((await signInByKey(holder)).result);
  });

  test.each([
    ['nothing', {}, 400],
    ['a code', { code: '123456' }, 400],
    ['a type that is not text', { webauthn: { type: 7, credential_response: {} } }, 400],
    ['no response', { webauthn: { type: 'create' } }, 400],
    ['a string as response', { webauthn: { type: 'create', credential_response: '{}' } }, 400],
    ['an empty response', { webauthn: { type: 'create', credential_response: {} } }, 422],
    [
      'invalid values in every field',
      {
        webauthn: {
          type: 'create',
          credential_response: {
            id: 'AA',
            rawId: 'AA',
            type: 'public-key',
            response: { clientDataJSON: 'e30', attestationObject: '_____', transports: { a: 1 } },
          },
        },
      },
      422,
    ],
  ])('U2 %s is refused without a 5xx', async (_what, answer, status) => {
    const { client } = await signUp(auth);
    const factorId = await enrollKey(client);
    const { challengeId } = await askToCreate(client, factorId);
    const token = await accessTokenOf(client);
    const body = { challenge_id: challengeId, ...answer };
    expect((await auth.post(`/factors/${factorId}/verify`, body, { token })).status).toBe(status);
  });

  test('U2 a forged attestation is refused', async () => {
    const { client } = await signUp(auth);
    const factorId = await enrollKey(client);
    const { challengeId, options } = await askToCreate(client, factorId);
    const real = createAuthenticator().create(options, AT_SITE).toJSON();
    const bytes = Buffer.from(real.response.attestationObject, 'base64url');
    // Flips one bit of the signature, the first "sig" field.
    const at = bytes.indexOf('sig') + 'sig'.length + 40;
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    const forged = {
      ...real,
      response: { ...real.response, attestationObject: bytes.toString('base64url') },
    };
    const answer = await auth.post(
      `/factors/${factorId}/verify`,
      { challenge_id: challengeId, webauthn: { type: 'create', credential_response: forged } },
      { token: await accessTokenOf(client) },
    );
    expect(answer).toMatchObject({ status: 422, body: { code: 'mfa_verification_failed' } });
  });
});

describe('the relying party', () => {
  test('U2 is this site by default', async () => {
    const { client } = await signUp(auth);
    const factorId = await enrollKey(client);
    const token = await accessTokenOf(client);
    const { body } = await auth.post(`/factors/${factorId}/challenge`, {}, { token });
    expect(body.webauthn.credential_options.publicKey.rp.id).toBe('chapter.example.com');
  });

  test("U2 may be an allowed redirect's domain, or a shared parent domain", async () => {
    const { client } = await signUp(auth);
    const factorId = await enrollKey(client);
    const origin = 'https://app.chapter.example.com';
    const shared = { rpId: 'chapter.example.com', rpOrigins: [origin, 'https://evil.example'] };
    const { challengeId, options } = await askToCreate(client, factorId, shared);
    expect(options.rp.id).toBe('chapter.example.com');
    const response = createAuthenticator().create(options, { origin });
    succeed(
      await client.auth.mfa.verify({
        factorId,
        challengeId,
        webauthn: { ...shared, type: 'create', credential_response: response },
      }),
    );
  });

  test.each([
    ['another site', { rpId: 'evil.example', rpOrigins: ['https://evil.example'] }],
    ['our domain on a page of another site', { ...SITE, rpOrigins: ['https://evil.example'] }],
    ['a part of a name', { ...SITE, rpId: 'ter.example.com' }],
    ['an app', { rpId: 'signed-in', rpOrigins: ['chapterapp://signed-in'] }],
    [
      'a host allowed only by a pattern',
      { rpId: 'x.preview.example.net', rpOrigins: ['https://x.preview.example.net'] },
    ],
    ['without TLS', { ...SITE, rpOrigins: ['http://chapter.example.com'] }],
    ['no origin', { ...SITE, rpOrigins: [] }],
    ['origins that are not a list', { ...SITE, rpOrigins: 'https://chapter.example.com' }],
    ['an id that is not text', { ...SITE, rpId: ['chapter.example.com'] }],
  ])('U2 is not %s', async (_what, webauthn) => {
    const { client } = await signUp(auth);
    const factorId = await enrollKey(client);
    const answer = await auth.post(
      `/factors/${factorId}/challenge`,
      { webauthn },
      { token: await accessTokenOf(client) },
    );
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
  });
});
