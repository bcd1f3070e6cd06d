/** The auth service and the data API both refuse hostile tokens, which change nothing. */
import { afterAll, describe, expect, test } from 'vitest';
import { newEmail, PASSWORD, startAuth } from '../auth/harness.ts';
import { forgedTokens, makeTargetKeys, wrongTokens } from './token-attacks.ts';

const keys = makeTargetKeys();
const MEMBER = JSON.stringify({ member_name: 'Ines Calloway', profession_role: 'Beekeeper' });
/** Size of a token larger than any allowed header, in bytes. */
const MIB = 1024 * 1024;
/** What a token could access or change, in both APIs. */
const EVERYWHERE: readonly [method: string, path: string, body?: string][] = [
  ['GET', '/auth/v1/user'],
  ['PUT', '/auth/v1/user', '{"data":{"hacked":true},"password":"another password"}'],
  ['POST', '/auth/v1/logout', '{}'],
  ['GET', '/auth/v1/reauthenticate'],
  ['POST', '/auth/v1/factors', '{"factor_type":"totp"}'],
  ['GET', '/auth/v1/admin/users'],
  ['POST', '/auth/v1/invite', '{"email":"thief@example.com"}'],
  ['GET', '/rest/v1/members?limit=1'],
  ['HEAD', '/rest/v1/members'],
  ['POST', '/rest/v1/members', MEMBER],
  ['DELETE', '/rest/v1/members?priority=eq.1'],
];

const auth = await startAuth({ JWT_KEYS: JSON.stringify([keys.rsa, keys.ec]) });
afterAll(() => auth.stop());
const { body: session } = await auth.post('/signup', { email: newEmail(), password: PASSWORD });
const honest: string = session.access_token;

/** Everything a request could change. */
const everything = () =>
  auth.sql(`select
    (select md5(string_agg(u::text, ',' order by id)) from auth_service.users u) as users,
    (select md5(string_agg(s::text, ',' order by id)) from auth_service.sessions s) as sessions,
    (select count(*)::text from auth_service.factors) as factors,
    (select count(*)::text from auth_service.one_time_tokens) as one_time_tokens,
    (select md5(string_agg(m::text, ',' order by id)) from public.members m) as members`);

const before = await everything();

async function ask(token: string, [method, path, body]: (typeof EVERYWHERE)[number]) {
  return fetch(auth.url + path, {
    method,
    headers: {
      apikey: 'publishable',
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
    },
    ...(body !== undefined && { body }),
  });
}

async function expectRefusedEverywhere(token: string): Promise<void> {
  for (const request of EVERYWHERE) {
    const [method, path] = request;
    const response = await ask(token, request);
    const at = `${method} ${path}`;
    expect([401, 403], `${at} answered ${response.status}`).toContain(response.status);
    if (method === 'HEAD') continue;
    const answer = (await response.json()) as Record<string, unknown>;
    if (path.startsWith('/auth')) {
      expect(['bad_jwt', 'no_authorization'], at).toContain(answer.error_code);
    } else {
      expect(response.headers.get('www-authenticate'), at).toContain('Bearer');
      expect(answer.code, at).toMatch(/^PGRST30[13]$/);
    }
  }
  expect(await everything()).toEqual(before);
}

test('U1 W3 both accept a valid token, so the attacks below fail for the right reason', async () => {
  expect((await ask(honest, ['GET', '/auth/v1/user'])).status).toBe(200);
  expect((await ask(honest, ['GET', '/rest/v1/members?limit=1'])).status).toBe(200);
});

describe('both refuse a token signed with another key', () => {
  test.each(forgedTokens(keys, honest))('U1 R2 %s', async (_name, token) => {
    await expectRefusedEverywhere(token);
  });
});

describe('both refuse a token of our key with invalid claims', () => {
  test.each(wrongTokens(keys, honest))('U1 R2 %s', async (_name, token) => {
    await expectRefusedEverywhere(token);
  });
});

test('U1 R2 a token of a megabyte is refused before it is read', async () => {
  for (const request of EVERYWHERE) {
    const response = await ask('x'.repeat(MIB), request).catch(() => null);
    // The connection may be cut while the header is still being sent.
    if (response !== null) expect(response.status).toBe(431);
  }
  expect(await everything()).toEqual(before);
});

test('U1 R2 a token just below the size limit is refused like any other', async () => {
  await expectRefusedEverywhere(
    `${'x'.repeat(10_000)}.${'y'.repeat(10_000)}.${'z'.repeat(10_000)}`,
  );
});

test('U1 the service key with anything added or removed is invalid', async () => {
  for (const key of [
    auth.serviceKey.slice(0, -1),
    `${auth.serviceKey}x`,
    auth.serviceKey.toUpperCase(),
    'sb_secret_',
  ]) {
    await expectRefusedEverywhere(key);
  }
});

test('U1 R2 both refuse the key from a browser, however the browser is recognized', async () => {
  const signs = [
    { Origin: 'https://elsewhere.example' },
    { 'Sec-Fetch-Site': 'same-origin' },
    { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64)' },
  ];
  for (const sign of signs) {
    for (const path of ['/auth/v1/admin/users', '/rest/v1/members?limit=1']) {
      for (const bearer of [{ Authorization: `Bearer ${auth.serviceKey}` }, {}]) {
        const headers = { apikey: auth.serviceKey, ...bearer, ...sign } as Record<string, string>;
        const response = await fetch(auth.url + path, { headers });
        expect(response.status, `${path} ${JSON.stringify(sign)}`).toBe(401);
      }
    }
  }
});
