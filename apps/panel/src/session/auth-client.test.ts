import { expect, test } from 'vitest';
import { isNoAnswer, parseAuthSettings, providerName, withoutServerTime } from './auth-client.ts';

const REFRESH = 'https://example.org/auth/v1/token?grant_type=refresh_token';
const LOG_IN = 'https://example.org/auth/v1/token?grant_type=password';

function answer(url: string, status: number, contentType: string): Response {
  const response = new Response('{}', { status, headers: { 'Content-Type': contentType } });
  return Object.defineProperty(response, 'url', { value: url });
}

test.each([
  ['an error from the service', REFRESH, 400, 'application/json', false],
  ['a success', REFRESH, 200, 'application/json', false],
  ["a proxy's error page", REFRESH, 502, 'text/html', true],
  ["a firewall's refusal", REFRESH, 403, 'text/html', true],
  ['too many refreshes', REFRESH, 429, 'application/json; charset=utf-8', true],
  ['too many sign-ins', LOG_IN, 429, 'application/json', false],
])('A5 %s (%s, %i) counts as no response: %s', (_, url, status, contentType, expected) => {
  expect(isNoAnswer(answer(url, status, contentType))).toBe(expected);
});

test('A5 a session expires its seconds after receipt, whatever time the server names', async () => {
  const session = {
    access_token: 'a',
    expires_in: 3600,
    expires_at: 1_700_000_000,
    user: { id: 'u' },
  };
  const kept = await withoutServerTime(Response.json(session, { headers: { 'X-Version': '1' } }));
  expect(await kept.json()).toEqual({ access_token: 'a', expires_in: 3600, user: { id: 'u' } });
  expect(kept.headers.get('X-Version')).toBe('1');
});

test.each([
  ['a challenge, which has no lifetime', Response.json({ id: 'c', expires_at: 1_700_000_000 })],
  ['a list', Response.json([{ expires_at: 1 }])],
  ['an empty answer', new Response(null, { status: 204 })],
  ['an answer that is no JSON', new Response('{"expires_in":1,"expires_at":2}')],
])('A5 %s passes unchanged', async (_, answer) => {
  const [text, status] = [await answer.clone().text(), answer.status];
  const kept = await withoutServerTime(answer);
  expect([await kept.text(), kept.status]).toEqual([text, status]);
});

test('A1 only real providers of a Supabase project are offered', () => {
  const external = {
    anonymous_users: false,
    apple: false,
    email: true,
    github: true,
    linkedin_oidc: true,
    phone: true,
    web3_solana: true,
  };
  const settings = parseAuthSettings({ external, disable_signup: true, saml_enabled: false });
  expect(settings).toEqual({
    providers: ['github', 'linkedin_oidc'],
    signUpClosed: true,
    invitedSignUp: false,
    skipsConfirmation: false,
    recoveryCodes: false,
    linking: true,
  });
  expect(settings.providers.map(providerName)).toEqual(['GitHub', 'LinkedIn']);
});

test('A1 a response of an unexpected shape gives the defaults', () => {
  const nothing = {
    providers: [],
    signUpClosed: false,
    invitedSignUp: false,
    skipsConfirmation: false,
    recoveryCodes: false,
    linking: true,
  };
  for (const answer of [null, [], { external: 'x' }]) {
    expect(parseAuthSettings(answer)).toEqual(nothing);
  }
});
