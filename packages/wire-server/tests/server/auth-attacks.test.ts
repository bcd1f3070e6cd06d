/** Hostile requests to the auth service are refused or harmless, and never cause a 5xx or another effect. */
import fc from 'fast-check';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AuthHarness, newEmail, newPhone, PASSWORD, startAuth } from '../auth/harness.ts';

const SITE = 'https://site.example';
const APP = 'https://app.example.org';
/** Twice the maximum body size, in bytes. */
const TWO_MIB = 2 * 1024 * 1024;
/** Nesting levels; enough to overflow a recursive parser. */
const DEEP = 20_000;
const UNKNOWN_USER_ID = '83fd9e20-7a80-46e4-bf29-a86e3d6bbf66';

interface SignedUp {
  readonly id: string;
  readonly email: string;
  readonly token: string;
  readonly refreshToken: string;
}

/** Every endpoint with a body, with a body as valid as a visitor or user can make it. */
const ENDPOINTS: readonly [method: string, path: string, body: Record<string, unknown>][] = [
  ['POST', '/signup', { email: 'ines@example.com', password: PASSWORD, data: {} }],
  ['POST', '/token?grant_type=password', { email: 'ines@example.com', password: PASSWORD }],
  ['POST', '/token?grant_type=refresh_token', { refresh_token: 'x' }],
  ['POST', '/token?grant_type=pkce', { auth_code: 'x', code_verifier: 'x' }],
  ['POST', '/token?grant_type=id_token', { provider: 'google', id_token: 'a.b.c' }],
  ['POST', '/token?grant_type=web3', { chain: 'solana', message: 'x', signature: 'x' }],
  ['POST', '/recover', { email: 'ines@example.com' }],
  ['POST', '/otp', { email: 'ines@example.com', create_user: false, data: {} }],
  ['POST', '/resend', { type: 'signup', email: 'ines@example.com' }],
  ['POST', '/verify', { type: 'email', email: 'ines@example.com', token: '123456' }],
  ['POST', '/sso', { domain: 'example.com' }],
  ['POST', '/logout', {}],
  ['PUT', '/user', { data: {} }],
  ['POST', '/factors', { factor_type: 'totp', friendly_name: 'x' }],
  ['POST', `/factors/${UNKNOWN_USER_ID}/challenge`, { channel: 'sms' }],
  ['POST', `/factors/${UNKNOWN_USER_ID}/verify`, { challenge_id: UNKNOWN_USER_ID, code: '123456' }],
  ['POST', '/callback', {}],
];

/** The operator's endpoints: the operator's mistakes must not bring the service down either. */
const OPERATORS: typeof ENDPOINTS = [
  ['POST', '/admin/users', { email: 'ines@example.com', user_metadata: {}, app_metadata: {} }],
  ['PUT', `/admin/users/${UNKNOWN_USER_ID}`, { ban_duration: '1h' }],
  ['DELETE', `/admin/users/${UNKNOWN_USER_ID}`, { should_soft_delete: false }],
  ['POST', '/admin/generate_link', { type: 'recovery', email: 'ines@example.com' }],
  ['POST', '/invite', { email: 'ines@example.com', data: {} }],
];

const READ_NO_BODY = new Set(['/token?grant_type=web3', '/sso', '/logout', '/callback']);

let auth: AuthHarness;
let user: SignedUp;

async function signUp(): Promise<SignedUp> {
  const email = newEmail();
  const { body } = await auth.post('/signup', { email, password: PASSWORD });
  return { id: body.user.id, email, token: body.access_token, refreshToken: body.refresh_token };
}

/** A request without the client library; redirects are not followed. */
function send(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(auth.authUrl + path, { redirect: 'manual', ...init });
}

beforeAll(async () => {
  auth = await startAuth({ SITE_URL: SITE, REDIRECT_URLS: `${APP}/**`, MANUAL_LINKING: 'on' });
  user = await signUp();
});
afterAll(() => auth?.stop());

/** Expects no 5xx, and errors in the service's JSON shape. */
async function expectHandled(response: Response, at: string): Promise<void> {
  expect(response.status, at).toBeLessThan(500);
  const text = await response.text();
  if (response.status >= 400) expect(JSON.parse(text), at).toHaveProperty('msg');
}

const headersFor = (path: string, headers: Record<string, string> = {}) => ({
  ...headers,
  Authorization: `Bearer ${/admin|invite/.test(path) ? auth.serviceKey : user.token}`,
});

describe('bodies', () => {
  const bodies: [string, string | Uint8Array][] = [
    ['nothing', ''],
    ['blanks', ' \n'],
    ['half an object', '{"email":'],
    ['a list', '[]'],
    ['a list of objects', '[{"email":"a@example.com"}]'],
    ['a number', '7'],
    ['a text', '"email"'],
    ['null', 'null'],
    ['a form', 'email=a%40example.com&password=secret'],
    ['XML with an entity', '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>'],
    ['lists in lists', '['.repeat(DEEP)],
    ['objects in objects', `${'{"data":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`],
    ['a prototype', '{"__proto__":{"email":"a@example.com","polluted":true}}'],
    ['a constructor', '{"constructor":{"prototype":{"polluted":true}}}'],
    [
      'a nested prototype',
      '{"data":{"__proto__":{"polluted":true}},"app_metadata":{"__proto__":1}}',
    ],
    ['bytes that are not UTF-8', new Uint8Array([0x7b, 0xff, 0xfe, 0x7d])],
    ['a byte order mark', '\ufeff{}'],
    ['a lone surrogate', '{"email":"\\ud800@example.com","data":{"a":"\\udc00"}}'],
    ['an enormous number', '{"email":1e999,"data":{"a":-1e999}}'],
  ];
  test.each(bodies)('U1 %s, sent to every endpoint', async (_name, body) => {
    for (const [method, path] of [...ENDPOINTS, ...OPERATORS]) {
      const headers = headersFor(path, { 'Content-Type': 'application/json' });
      await expectHandled(await send(path, { method, headers, body: body as BodyInit }), path);
    }
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  const values: unknown[] = [
    ...[null, '', ' ', 0, -1, true, [], {}, [{}], { toString: 1 }, 'x'.repeat(10_000)],
    ...[
      '\0',
      'a\0b@example.com',
      '\u202e',
      '%00',
      "' or 1=1 --",
      '__proto__',
      '$1',
      '\\',
      '\r\nX: y',
    ],
  ];
  test('U1 every field of every endpoint with unexpected values', async () => {
    for (const [method, path, right] of [...ENDPOINTS, ...OPERATORS]) {
      for (const field of Object.keys(right)) {
        for (const value of values) {
          const body = JSON.stringify({ ...right, [field]: value });
          const headers = headersFor(path, { 'Content-Type': 'application/json' });
          const at = `${method} ${path} ${body.slice(0, 100)}`;
          await expectHandled(await send(path, { method, headers, body }), at);
        }
      }
    }
  });

  test('U1 any JSON, sent to every endpoint', async () => {
    const names = fc.constantFrom(
      ...new Set([...ENDPOINTS, ...OPERATORS].flatMap(([, , body]) => Object.keys(body))),
      'phone',
      'nonce',
      'webauthn',
      'current_password',
      'code_challenge',
      'code_challenge_method',
      'token_hash',
    );
    const anything = fc.oneof(
      fc.jsonValue({ maxDepth: 3 }),
      fc.string({ unit: 'binary' }),
      fc.constantFrom('s256', 'plain', 'signup', 'sms', 'totp', 'phone', 'webauthn', 'email'),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...ENDPOINTS, ...OPERATORS),
        fc.dictionary(names, anything, { maxKeys: 6 }),
        async ([method, path], body) => {
          const headers = headersFor(path, { 'Content-Type': 'application/json' });
          const init = { method, headers, body: JSON.stringify(body) };
          await expectHandled(await send(path, init), `${method} ${path} ${init.body}`);
        },
      ),
      { numRuns: 300 },
    );
    user = await signUp();
  });

  test('U1 a body of two megabytes is refused before it is parsed, wherever one is read', async () => {
    for (const [method, path] of [...ENDPOINTS, ...OPERATORS]) {
      if (READ_NO_BODY.has(path)) continue;
      const headers = headersFor(path, { 'Content-Type': 'application/json' });
      const body = JSON.stringify({ email: 'x'.repeat(TWO_MIB) });
      // The connection may be closed while the rest of the body is still being sent.
      const response = await send(path, { method, headers, body }).catch(() => null);
      if (response !== null) expect(response.status, path).toBe(413);
    }
  });

  test.each([
    'text/xml',
    'multipart/form-data',
    'application/json; charset=utf-7',
    'x'.repeat(5000),
  ])('U1 a body of type %.40s is read as JSON or refused', async (type) => {
    for (const [method, path, right] of ENDPOINTS) {
      const init = {
        method,
        headers: headersFor(path, { 'Content-Type': type }),
        body: JSON.stringify(right),
      };
      await expectHandled(await send(path, init), path);
    }
    user = await signUp();
  });

  test('U1 an overlong header is refused, and the service keeps running', async () => {
    for (const name of ['X-Client-Info', 'apikey', 'Cookie', 'X-Forwarded-For', 'User-Agent']) {
      const response = await send('/user', { headers: { [name]: 'x'.repeat(TWO_MIB) } }).catch(
        () => null,
      );
      if (response !== null) expect(response.status).toBe(431);
    }
    expect((await send('/health')).status).toBe(200);
  });

  test('U1 any header value can be stored with a session', async () => {
    const headers = {
      'Content-Type': 'application/json',
      'User-Agent': `${'x'.repeat(8000)}\u00ff`,
      'X-Forwarded-For': 'x'.repeat(8000),
    };
    const body = JSON.stringify({ email: newEmail(), password: PASSWORD });
    expect((await send('/signup', { method: 'POST', headers, body })).status).toBe(200);
  });
});

describe('privilege escalation', () => {
  const greedy = {
    role: 'service_role',
    aud: 'admin',
    app_metadata: { provider: 'google', role: 'admin', admin: true },
    user_metadata: { admin: true },
    is_super_admin: true,
    is_anonymous: false,
    email_confirm: true,
    email_confirmed_at: '2000-01-01T00:00:00Z',
    confirmed_at: '2000-01-01T00:00:00Z',
    banned_until: null,
    id: UNKNOWN_USER_ID,
    identities: [{ provider: 'google', id: 'another-user' }],
    factors: [{ status: 'verified' }],
  };

  async function expectOrdinary(id: string): Promise<void> {
    const [row] = await auth.sql(
      `select app_metadata::text as app, is_anonymous::text as anonymous from auth_service.users where id = '${id}'`,
    );
    expect(JSON.parse(String(row?.app))).toEqual({ provider: 'email', providers: ['email'] });
    const identities = await auth.sql(
      `select provider from auth_service.identities where user_id = '${id}'`,
    );
    expect(identities).toEqual([{ provider: 'email' }]);
  }

  test('U1 R1 by signing up', async () => {
    const asked = { ...greedy, email: newEmail(), password: PASSWORD, data: greedy };
    const { status, body } = await auth.post('/signup', asked);
    expect(status).toBe(200);
    expect(body.user.id).not.toBe(UNKNOWN_USER_ID);
    await expectOrdinary(body.user.id);
    const claims = decodeJwt(body.access_token);
    expect(claims).toMatchObject({ role: 'authenticated', aud: 'authenticated', aal: 'aal1' });
    expect(claims.app_metadata).toEqual({ provider: 'email', providers: ['email'] });
  });

  test('U1 R1 by requesting a code', async () => {
    const email = newEmail();
    await auth.post('/otp', { ...greedy, email, data: greedy });
    const [row] = await auth.sql(
      `select id::text from auth_service.users where email = '${email}'`,
    );
    await expectOrdinary(String(row?.id));
  });

  test("U1 R1 by changing one's own user", async () => {
    const someone = await signUp();
    const { app_metadata: _, ...rest } = greedy;
    const changed = await auth.ask('PUT', '/user', {
      token: someone.token,
      body: { ...rest, data: greedy },
    });
    expect(changed.status).toBe(200);
    expect(changed.body.role).toBe('authenticated');
    await expectOrdinary(someone.id);
    const refused = await auth.ask('PUT', '/user', { token: someone.token, body: greedy });
    expect([refused.status, refused.body.code]).toEqual([403, 'not_admin']);
  });

  test('U1 R1 user metadata does not widen access to the data API', async () => {
    const someone = await signUp();
    await auth.ask('PUT', '/user', {
      token: someone.token,
      body: { data: { role: 'service_role' } },
    });
    const { body } = await auth.post('/token?grant_type=refresh_token', {
      refresh_token: someone.refreshToken,
    });
    const tables = ['auth_service.users', 'users', 'pg_authid', 'schema_migrations'];
    for (const table of tables) {
      const response = await fetch(`${auth.url}/rest/v1/${table}`, {
        headers: { Authorization: `Bearer ${body.access_token}`, 'Accept-Profile': 'public' },
      });
      expect(response.status, table).toBe(404);
    }
    const profile = await fetch(`${auth.url}/rest/v1/users`, {
      headers: { Authorization: `Bearer ${auth.serviceKey}`, 'Accept-Profile': 'auth_service' },
    });
    expect(profile.status).toBe(406);
  });
});

describe('data of other users', () => {
  test("U1 U2 another user's session, factor, challenge and identity are out of reach", async () => {
    const [mine, theirs] = [await signUp(), await signUp()];
    const enrolled = await auth.post('/factors', { factor_type: 'totp' }, { token: theirs.token });
    const factor = `/factors/${enrolled.body.id}`;
    const challenge = await auth.post(`${factor}/challenge`, {}, { token: theirs.token });
    const answer = { challenge_id: challenge.body.id, code: '123456' };
    for (const attempt of [
      auth.post(`${factor}/challenge`, {}, { token: mine.token }),
      auth.post(`${factor}/verify`, answer, { token: mine.token }),
      auth.ask('DELETE', factor, { token: mine.token }),
    ]) {
      const { status, body } = await attempt;
      expect([status, body.code]).toEqual([404, 'mfa_factor_not_found']);
    }
    const own = await auth.post('/factors', { factor_type: 'totp' }, { token: mine.token });
    const crossed = await auth.post(`/factors/${own.body.id}/verify`, answer, {
      token: mine.token,
    });
    expect(crossed.status).toBe(422);

    const [identity] = await auth.sql(
      `select id::text from auth_service.identities where user_id = '${theirs.id}'`,
    );
    const path = `/user/identities/${identity?.id}`;
    const unlinked = await auth.ask('DELETE', path, { token: mine.token });
    expect(unlinked.status).toBe(422);
    for (const admin of [`/admin/users/${theirs.id}`, '/admin/users']) {
      expect((await auth.get(admin, { token: mine.token })).body.code).toBe('not_admin');
    }
    expect((await auth.get('/user', { token: theirs.token })).body.factors).toHaveLength(1);
  });

  test('U1 a spoofed address is neither trusted nor stored', async () => {
    const forged = {
      'X-Forwarded-For': '203.0.113.9',
      'X-Real-IP': '203.0.113.9',
      Forwarded: 'for=203.0.113.9',
    };
    const email = newEmail();
    const { body } = await auth.post('/signup', { email, password: PASSWORD }, { headers: forged });
    const kept = await auth.sql(
      `select client_address from auth_service.sessions where user_id = '${body.user.id}'`,
    );
    expect(JSON.stringify(kept)).not.toContain('203.0.113.9');
    const token = body.access_token;
    const enrolled = await auth.post(
      '/factors',
      { factor_type: 'phone', phone: newPhone() },
      { token },
    );
    const factor = `/factors/${enrolled.body.id}`;
    const challenge = await auth.post(`${factor}/challenge`, {}, { token, headers: forged });
    const answer = {
      challenge_id: challenge.body.id,
      code: auth.outbox.sms.at(-1)?.text.match(/\d{6}/)?.[0],
    };
    expect((await auth.post(`${factor}/verify`, answer, { token })).status).toBe(200);
  });
});

describe('duplicate and confusing parameters', () => {
  const ambiguous = [
    '/token?grant_type=password&grant_type=refresh_token',
    '/token?grant_type[]=password',
    '/token?grant_type=__proto__',
    '/token?grant_type=constructor',
    '/token?grant_type=toString',
    '/token?__proto__[grant_type]=password',
  ];
  test.each(ambiguous)('U1 POST %s is refused', async (path) => {
    const { status, body } = await auth.post(path, { email: user.email, password: `${PASSWORD}x` });
    expect([status, body.code]).toEqual([400, 'invalid_credentials']);
  });

  test('U1 the last of duplicate fields counts', async () => {
    const twice = `{"email":"${user.email}","password":"${PASSWORD}","password":"wrong"}`;
    const { status } = await auth.post('/token?grant_type=password', twice);
    expect(status).toBe(400);
  });

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'U1 %s has no special meaning',
    async (name) => {
      const token = user.token;
      const answers = [
        await auth.get(`/authorize?provider=${name}`),
        await auth.post('/factors', { factor_type: name }, { token }),
        await auth.post('/resend', { type: name, email: user.email }),
        await auth.post('/verify', { type: name, email: user.email, token: '123456' }),
        await auth.post(`/logout?scope=${name}`, {}, { token }),
        await auth.post(
          '/admin/generate_link',
          { type: name, email: user.email },
          { token: auth.serviceKey },
        ),
      ];
      for (const { status, body } of answers) {
        expect([status, body.code]).toEqual([400, 'validation_failed']);
      }
      const missed = await auth.get(`/verify?token=x&type=${name}`);
      expect(new URL(missed.headers.get('location') ?? '').origin).toBe(SITE);
    },
  );

  test('U1 a __proto__ key in user metadata is data or ignored, and affects no one else', async () => {
    const someone = await signUp();
    const body =
      '{"data":{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}}';
    const changed = await auth.ask('PUT', '/user', { token: someone.token, body });
    expect(changed.status).toBeLessThan(500);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    const { body: other } = await auth.get('/user', { token: (await signUp()).token });
    expect(other.user_metadata).not.toHaveProperty('polluted');
  });
});

describe('redirect addresses', () => {
  const evil = [
    'https://evil.example',
    '//evil.example',
    '///evil.example',
    '////evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https:evil.example',
    'https:/evil.example',
    'https:\\\\evil.example',
    'HTTPS://EVIL.EXAMPLE',
    `${SITE}@evil.example`,
    `${SITE}:443@evil.example/`,
    `${SITE}%40evil.example`,
    `${SITE}\\@evil.example`,
    `${SITE}.evil.example`,
    `${SITE}\u3002evil.example`,
    'https://site.example\t@evil.example',
    ' https://evil.example',
    'https://evil.example#https://site.example',
    'https://evil.example?https://site.example',
    'https://evil.example/https://site.example',
    'https://site.example:444/',
    'http://site.example/',
    'https://sub.site.example/',
    'https://site.example./',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0177.0.0.1/',
    'http://127.1/',
    'http://[::ffff:7f00:1]/',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'blob:https://site.example/1',
    `${SITE}/\r\nSet-Cookie: stolen=1`,
    `${SITE}/%0d%0aSet-Cookie:%20stolen=1`,
    `${APP}@evil.example/`,
    `${APP}.evil.example/`,
    'https://xapp.example.org/',
    'https://app.example.org:444/',
    'https://app\u3002example.org.evil.example/',
  ];
  const OURS = [SITE, APP];

  /** Resolves a Location header as a browser does on our page. */
  const ledTo = (response: { headers: Headers }) =>
    new URL(response.headers.get('location') ?? '', `${SITE}/page`);

  test.each(evil)('U1 %j is not followed', async (address) => {
    const redirect = encodeURIComponent(address);
    const answers = [
      await send(`/verify?token=unknown&type=recovery&redirect_to=${redirect}`),
      await send(`/verify?token=&type=signup&redirect_to=${redirect}`),
      await send(`/callback?code=x&state=y&redirect_to=${redirect}`),
      await send(`/verify?token=x&type=recovery&redirect_to=${SITE}&redirect_to=${redirect}`),
      await send(`/verify?token=x&type=recovery&redirect_to=${redirect}`, {
        headers: { Referer: 'https://evil.example/', Origin: 'https://evil.example' },
      }),
    ];
    for (const response of answers) {
      expect(response.status).toBe(303);
      expect(OURS, String(ledTo(response))).toContain(ledTo(response).origin);
      expect(response.headers.get('set-cookie')).toBeNull();
    }
    await auth.post(`/recover?redirect_to=${redirect}`, { email: user.email });
    const [link = ''] = /https?:\S+/.exec(auth.outbox.mail.at(-1)?.text ?? '') ?? [];
    expect(link).not.toBe('');
    const { pathname, search } = new URL(link);
    expect(pathname).toBe('/auth/v1/verify');
    expect(OURS).toContain(ledTo(await send(`/verify${search}`)).origin);
  });

  test.each([`${SITE}/`, `${SITE}/deep/page?a=b`, `${APP}/page#part`, `${APP}/`])(
    'U1 %s is followed, so the refusals above have the right cause',
    async (address) => {
      const path = `/verify?token=x&type=recovery&redirect_to=${encodeURIComponent(address)}`;
      const led = ledTo(await send(path));
      expect(led.origin + led.pathname).toBe(address.split(/[?#]/)[0]);
    },
  );
});

describe('paths', () => {
  test.each([
    '/admin/../user',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/user/',
    '//user',
    '/user%00',
    '/user;admin',
    '/ADMIN/USERS',
    '/admin%2fusers',
    '/admin/users/..%2f..%2fuser',
    "/admin/users/' or 1=1 --",
    `/admin/users/${'a'.repeat(5000)}`,
    '/factors/..%2fuser/challenge',
    '/%ff',
  ])('U1 GET %j reveals nothing', async (path) => {
    const response = await send(path, { headers: { Authorization: `Bearer ${user.token}` } });
    expect(response.status).toBeLessThan(500);
    const text = await response.text();
    expect(text).not.toContain('root:');
    if (response.status === 200) expect(JSON.parse(text).id).toBe(user.id);
  });
});
