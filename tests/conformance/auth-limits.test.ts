/** Limits over the wire: what one address may ask, how it is told, and what never counts. */
import { expect } from 'vitest';
import { askAuth, clientOf, newNumber, newPerson, post, signUp } from './clients.ts';
import { onOneTarget } from './on-every-target.ts';
import type { RunningTarget } from './targets.ts';

/** Requests at once, for each kind by itself. */
const BURST = 4;
/** More than any limit below allows. */
const MANY = BURST + 1;

/** The kinds of request the wire page limits, as a visitor asks them. */
const LIMITED: readonly [name: string, path: string, body: () => unknown][] = [
  ['sign-in', '/token?grant_type=password', newPerson],
  ['sign-up', '/signup', newPerson],
  ['codes', '/otp', () => ({ email: newPerson().email })],
  ['recovery', '/recover', () => ({ email: newPerson().email })],
  ['sending again', '/resend', () => ({ type: 'signup', email: newPerson().email })],
  ['verification', '/verify', () => ({ type: 'sms', phone: newNumber(), token: '123456' })],
];

async function statuses(target: RunningTarget, path: string, init: () => RequestInit) {
  const answers = [];
  for (let i = 0; i < MANY; i++) answers.push(await askAuth(target, path, init()));
  return answers;
}

onOneTarget(
  'limits',
  (it, target) => {
    it('U1 refreshing counts for itself, and honest tabs never meet its limit', async () => {
      const { client } = await signUp(target());
      for (let i = 0; i < MANY * 2; i++) {
        expect((await client.auth.refreshSession()).error).toBeNull();
      }
    });

    it.each(LIMITED)(
      'U1 %s is limited for one address, and says for how long',
      async (_name, path, body) => {
        const answers = await statuses(target(), path, () => post(body()));
        const last = answers.at(-1);
        expect(last?.status).toBe(429);
        expect(await last?.json()).toMatchObject({ error_code: expect.stringMatching(/^over_/) });
        expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
        expect(answers[0]?.status).toBeLessThan(500);
      },
    );

    it('U1 an address the client makes up is not believed', async () => {
      let last = 0;
      for (let i = 0; i < MANY; i++) {
        const forged = `203.0.113.${i}`;
        const headers = {
          'X-Forwarded-For': forged,
          'X-Real-IP': forged,
          Forwarded: `for=${forged}`,
        };
        last = (await askAuth(target(), '/token?grant_type=password', post(newPerson(), headers)))
          .status;
      }
      expect(last).toBe(429);
    });

    it('U1 what is refused for its number does not end the session', async () => {
      const { error } = await clientOf(target()).auth.signInWithPassword(newPerson());
      expect(error?.code).toBe('over_request_rate_limit');
      const keys = await askAuth(target(), '/.well-known/jwks.json');
      expect(keys.status).toBe(200);
    });
  },
  { LIMITS: 'on', LIMIT_BURST: String(BURST) },
);

onOneTarget(
  'limits behind a proxy',
  (it, target) => {
    it('U1 the address a trusted proxy names is the one that counts', async () => {
      const ask = (from: string) =>
        askAuth(
          target(),
          '/token?grant_type=password',
          post(newPerson(), { 'X-Forwarded-For': from }),
        );
      for (let i = 0; i < BURST; i++) expect((await ask('203.0.113.7')).status).toBe(400);
      expect((await ask('203.0.113.7')).status).toBe(429);
      expect((await ask('203.0.113.8')).status).toBe(400);
      // Read from the right: whatever the client wrote itself stands to the left.
      expect((await ask('198.51.100.1, 203.0.113.7')).status).toBe(429);
    });
  },
  { LIMITS: 'on', LIMIT_BURST: String(BURST), TRUSTED_PROXIES: '127.0.0.1' },
);
