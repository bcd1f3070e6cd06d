import { describe, expect, test } from 'vitest';
import { callerOf, InvalidToken, type VerifyAccessToken } from './caller.ts';

const verify: VerifyAccessToken = async (token) =>
  token === 'bad'
    ? { ok: false, failure: { code: 'PGRST303', message: 'JWT expired' } }
    : { ok: true, role: token, claims: { sub: '1' } };

const caller = (headers: Record<string, string>) => callerOf(new Headers(headers), verify);

describe('R1 who is calling', () => {
  test.each([
    ['no header', {}],
    ['a key alone', { apikey: 'k' }],
    ['a key sent as bearer too', { apikey: 'service_role', Authorization: 'Bearer service_role' }],
    ['an empty bearer', { Authorization: 'Bearer ' }],
    ['another scheme', { Authorization: 'Basic authenticated' }],
  ])('%s is a visitor', async (_name, headers) => {
    expect(await caller(headers)).toEqual({ role: 'anon', claims: {} });
  });

  test('a token that holds gives its role and claims', async () => {
    expect(await caller({ apikey: 'k', Authorization: 'bearer authenticated' })).toEqual({
      role: 'authenticated',
      claims: { sub: '1' },
    });
  });

  test.each(['bad', 'postgres', 'supabase_admin'])('%s is refused', async (token) => {
    await expect(caller({ Authorization: `Bearer ${token}` })).rejects.toBeInstanceOf(InvalidToken);
  });
});
