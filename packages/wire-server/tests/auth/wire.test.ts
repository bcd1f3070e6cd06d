/** What all responses of the auth service have in common: the shape of errors, headers, and no 5xx. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AuthHarness, newEmail, PASSWORD, startAuth } from './harness.ts';

let auth: AuthHarness;
beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth?.stop());

describe('errors', () => {
  const refused = { email: 'none', password: PASSWORD };

  test('U1 carry their code for clients that request it, and echo the header', async () => {
    const { status, headers, body } = await auth.post('/signup', refused);
    expect(status).toBe(400);
    expect(body).toEqual({
      code: 'validation_failed',
      message: 'Unable to validate email address: invalid format',
    });
    expect(headers.get('x-supabase-api-version')).toBe('2024-01-01');
    expect(headers.get('x-sb-error-code')).toBe('validation_failed');
  });

  test('U1 have the older shape otherwise', async () => {
    const response = await fetch(`${auth.authUrl}/signup`, {
      method: 'POST',
      body: JSON.stringify(refused),
    });
    expect(await response.json()).toEqual({
      code: 400,
      error_code: 'validation_failed',
      msg: 'Unable to validate email address: invalid format',
    });
    expect(response.headers.has('x-supabase-api-version')).toBe(false);
    expect(response.headers.get('x-sb-error-code')).toBe('validation_failed');
  });

  test.each(['{', '[]', '"text"', '7', 'null', 'a=b', '\0'])(
    'U1 the body %j is bad JSON',
    async (body) => {
      for (const path of ['/signup', '/token?grant_type=password', '/token?grant_type=pkce']) {
        const answer = await auth.ask('POST', path, { body });
        expect(answer.status).toBe(400);
        expect(answer.body.code).toBe('bad_json');
      }
    },
  );

  test('U1 a body over 64 KiB is too large, with or without Content-Length', async () => {
    const body = JSON.stringify({ email: newEmail(), unknown: 'x'.repeat(64 * 1024) });
    const told = await auth.ask('POST', '/recover', { body });
    expect(told.status).toBe(413);
    expect(told.body.code).toBe('request_entity_too_large');
    const untold = await fetch(`${auth.authUrl}/recover`, {
      method: 'POST',
      body: new Blob([body]).stream(),
      duplex: 'half',
    } as RequestInit);
    expect(untold.status).toBe(413);
    expect((await untold.json()).error_code).toBe('request_entity_too_large');
  });

  test('U1 a body of 64 KiB is accepted, from a user and a stranger alike', async () => {
    const { body: session } = await auth.post('/signup', { email: newEmail(), password: PASSWORD });
    const ask = (bytes: number) => {
      const body = { unknown: 'x'.repeat(bytes) };
      return [
        auth.post('/recover', { ...body, email: newEmail() }),
        auth.ask('PUT', '/user', { body, token: session.access_token }),
      ];
    };
    for (const { status } of await Promise.all(ask(65_000))) expect(status).toBe(200);
    for (const { status } of await Promise.all(ask(66_000))) expect(status).toBe(413);
  });

  test.each([
    ['10,001 values', `[${'0,'.repeat(10_000)}0]`],
    ['65 levels', `${'['.repeat(64)}${']'.repeat(64)}`],
    ['60,000 levels', '['.repeat(60_000)],
  ])('U1 a body of %s is refused before it is parsed, in any field', async (_name, value) => {
    const answer = await auth.ask('POST', '/recover', {
      body: `{"email":"ann@example.com","unknown":${value}}`,
    });
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
  });

  test('U1 metadata may nest 63 levels', async () => {
    const data = JSON.parse(`${'{"a":'.repeat(63)}1${'}'.repeat(63)}`);
    const { body } = await auth.post('/signup', { email: newEmail(), password: PASSWORD, data });
    expect(body.user.user_metadata).toEqual(data);
  });

  test('U1 an unknown path is 404, a wrong method 405 with Allow', async () => {
    const unknown = await auth.get('/nowhere');
    expect(unknown.status).toBe(404);
    expect(unknown.body).toEqual({ code: 'not_found', message: 'Not found' });
    const wrong = await auth.ask('DELETE', '/user');
    expect(wrong.status).toBe(405);
    expect(wrong.body.code).toBe('method_not_allowed');
    expect(wrong.headers.get('allow')?.split(', ')).toContain('GET');
    expect((await auth.get('/signup')).status).toBe(405);
  });
});

describe('every response', () => {
  test('U1 is readable by any origin and never cached', async () => {
    const origin = { Origin: 'https://example.com' };
    for (const { headers } of [
      await auth.get('/settings', { headers: origin }),
      await auth.get('/user', { headers: origin }),
      await auth.get('/nowhere', { headers: origin }),
    ]) {
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
    const preflight = await auth.ask('OPTIONS', '/token?grant_type=password', {
      headers: {
        ...origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'apikey,authorization,x-supabase-api-version',
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('apikey');
    expect(preflight.headers.get('access-control-allow-methods')).toContain('PUT');
  });
});

describe('public endpoints', () => {
  test('U1 health is 200 and names GoTrue', async () => {
    expect(await auth.get('/health')).toMatchObject({ status: 200, body: { name: 'GoTrue' } });
  });

  test('U1 settings list the sign-in methods and nothing else', async () => {
    expect((await auth.get('/settings')).body).toEqual({
      external: { anonymous_users: false, email: true, phone: true },
      disable_signup: false,
      mailer_autoconfirm: true,
      phone_autoconfirm: true,
      sms_provider: '',
      saml_enabled: false,
      manual_linking: false,
      recovery_codes: true,
      invited_sign_up: false,
    });
  });
});

describe('text that cannot be stored', () => {
  test.each([
    { email: 'ann@example.com\0' },
    { password: 'correct\0horse' },
    { data: { name: 'half a pair \ud83d' } },
    { data: { name: 'nul \0' } },
    { data: JSON.parse(`${'{"a":'.repeat(70)}1${'}'.repeat(70)}`) },
    { data: [] },
    { data: 'text' },
    { email: { address: 'ann@example.com' } },
    { password: ['a', 'b', 'c', 'd', 'e', 'f'] },
  ])('U1 %j is refused with 400', async (part) => {
    const body = { email: newEmail(), password: PASSWORD, ...part };
    const { status, body: answer } = await auth.post('/signup', body);
    expect(status).toBe(400);
    expect(answer.code).toBe('validation_failed');
  });

  test('U1 metadata too large for access tokens is refused, at once or in steps', async () => {
    const data = (bytes: number, name = 'a') => ({ [name]: 'x'.repeat(bytes) });
    const much = { email: newEmail(), password: PASSWORD, data: data(17_000) };
    const TOO_LARGE = {
      status: 400,
      body: {
        code: 'validation_failed',
        message: 'The metadata of a user may take 16 KiB at most',
      },
    };
    expect(await auth.post('/signup', much)).toMatchObject(TOO_LARGE);
    const { body } = await auth.post('/signup', { ...much, data: data(10_000) });
    const token = body.access_token;
    expect((await auth.get('/user', { token })).status).toBe(200);
    const more = { data: data(10_000, 'b') };
    expect(await auth.ask('PUT', '/user', { token, body: more })).toMatchObject(TOO_LARGE);
  });

  test('U1 property names of Object.prototype are ordinary keys', async () => {
    const data = JSON.parse('{"__proto__":{"role":"x"},"constructor":1,"toString":2}');
    const { status, body } = await auth.ask('POST', '/signup', {
      body: `{"email":"${newEmail()}","password":"${PASSWORD}","__proto__":{"aud":"x"},"data":${JSON.stringify(data)}}`,
    });
    expect(status).toBe(200);
    expect(body.user.aud).toBe('authenticated');
    expect(Object.hasOwn(body.user.user_metadata, 'constructor')).toBe(true);
    expect(({} as Record<string, unknown>).role).toBeUndefined();
  });
});
