/** Rate limits over the wire: what counts per address, the response, and what never counts. */
import { expect } from 'vitest';
import { askAuth, newNumber, newPerson, post, signUp } from './clients.ts';
import { describeTarget } from './describe-target.ts';
import type { RunningTarget } from './target.ts';

/** Burst size of each kind of request. */
const BURST = 4;
/** More requests than the limit allows, even as it refills during the test. */
const MANY = 5 * BURST;

const SIGN_IN = '/token?grant_type=password';

/** The rate-limited requests of docs/wire-protocol.md, as a visitor sends them. */
const LIMITED: readonly [name: string, path: string, body: () => unknown][] = [
  ['sign-in', SIGN_IN, newPerson],
  ['sign-up', '/signup', newPerson],
  ['codes', '/otp', () => ({ email: newPerson().email })],
  ['recovery', '/recover', () => ({ email: newPerson().email })],
  ['resending', '/resend', () => ({ type: 'signup', email: newPerson().email })],
  ['verification', '/verify', () => ({ type: 'sms', phone: newNumber(), token: '123456' })],
];

/** Sends all at once, so that no limit regains anything in between. */
async function askMany(target: RunningTarget, path: string, init: (i: number) => RequestInit) {
  const answers = await Promise.all(
    Array.from({ length: MANY }, (_, i) => askAuth(target, path, init(i))),
  );
  return { answers, refused: answers.filter(({ status }) => status === 429) };
}

describeTarget(
  'limits',
  (it, target) => {
    it('U1 refreshing has its own limit, which honest tabs never reach', async () => {
      const { client } = await signUp(target());
      for (let i = 0; i < MANY; i++) {
        expect((await client.auth.refreshSession()).error).toBeNull();
      }
    });

    it.each(LIMITED)(
      'U1 %s is limited per address, with Retry-After',
      async (_name, path, body) => {
        const { answers, refused } = await askMany(target(), path, () => post(body()));
        expect(Math.max(...answers.map(({ status }) => status))).toBe(429);
        const [first] = refused;
        expect(await first?.json()).toMatchObject({ error_code: expect.stringMatching(/^over_/) });
        expect(Number(first?.headers.get('retry-after'))).toBeGreaterThan(0);
      },
    );

    it('U1 a forged client address is ignored', async () => {
      const { refused } = await askMany(target(), SIGN_IN, (i) => {
        const forged = `203.0.113.${i}`;
        const headers = {
          'X-Forwarded-For': forged,
          'X-Real-IP': forged,
          Forwarded: `for=${forged}`,
        };
        return post(newPerson(), headers);
      });
      expect(refused.length).toBeGreaterThan(0);
    });

    it('U1 public keys are not rate limited', async () => {
      const { refused } = await askMany(target(), '/.well-known/jwks.json', () => ({}));
      expect(refused).toEqual([]);
    });
  },
  { LIMITS: 'on', LIMIT_BURST: String(BURST) },
);

describeTarget(
  'limits behind a proxy',
  (it, target) => {
    it('U1 requests count for the address reported by a trusted proxy', async () => {
      const from = (address: string) => post(newPerson(), { 'X-Forwarded-For': address });
      const one = await askMany(target(), SIGN_IN, () => from('203.0.113.7'));
      expect(one.refused.length).toBeGreaterThan(0);
      const many = await askMany(target(), SIGN_IN, (i) => from(`198.51.100.${i}`));
      expect(many.refused).toEqual([]);
      // The header is read from the right: entries forged by the client are to the left.
      const disguised = await askMany(target(), SIGN_IN, (i) => from(`192.0.2.${i}, 203.0.113.9`));
      expect(disguised.refused.length).toBeGreaterThan(0);
    });
  },
  { LIMITS: 'on', LIMIT_BURST: String(BURST), TRUSTED_PROXIES: '127.0.0.1' },
);
