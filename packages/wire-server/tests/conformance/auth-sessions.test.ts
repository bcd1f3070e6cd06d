/** Sessions over the wire: tokens and their claims, refreshing, signing out, and roles in the data API. */
import { createRemoteJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose';
import { expect } from 'vitest';
import {
  askAuth,
  bearer,
  clientOf,
  expectRefused,
  newPerson,
  operatorOf,
  PUBLISHABLE_KEY,
  post,
  signUp,
} from './clients.ts';
import { describeTarget } from './describe-target.ts';
import { signToken } from './operator-keys.ts';
import type { RunningTarget } from './target.ts';

/** Tabs that share one session. */
const TABS = 20;
/** How long the signing keys may be cached (docs/wire-protocol.md). */
const JWKS_MAX_AGE_SECONDS = 600;

/** One refresh, as a tab sends it. @returns status and body. */
async function refresh(target: RunningTarget, token: string) {
  const response = await askAuth(
    target,
    '/token?grant_type=refresh_token',
    post({ refresh_token: token }),
  );
  const body = (await response.json()) as Record<string, unknown>;
  return { status: response.status, body, next: String(body.refresh_token) };
}

describeTarget('sessions', (it, target) => {
  it('U1 an access token names its user and verifies with the public keys', async () => {
    const { session } = await signUp(target());
    const jwks = createRemoteJWKSet(new URL(`${target().url}/auth/v1/.well-known/jwks.json`));
    const { payload, protectedHeader } = await jwtVerify(session.access_token, jwks, {
      audience: 'authenticated',
    });
    expect(protectedHeader).toMatchObject({ alg: 'RS256', kid: target().keys.jwk.kid });
    expect(payload).toMatchObject({
      iss: expect.stringMatching(/\/auth\/v1$/),
      sub: session.user.id,
      exp: session.expires_at,
      iat: (session.expires_at ?? 0) - session.expires_in,
      email: session.user.email,
      phone: '',
      app_metadata: session.user.app_metadata,
      user_metadata: session.user.user_metadata,
      role: 'authenticated',
      aal: 'aal1',
      amr: [{ method: 'password', timestamp: expect.any(Number) }],
      session_id: expect.any(String),
      is_anonymous: false,
    });
  });

  it('U1 the key set contains public halves only, is cacheable, and works with the client library', async () => {
    const response = await askAuth(target(), '/.well-known/jwks.json');
    expect(response.headers.get('cache-control')).toContain(`max-age=${JWKS_MAX_AGE_SECONDS}`);
    const { keys } = (await response.json()) as { keys: Record<string, unknown>[] };
    expect(keys).toHaveLength(1);
    for (const secret of ['d', 'p', 'q', 'dp', 'dq', 'qi', 'k']) {
      expect(keys[0]).not.toHaveProperty(secret);
    }
    const { client, session } = await signUp(target());
    const { data } = await client.auth.getClaims();
    expect(data?.claims.sub).toBe(session.user.id);
  });

  it('U3 refreshing gives a new pair within the same session', async () => {
    const { client, session } = await signUp(target());
    const { data, error } = await client.auth.refreshSession();
    expect(error).toBeNull();
    expect(data.session?.refresh_token).not.toBe(session.refresh_token);
    expect(data.session?.user).toEqual(session.user);
    const before = decodeJwt(session.access_token);
    const after = decodeJwt(data.session?.access_token ?? '');
    expect(after.session_id).toBe(before.session_id);
    expect(after.amr).toEqual(before.amr);
  });

  it('U3 an unknown or missing refresh token is refused', async () => {
    const unknown = await clientOf(target()).auth.refreshSession({ refresh_token: 'unknown' });
    expectRefused(
      unknown,
      400,
      'refresh_token_not_found',
      'Invalid Refresh Token: Refresh Token Not Found',
    );
    for (const body of [{}, { refresh_token: '' }, { refresh_token: 7 }, { refresh_token: null }]) {
      const response = await askAuth(target(), '/token?grant_type=refresh_token', post(body));
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ error_code: 'validation_failed' });
    }
  });

  it('U3 tabs that refresh at once with one token all get the same next one', async () => {
    const { session } = await signUp(target());
    const answers = await Promise.all(
      Array.from({ length: TABS }, () => refresh(target(), session.refresh_token)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(TABS).fill(200));
    expect(new Set(answers.map(({ next }) => next)).size).toBe(1);
    expect((await refresh(target(), answers[0]?.next ?? '')).status).toBe(200);
  });

  it('U3 a late tab within the interval gets the current token', async () => {
    const { session } = await signUp(target());
    const second = await refresh(target(), session.refresh_token);
    const third = await refresh(target(), second.next);
    const late = await refresh(target(), session.refresh_token);
    expect(late).toMatchObject({ status: 200, next: third.next });
  });

  it('U1 signing out ends this session, the others, or all of them', async () => {
    const { client: here, person } = await signUp(target());
    const there = clientOf(target());
    await there.auth.signInWithPassword(person);
    const elsewhere = clientOf(target());
    await elsewhere.auth.signInWithPassword(person);
    const alive = async (client: typeof here) => (await client.auth.getUser()).error === null;

    expect((await here.auth.signOut({ scope: 'others' })).error).toBeNull();
    expect(await alive(there)).toBe(false);
    expect(await alive(elsewhere)).toBe(false);
    expect(await alive(here)).toBe(true);

    await there.auth.signInWithPassword(person);
    const { data } = await there.auth.getSession();
    expect((await there.auth.signOut({ scope: 'local' })).error).toBeNull();
    expect(await alive(here)).toBe(true);
    const ended = await refresh(target(), data.session?.refresh_token ?? '');
    expect(ended.body).toMatchObject({ error_code: 'refresh_token_not_found' });

    await elsewhere.auth.signInWithPassword(person);
    expect((await here.auth.signOut()).error).toBeNull();
    expect(await alive(elsewhere)).toBe(false);
  });

  it('U1 signing out answers 204, and refuses an unknown scope or user', async () => {
    const { session } = await signUp(target());
    const signOut = async (query: string, headers: Record<string, string>) => {
      const response = await askAuth(target(), `/logout${query}`, { method: 'POST', headers });
      const body = await response.text();
      return [response.status, body && JSON.parse(body).error_code];
    };
    const mine = bearer(session.access_token);
    expect(await signOut('?scope=all', mine)).toEqual([400, 'validation_failed']);
    expect(await signOut('', {})).toEqual([401, 'no_authorization']);
    expect(await signOut('', bearer('a.b.c'))).toEqual([403, 'bad_jwt']);
    expect(await signOut('', mine)).toEqual([204, '']);
    expect(await signOut('', mine)).toEqual([403, 'session_not_found']);
  });

  it('U1 a session of a deleted user is refused, and the client drops it', async () => {
    const { client, session } = await signUp(target());
    await operatorOf(target()).auth.admin.deleteUser(session.user.id);
    expectRefused(await client.auth.getUser(), 403, 'user_not_found');
    expect((await client.auth.signOut()).error).toBeNull();
    const { body } = await refresh(target(), session.refresh_token);
    expect(body).toMatchObject({ error_code: 'refresh_token_not_found' });
  });

  it('U1 a key does not open an account', async () => {
    const keys = [
      PUBLISHABLE_KEY,
      target().keys.serviceKey,
      await signToken(target().keys, { role: 'anon' }),
      await signToken(target().keys, { role: 'service_role' }),
    ];
    for (const key of keys) {
      const response = await askAuth(target(), '/user', {
        headers: { apikey: key, ...bearer(key) },
      });
      expect([401, 403], key).toContain(response.status);
    }
  });

  it('U1 a token signed by our key without a session opens no account', async () => {
    const { session } = await signUp(target());
    const claims = decodeJwt(session.access_token);
    const forged = await signToken(target().keys, {
      ...claims,
      session_id: crypto.randomUUID(),
    });
    const { error } = await clientOf(target()).auth.getUser(forged);
    expect(error?.name).toBe('AuthSessionMissingError');
    const token = await signToken(target().keys, { ...claims, sub: crypto.randomUUID() });
    expectRefused(await clientOf(target()).auth.getUser(token), 403, 'user_not_found');
  });

  it('R1 W3 the data API treats a token as its user and a key as its role', async () => {
    const { client } = await signUp(target());
    const member = { member_name: 'Ines Calloway', profession_role: 'Beekeeper' };
    const made = await client.from('members').insert(member).select('id').single();
    expect(made.error).toBeNull();

    const visitor = await clientOf(target()).from('members').insert(member);
    expect(visitor.status).toBe(401);
    const operator = operatorOf(target());
    const gone = await operator.from('members').delete().eq('id', made.data?.id);
    expect(gone.error).toBeNull();

    const read = async (headers: Record<string, string>) =>
      (await fetch(`${target().url}/rest/v1/members?limit=1`, { headers })).status;
    const serviceToken = await signToken(target().keys, { role: 'service_role' });
    expect(await read({ apikey: serviceToken, ...bearer(serviceToken) })).toBe(200);
    expect(await read({ apikey: target().keys.serviceKey })).toBe(200);
    const fromBrowser = { Origin: 'https://elsewhere.example' };
    expect(await read({ apikey: target().keys.serviceKey, ...fromBrowser })).toBe(401);
  });
});

describeTarget(
  'sessions without a reuse interval',
  (it, target) => {
    it('U3 the previous token is answered with the current one', async () => {
      const { session } = await signUp(target());
      const second = await refresh(target(), session.refresh_token);
      const late = await refresh(target(), session.refresh_token);
      expect(late).toMatchObject({ status: 200, next: second.next });
    });

    it('U3 an older token ends the session for every holder', async () => {
      const { client, session } = await signUp(target());
      const second = await refresh(target(), session.refresh_token);
      const third = await refresh(target(), second.next);
      const reused = await refresh(target(), session.refresh_token);
      expect(reused.status).toBe(400);
      expect(reused.body).toMatchObject({
        error_code: 'refresh_token_already_used',
        msg: 'Invalid Refresh Token: Already Used',
      });
      const current = await refresh(target(), third.next);
      expect(current.body).toMatchObject({ error_code: 'refresh_token_not_found' });
      const { error } = await client.auth.getUser(session.access_token);
      expect(error?.name).toBe('AuthSessionMissingError');
    });
  },
  { REFRESH_REUSE_INTERVAL: '0' },
);

describeTarget(
  "sessions signed with the server's own keys",
  (it, target) => {
    it('U1 the first start creates an ES256 key, and tokens have the configured lifetime', async () => {
      const { client, session } = await signUp(target());
      expect(session.expires_in).toBe(120);
      expect(decodeProtectedHeader(session.access_token)).toMatchObject({
        alg: 'ES256',
        kid: expect.any(String),
      });
      const { data } = await client.auth.getClaims();
      expect(data?.claims.sub).toBe(session.user.id);
    });
  },
  { JWT_KEYS: '', ACCESS_TOKEN_LIFETIME: '120' },
);

describeTarget(
  'the auth service at the root',
  (it, target) => {
    it('U1 every path works without a prefix, and the page is still served', async () => {
      const keys = await fetch(`${target().url}/.well-known/jwks.json`);
      expect(keys.status).toBe(200);
      const made = await fetch(`${target().url}/signup`, post(newPerson()));
      expect(made.status).toBe(200);
      const read = await fetch(`${target().url}/data/members?limit=1`);
      expect(read.status).toBe(200);
      const prefixed = await askAuth(target(), '/signup', post(newPerson()));
      expect(prefixed.ok).toBe(false);
    });
  },
  { AUTH_PREFIX: '/', REST_PREFIX: '/data' },
);
