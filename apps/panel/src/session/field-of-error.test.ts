import { AuthApiError, AuthRetryableFetchError } from '@supabase/auth-js';
import { expect, test } from 'vitest';
import { fieldOfError } from './field-of-error.ts';

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
