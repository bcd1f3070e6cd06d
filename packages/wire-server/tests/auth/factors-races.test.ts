/** Second factors under concurrent requests: every guarantee holds. */
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findRefreshToken, succeedRefreshToken } from '../../src/auth/sessions/refresh-token.ts';
import { lockSession } from '../../src/auth/sessions/sessions.ts';
import { type AuthHarness, startAuth } from './harness.ts';
import {
  type App,
  accessTokenOf,
  answerApp,
  enrollApp,
  signIn,
  signUp,
  signUpWithApp,
  succeed,
  wrongCode,
} from './second-factors.ts';

/** More requests than the database has connections. */
const AT_ONCE = 12;

describe('concurrent factor requests', () => {
  let auth: AuthHarness;
  beforeAll(async () => {
    auth = await startAuth();
  });
  afterAll(() => auth?.stop());

  async function challenge(client: SupabaseClient, { factorId }: App): Promise<string> {
    return succeed(await client.auth.mfa.challenge({ factorId })).data.id;
  }

  /** The number of responses of each kind: '200', or the error code. */
  async function countAnswers(
    times: number,
    ask: (i: number) => Promise<{ status: number; body: { code?: string } }>,
  ): Promise<Record<string, number>> {
    const answers = await Promise.all(Array.from({ length: times }, (_, i) => ask(i)));
    const named = Map.groupBy(answers, ({ status, body }) => body.code ?? String(status));
    return Object.fromEntries([...named].map(([answer, { length }]) => [answer, length]));
  }

  test('U2 one code submitted many times concurrently works once', async () => {
    const { client } = await signUp(auth);
    const app = await enrollApp(auth, client);
    const token = await accessTokenOf(client);
    const challenges: string[] = [];
    for (let i = 0; i < 5; i++) challenges.push(await challenge(client, app));
    const code = app.code();
    const answers = await countAnswers(AT_ONCE, (i) =>
      auth.post(
        `/factors/${app.factorId}/verify`,
        { challenge_id: challenges[i % challenges.length], code },
        { token },
      ),
    );
    // Its own challenge is already answered; for the others the code is wrong.
    expect(answers['200']).toBe(1);
    expect(Object.keys(answers).toSorted()).toEqual([
      '200',
      'mfa_challenge_expired',
      'mfa_verification_failed',
    ]);
  });

  test('U2 one challenge accepts at most five wrong codes, even concurrently', async () => {
    const { client } = await signUp(auth);
    const app = await enrollApp(auth, client);
    const token = await accessTokenOf(client);
    const challengeId = await challenge(client, app);
    const answers = await countAnswers(AT_ONCE, () =>
      auth.post(
        `/factors/${app.factorId}/verify`,
        { challenge_id: challengeId, code: wrongCode(app) },
        { token },
      ),
    );
    expect(answers).toEqual({ mfa_verification_failed: 5, mfa_challenge_expired: AT_ONCE - 5 });
  });

  test('U2 a user has at most ten factors, even with concurrent enrollments', async () => {
    const { client } = await signUp(auth);
    for (let i = 0; i < 8; i++) await enrollApp(auth, client);
    const token = await accessTokenOf(client);
    const answers = await countAnswers(AT_ONCE, (i) =>
      auth.post('/factors', { factor_type: 'totp', friendly_name: `app ${i}` }, { token }),
    );
    expect(answers).toEqual({ 200: 2, too_many_enrolled_mfa_factors: AT_ONCE - 2 });
  });

  test('U2 of two devices that verify concurrently, exactly one session survives', async () => {
    const person = await signUpWithApp(auth);
    const spare = await enrollApp(auth, person.client);
    await answerApp(person.client, spare);
    auth.clock.advance(30);
    const devices = await Promise.all([signIn(auth, person), signIn(auth, person)]);
    const asked = await Promise.all(
      devices.map(async (client, i) => {
        const app = i === 0 ? person.app : spare;
        const token = await accessTokenOf(client);
        return { app, token, challengeId: await challenge(client, app) };
      }),
    );
    const answers = await countAnswers(asked.length, (i) => {
      const { app, token, challengeId } = asked[i] as (typeof asked)[number];
      const body = { challenge_id: challengeId, code: app.code() };
      return auth.post(`/factors/${app.factorId}/verify`, body, { token });
    });
    expect(answers).toEqual({ 200: 1, session_not_found: 1 });
  });

  test('U3 a refresh in flight while a factor is verified does not reach aal2', async () => {
    const { client } = await signUp(auth);
    const app = await enrollApp(auth, client);
    const challengeId = await challenge(client, app);
    const token = await accessTokenOf(client);
    const before = String((await client.auth.getSession()).data.session?.refresh_token);

    const { refreshed, verifying } = await auth.ctx.transaction(async (tx) => {
      const current = await findRefreshToken(tx, before);
      if (current === null) throw new Error('The user has no refresh token');
      await lockSession(tx, current.sessionId);
      const refreshed = await succeedRefreshToken(tx, current, auth.clock.now());
      const body = { challenge_id: challengeId, code: app.code() };
      // Not awaited here, where it could not finish. The object keeps the transaction from awaiting it too.
      const verifying = { answer: auth.post(`/factors/${app.factorId}/verify`, body, { token }) };
      await untilOneWaits(auth);
      return { refreshed, verifying };
    });

    expect(await verifying.answer).toMatchObject({ status: 200 });
    expect(
      await auth.post('/token?grant_type=refresh_token', { refresh_token: refreshed }),
    ).toMatchObject({ status: 400, body: { code: 'refresh_token_already_used' } });
  });
});

/** Resolves once a statement waits for another transaction's lock. */
async function untilOneWaits(auth: AuthHarness): Promise<void> {
  for (;;) {
    const waiting = await auth.sql(
      "select from pg_catalog.pg_stat_activity where wait_event_type = 'Lock' and datname = current_database() limit 1",
    );
    if (waiting.length > 0) return;
  }
}
