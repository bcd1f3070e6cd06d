import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSignedIn } from './session-presence.ts';

/** Seconds since 1970. */
const NOW_SECONDS = 1_800_000_000;

test.each([
  [
    'can be refreshed',
    { access_token: 'a', refresh_token: 'r', expires_at: NOW_SECONDS - 1 },
    true,
  ],
  ['has not expired', { access_token: 'a', expires_at: NOW_SECONDS + 1 }, true],
  ['has expired for good', { access_token: 'a', expires_at: NOW_SECONDS - 1 }, false],
  ['has no expiry time', { access_token: 'a' }, false],
  ['has no access token', { refresh_token: 'r', expires_at: NOW_SECONDS + 1 }, false],
  ['has blank tokens', { access_token: '', refresh_token: '', expires_at: NOW_SECONDS + 1 }, false],
])('S1 a session that %s', (_, session, signedIn) => {
  expect(isSignedIn(JSON.stringify(session), NOW_SECONDS)).toBe(signedIn);
});

test('S1 without a stored session the visitor is signed out', () => {
  expect(isSignedIn(null, NOW_SECONDS)).toBe(false);
});

test('S1 whatever is stored, reading it never throws', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
      expect(isSignedIn(stored, NOW_SECONDS)).toBeTypeOf('boolean');
    }),
  );
});
