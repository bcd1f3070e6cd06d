import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isFailedLink,
  loginPath,
  nextPath,
  providerFailure,
  providerReturnPath,
  saysEnded,
  stepOf,
  stepPath,
} from './login-address.ts';

const at = (address: string) => new URL(address, 'https://example.org');

test.each([
  ['/admin', 'no-session', '/login'],
  ['/admin', 'ended', '/login?ended=1'],
  ['/admin/members?member=7', 'no-session', '/login?next=%2Fadmin%2Fmembers%3Fmember%3D7'],
  ['/admin/members?member=7', 'ended', '/login?next=%2Fadmin%2Fmembers%3Fmember%3D7&ended=1'],
  ['/admin/members?member=7', 'logged-out', '/login'],
  ['/admin?error=x&error_code=otp_expired', 'no-session', '/login?link=failed'],
  ['/admin#error=x&error_code=otp_expired', 'ended', '/login?link=failed'],
] as const)('A4 signing out at %s (%s) leads to %s', (from, why, path) => {
  expect(loginPath(at(from), why)).toBe(path);
});

test('A4 the login page leads back to the page that was left', () => {
  const { search } = at(loginPath(at('/admin/members?search=a&member=7'), 'ended'));
  expect(nextPath(search)).toBe('/admin/members?search=a&member=7');
  expect(saysEnded(search)).toBe(true);
});

test.each([
  ['', '/admin'],
  ['?next=/admin', '/admin'],
  ['?next=/admin/chains?chain=new', '/admin/chains?chain=new'],
  ['?next=/admin/settings/words?word=new', '/admin/settings/words?word=new'],
  ['?next=/admin/settings/words/x', '/admin'],
  ['?next=/', '/admin'],
  ['?next=/login', '/admin'],
  ['?next=/administration', '/admin'],
  ['?next=/admin/../x', '/admin'],
  ['?next=//example.com/admin', '/admin'],
  ['?next=https://example.com/admin', '/admin'],
  ['?next=/admin%23x', '/admin'],
])('A4 %s leads to %s', (search, path) => {
  expect(nextPath(search)).toBe(path);
});

test('A4 signing in leads to this site’s panel, whatever the address says', () => {
  fc.assert(
    fc.property(fc.string(), (next) => {
      const url = at(nextPath(`?${new URLSearchParams({ next })}`));
      expect(url.origin + url.pathname).toMatch(/^https:\/\/example\.org\/admin(\/[a-z]+){0,2}$/);
    }),
  );
});

test('A1 every step has an address with the same destination', () => {
  const search = '?next=%2Fadmin%2Fmembers%3Fmember%3D7&ended=1&step=sign-up';
  for (const step of ['log-in', 'sign-up', 'forgot-password', 'new-password'] as const) {
    const address = at(stepPath(search, step));
    expect(stepOf(address.search)).toBe(step);
    expect(nextPath(address.search)).toBe('/admin/members?member=7');
    expect(saysEnded(address.search)).toBe(false);
  }
  expect(stepOf('?step=unheard-of')).toBe('log-in');
});

test('A2 a mailed link that led to a session did not fail', () => {
  expect(isFailedLink(at('/login?step=new-password#access_token=a&type=recovery'))).toBe(false);
  expect(isFailedLink(at('/login?step=new-password&error_code=otp_expired#error_code=x'))).toBe(
    true,
  );
});

test('A2 a provider returns to where the login page leads, and its failure is not that of a mailed link', () => {
  const back = providerReturnPath('?next=%2Fadmin%3Fmember%3D7&ended=1');
  expect(nextPath(at(back).search)).toBe('/admin?member=7');
  expect(saysEnded(at(back).search)).toBe(false);
  expect(providerFailure(at(back))).toBeNull();
  const refused = at(`${back}&error=access_denied#error=access_denied`);
  expect(providerFailure(refused)).toBe('access_denied');
  expect(isFailedLink(refused)).toBe(false);
  expect(providerFailure(at('/login?error_code=otp_expired'))).toBeNull();
});
