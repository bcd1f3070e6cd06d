import { expect, test } from 'vitest';
import { nameFor, owedFactors } from './second-factor.ts';

const APP = { id: 'a', factor_type: 'totp', friendly_name: 'Phone', status: 'verified' };

/** A session at this level. The claim's 'ÿ?>' takes both characters that base64url writes differently. */
function sessionAt(aal: string, factors?: unknown) {
  const payload = Buffer.from(JSON.stringify({ note: 'ÿ?>', aal })).toString('base64url');
  return { access_token: `e30.${payload}.x`, user: { email: 'ann@example.com', factors } };
}

test('U2 a session below aal2 owes the second factors of its user', () => {
  const key = { id: 'k', factor_type: 'webauthn', friendly_name: ' ', status: 'verified' };
  const text = { id: 't', factor_type: 'phone', phone: '17045550100', status: 'verified' };
  expect(owedFactors(sessionAt('aal1', [APP, key, text]))).toEqual([
    { id: 'a', kind: 'app', name: 'Phone' },
    { id: 'k', kind: 'key', name: null },
    { id: 't', kind: 'phone', name: null },
  ]);
});

test.each([
  ['has shown it', sessionAt('aal2', [APP])],
  ['has none', sessionAt('aal1')],
  ['has only begun to add one', sessionAt('aal1', [{ ...APP, status: 'unverified' }])],
  ['has one of an unknown kind', sessionAt('aal1', [{ ...APP, factor_type: 'seal' }])],
  ['is unknown', 'not a session'],
])('U2 a session owes no second factor when its user %s', (_, session) => {
  expect(owedFactors(session)).toEqual([]);
});

test('U2 an unreadable token counts as below aal2', () => {
  expect(owedFactors({ access_token: 'x', user: { factors: [APP] } })).toHaveLength(1);
});

test('U2 a new factor gets a unique name', () => {
  expect(nameFor('key', ['Authenticator app'])).toBe('Security key');
  expect(nameFor('key', ['Security key', 'Security key 3'])).toBe('Security key 2');
  expect(nameFor('app', ['Authenticator app', 'Authenticator app 2'])).toBe('Authenticator app 3');
});
