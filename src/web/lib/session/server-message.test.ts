import { AuthApiError, AuthRetryableFetchError, AuthUnknownError } from '@supabase/auth-js';
import { expect, test } from 'vitest';
import { serverMessage } from './server-message.ts';

test.each([
  [
    'a refusal',
    new AuthApiError('Invalid login credentials', 400, 'x'),
    'Invalid login credentials',
  ],
  ['a server that is busy', new AuthRetryableFetchError('Please wait', 503), 'Please wait'],
  ['no answer', new AuthRetryableFetchError('Failed to fetch', 0), null],
  ['an answer without words', new AuthApiError('{"code":"x"}', 400, 'x'), null],
  ['an answer nobody can read', new AuthUnknownError('Unexpected token', null), null],
  ['a mistake of our own', new TypeError('x is not a function'), null],
])('A3 what the server said: %s', (_, failure, message) => {
  expect(serverMessage(failure)).toBe(message);
});
