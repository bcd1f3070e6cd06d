import { AuthApiError, AuthRetryableFetchError, AuthUnknownError } from '@supabase/auth-js';
import { expect, test } from 'vitest';
import { fieldOfError, serverMessage } from './use-submission.ts';

test.each([
  ['invalid_credentials', 'password'],
  ['user_already_exists', 'email'],
  ['mfa_verification_failed', 'code'],
  ['over_request_rate_limit', null],
])('A3 %s is about %s', (code, field) => {
  expect(fieldOfError(new AuthApiError('Refused', 400, code))).toBe(field);
});

test('A3 no response is about no field', () => {
  expect(fieldOfError(new AuthRetryableFetchError('Failed to fetch', 0))).toBeNull();
});

test.each([
  [
    'a refusal',
    new AuthApiError('Invalid login credentials', 400, 'x'),
    'Invalid login credentials',
  ],
  ['a server that is busy', new AuthRetryableFetchError('Please wait', 503), 'Please wait'],
  ['no response', new AuthRetryableFetchError('Failed to fetch', 0), null],
  ['a response without a message', new AuthApiError('{"code":"x"}', 400, 'x'), null],
  ['an unreadable response', new AuthUnknownError('Unexpected token', null), null],
  ['a bug of our own', new TypeError('x is not a function'), null],
])('A3 the server’s message: %s', (_, failure, message) => {
  expect(serverMessage(failure)).toBe(message);
});
