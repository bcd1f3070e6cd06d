import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseStored } from './session-state.ts';

/** Seconds since 1970. */
const NOW_SECONDS = 1_800_000_000;
const TOKENS = { access_token: 'a', refresh_token: 'r' };
const user = { email: 'ann@example.com' };

test.each([
  [
    'fresh',
    { ...TOKENS, user, expires_at: NOW_SECONDS + 1 },
    { email: user.email, hasExpired: false, owed: [] },
  ],
  [
    'expired',
    { ...TOKENS, user, expires_at: NOW_SECONDS },
    { email: user.email, hasExpired: true, owed: [] },
  ],
  [
    'without a user',
    { ...TOKENS, expires_at: NOW_SECONDS + 1 },
    { email: '', hasExpired: false, owed: [] },
  ],
  ['over', { access_token: 'a', user, expires_at: NOW_SECONDS }, null],
  ['no session', { user }, null],
])('A5 a stored session: %s', (_, session, expected) => {
  expect(parseStored(JSON.stringify(session), NOW_SECONDS)).toEqual(expected);
});

test('A5 whatever is stored, reading it never throws', () => {
  const stored = fc.oneof(
    fc.string(),
    fc.json(),
    fc.json().map((user) => `{"access_token":"a","refresh_token":"r","user":${user}}`),
  );
  fc.assert(
    fc.property(stored, (text) => {
      expect(() => parseStored(text, NOW_SECONDS)).not.toThrow();
    }),
  );
});
