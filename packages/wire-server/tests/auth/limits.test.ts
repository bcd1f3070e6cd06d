/** Rate limits over the wire (U1, U3): which client is counted, the refusal, and what is never refused. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LIMITED } from '../../src/auth/config/rate-limits.ts';
import { type AuthHarness, newEmail, PASSWORD, startAuth } from './harness.ts';

/** Requests at once. */
const BURST = 30;
/** Tabs of one browser. */
const TABS = 20;

/** The server with limits, behind a local proxy that reports client addresses. */
let auth: AuthHarness;
/** The same server without a proxy. */
let direct: AuthHarness;

/** One request per period for each kind, so that no limit recovers during a test on a slow machine. */
const ONE_PER_PERIOD = Object.fromEntries(
  LIMITED.filter((kind) => kind !== 'refresh').map((kind) => [`LIMIT_${kind.toUpperCase()}`, '1']),
);

beforeAll(async () => {
  const limits = { ...ONE_PER_PERIOD, LIMITS: 'on', RESEND_WAIT: '60' };
  auth = await startAuth({ ...limits, TRUSTED_PROXIES: 'loopback' });
  direct = await startAuth({ ...limits, LIMIT_REFRESH: '50' });
});
afterAll(async () => {
  await auth?.stop();
  await direct?.stop();
});

let clients = 0;

/** The proxy's header for a new client address. */
function newClient(): Readonly<Record<string, string>> {
  clients += 1;
  return { 'X-Forwarded-For': `198.51.100.${clients}` };
}

/** The number of requests before the first 429, and that response. */
async function untilRefused(ask: () => ReturnType<AuthHarness['get']>, most = 200) {
  for (let passed = 0; passed < most; passed += 1) {
    const answer = await ask();
    if (answer.status === 429) return { passed, refusal: answer };
  }
  throw new Error(`${most} requests passed without a 429`);
}

describe('every endpoint that checks secrets, hashes or sends', () => {
  test.each([
    ['POST', '/token?grant_type=password', { password: '' }],
    ['POST', '/verify', { type: 'recovery', token_hash: 'x' }],
    ['POST', '/signup', { email: 'nonsense' }],
    ['POST', '/otp', { email: 'nonsense' }],
    ['POST', '/recover', { email: 'nonsense' }],
    ['POST', '/resend', { type: 'signup', email: 'nonsense' }],
    ['PUT', '/user', {}],
    ['POST', '/factors/83fd9e20-7a80-46e4-bf29-a86e3d6bbf66/challenge', {}],
    ['POST', '/factors/83fd9e20-7a80-46e4-bf29-a86e3d6bbf66/verify', {}],
    ['GET', '/reauthenticate', undefined],
    ['GET', '/authorize?provider=unknown', undefined],
  ])('U1 %s %s is answered 30 times at once, then refused', async (method, path, body) => {
    const headers = newClient();
    const { passed, refusal } = await untilRefused(() =>
      auth.ask(method, path, { headers, ...(body !== undefined && { body }) }),
    );
    expect(passed).toBe(30);
    expect(refusal.body).toEqual({
      code: 'over_request_rate_limit',
      message: 'Request rate limit reached',
    });
    expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refusal.headers.get('x-sb-error-code')).toBe('over_request_rate_limit');
  });

  test('U1 a link opened too often redirects with the reason', async () => {
    const headers = newClient();
    for (let i = 0; i < 30; i += 1) await auth.get('/verify?type=recovery&token=x', { headers });
    const refused = await auth.get('/verify?type=recovery&token=x', { headers });
    expect(refused.status).toBe(303);
    expect(refused.headers.get('location')).toContain('error_code=over_request_rate_limit');
  });

  test('U1 a client that waits for Retry-After is served again', async () => {
    const headers = newClient();
    const ask = () => auth.post('/signup', { email: 'nonsense' }, { headers });
    const { refusal } = await untilRefused(ask);
    auth.clock.advance(Number(refusal.headers.get('retry-after')));
    expect((await ask()).status).toBe(400);
  });

  test('U1 setting the clock back by an hour keeps no client waiting, and gives nothing back', async () => {
    const headers = newClient();
    const ask = () => auth.post('/recover', { email: newEmail() }, { headers });
    expect((await ask()).status).toBe(200);
    auth.clock.advance(-3600);
    expect((await untilRefused(ask)).passed).toBe(BURST - 1);
    auth.clock.advance(3600);
  });

  test('U1 pages of other origins may read Retry-After', async () => {
    const headers = { ...newClient(), Origin: 'https://app.example.com' };
    const { refusal } = await untilRefused(() =>
      auth.post('/signup', { email: 'nonsense' }, { headers }),
    );
    expect(refusal.headers.get('access-control-allow-origin')).toBe('*');
    expect(refusal.headers.get('access-control-expose-headers')).toContain('Retry-After');
  });
});

describe('attribution to clients', () => {
  const guess = (server: AuthHarness, headers: Readonly<Record<string, string>>) =>
    server.post('/signup', { email: 'nonsense' }, { headers });

  test('U1 a forged X-Forwarded-For does not make a new client', async () => {
    const { passed } = await untilRefused(() => guess(direct, newClient()));
    expect(passed).toBe(30);
  });

  test('U1 behind a proxy, entries forged by the client are ignored', async () => {
    const own = newClient()['X-Forwarded-For'];
    let i = 0;
    const { passed } = await untilRefused(() => {
      i += 1;
      return guess(auth, { 'X-Forwarded-For': `203.0.113.${i}, ${own}` });
    });
    expect(passed).toBe(30);
  });

  test('U1 one client at its limit does not affect another', async () => {
    const busy = newClient();
    await untilRefused(() => guess(auth, busy));
    expect((await guess(auth, newClient())).status).toBe(400);
  });

  test('U1 an IPv6 network is one client', async () => {
    let i = 0;
    const { passed } = await untilRefused(() => {
      i += 1;
      return guess(auth, { 'X-Forwarded-For': `2001:db8:1:2::${i.toString(16)}` });
    });
    expect(passed).toBe(30);
    expect((await guess(auth, { 'X-Forwarded-For': '2001:db8:1:3::1' })).status).toBe(400);
  });

  test.each([
    ['a word', 'unknown'],
    ['an incomplete address', '203.0.113'],
    ['commas', ',,,'],
    ['a blank', ' '],
    ['a quote', "';--"],
    ['an incomplete IPv6 address', '[::1'],
    ['8,000 letters', 'x'.repeat(8000)],
    ['500 addresses', '192.0.2.9, '.repeat(500)],
  ])('U1 %s as X-Forwarded-For causes no 5xx', async (_, header) => {
    for (const server of [auth, direct]) {
      server.clock.advance(300);
      expect((await guess(server, { 'X-Forwarded-For': header })).status).toBe(400);
    }
  });

  test('U1 the session stores the address reported by the proxy', async () => {
    await auth.post(
      '/signup',
      { email: newEmail(), password: PASSWORD },
      { headers: { 'X-Forwarded-For': '10.9.9.9, 192.0.2.77' } },
    );
    const rows = await auth.sql(
      "select from auth_service.sessions where client_address = '192.0.2.77'",
    );
    expect(rows).toHaveLength(1);
  });
});

describe('refreshing', () => {
  test(`U3 ${TABS} tabs that refresh together every hour of a long day are never refused`, async () => {
    const headers = newClient();
    const signUp = { email: newEmail(), password: PASSWORD };
    let { body } = await auth.post('/signup', signUp, { headers });
    for (let hour = 0; hour < 5; hour += 1) {
      auth.clock.advance(3600);
      const request = { refresh_token: body.refresh_token };
      const answers = await Promise.all(
        Array.from({ length: TABS }, () =>
          auth.post('/token?grant_type=refresh_token', request, { headers }),
        ),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      body = answers[0]?.body;
    }
  });

  test('U3 password guessing from a shared address does not sign other users out', async () => {
    const headers = newClient();
    const signUp = { email: newEmail(), password: PASSWORD };
    const { body } = await auth.post('/signup', signUp, { headers });
    await untilRefused(() =>
      auth.post('/token?grant_type=password', { email: newEmail(), password: '' }, { headers }),
    );
    const request = { refresh_token: body.refresh_token };
    const refreshed = await auth.post('/token?grant_type=refresh_token', request, { headers });
    expect(refreshed.status).toBe(200);
  });

  test('U3 a client over the refresh limit is refused, so that others are served', async () => {
    const ask = () => direct.post('/token?grant_type=refresh_token', {});
    const { passed, refusal } = await untilRefused(ask);
    expect(passed).toBeGreaterThanOrEqual(50);
    expect(refusal.body.code).toBe('over_request_rate_limit');
  });
});

describe('messages', () => {
  test.each([
    ['/recover', (email: string) => ({ email })],
    ['/otp', (email: string) => ({ email })],
    ['/resend', (email: string) => ({ email, type: 'signup' })],
  ])(
    'U1 %s: one a minute, with the same answer for known and unknown addresses',
    async (path, bodyOf) => {
      const known = newEmail();
      await auth.post('/signup', { email: known, password: PASSWORD }, { headers: newClient() });
      const answers = [];
      for (const email of [known, newEmail()]) {
        const first = await auth.post(path, bodyOf(email), { headers: newClient() });
        const second = await auth.post(path, bodyOf(email.toUpperCase()), { headers: newClient() });
        expect(second).toMatchObject({ status: 429, body: { code: 'over_email_send_rate_limit' } });
        answers.push([first.status, first.body, second.body.code]);
      }
      expect(answers[0]).toEqual(answers[1]);

      auth.clock.advance(60);
      const third = await auth.post(path, bodyOf(known), { headers: newClient() });
      expect(third.status).not.toBe(429);
    },
  );

  test('U1 one client can have 30 messages sent, across receivers and endpoints', async () => {
    const headers = newClient();
    const ask = (path: string) => auth.post(path, { email: newEmail() }, { headers });
    for (let i = 0; i < 20; i += 1) expect((await ask('/recover')).status).toBe(200);
    for (let i = 0; i < 10; i += 1) expect((await ask('/otp')).status).toBe(200);
    expect(await ask('/recover')).toMatchObject({
      status: 429,
      body: { code: 'over_email_send_rate_limit', message: 'email rate limit exceeded' },
    });
  });
});
