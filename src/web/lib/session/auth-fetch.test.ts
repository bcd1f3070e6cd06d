import { expect, test } from 'vitest';
import { isNoAnswer } from './auth-fetch.ts';

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
