import { describe, expect, test } from 'vitest';
import { callerOf, type VerifyCredential } from './request-headers.ts';
import { InvalidCredential } from './rest-errors.ts';

/** A token is the name of its role, bare or in the shape of a JWT; 'bad' is invalid. */
const verify: VerifyCredential = async (token) => {
  const role = token.replace(/^a\.|\.c$/g, '');
  if (token === EXPOSED) {
    return { ok: false, failure: { kind: 'exposed', message: 'shown' } };
  }
  return role === 'bad'
    ? { ok: false, failure: { kind: 'claims', message: 'JWT expired' } }
    : { ok: true, role, claims: { sub: '1' } };
};

const EXPOSED = 'sb_secret_in_a_browser';

const caller = (headers: Record<string, string>) => callerOf(new Headers(headers), verify);

describe('R1 callerOf', () => {
  test.each([
    ['no header', {}],
    ['a key alone', { apikey: 'k' }],
    ['a key sent as bearer too', { apikey: 'k', Authorization: 'Bearer k' }],
    ['a key that is a role and no JWT', { apikey: 'service_role' }],
    ['a JWT key that is not valid', { apikey: 'a.bad.c', Authorization: 'Bearer a.bad.c' }],
    ['a user’s token sent as the key', { apikey: 'a.authenticated.c' }],
    ['a key for a role no request may have', { apikey: 'a.postgres.c' }],
    ['an empty bearer', { Authorization: 'Bearer ' }],
    ['another scheme', { Authorization: 'Basic authenticated' }],
  ])('%s is anonymous', async (_name, headers) => {
    expect(await caller(headers)).toEqual({ role: 'anon', claims: {} });
  });

  test('a valid token gives its role and claims', async () => {
    expect(await caller({ apikey: 'k', Authorization: 'bearer authenticated' })).toEqual({
      role: 'authenticated',
      claims: { sub: '1' },
    });
  });

  test.each(['anon', 'service_role'])('a valid key gives its role: %s', async (role) => {
    const key = `a.${role}.c`;
    const expected = { role, claims: { sub: '1' } };
    expect(await caller({ apikey: key })).toEqual(expected);
    expect(await caller({ apikey: key, Authorization: `Bearer ${key}` })).toEqual(expected);
  });

  test('a token takes precedence over a key', async () => {
    const headers = { apikey: 'a.service_role.c', Authorization: 'Bearer authenticated' };
    expect((await caller(headers)).role).toBe('authenticated');
  });

  test('a secret key sent from a browser is refused in every header', async () => {
    for (const headers of [{ apikey: EXPOSED }, { Authorization: `Bearer ${EXPOSED}` }]) {
      await expect(caller(headers)).rejects.toBeInstanceOf(InvalidCredential);
    }
  });

  test.each(['bad', 'postgres', 'supabase_admin'])('%s is refused', async (token) => {
    await expect(caller({ Authorization: `Bearer ${token}` })).rejects.toBeInstanceOf(
      InvalidCredential,
    );
  });
});
