/** Concurrent requests about one user take turns on Postgres, and none is refused for it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endLowerSessions } from '../../src/auth/sessions/end-sessions.ts';
import { lockSession } from '../../src/auth/sessions/sessions.ts';
import { lockUser } from '../../src/auth/users/users-table.ts';
import { voidOneTimeTokens } from '../../src/auth/verification/one-time-tokens.ts';
import { issueAuthCode } from '../../src/auth/verification/pkce.ts';
import type { Transaction } from '../../src/db/driver.ts';
import { type Answer, type AuthHarness, newEmail, startAuth } from './harness.ts';
import { accessTokenOf, signIn, signUp } from './second-factors.ts';

describe('races', () => {
  let auth: AuthHarness;
  beforeAll(async () => {
    auth = await startAuth({});
  });
  afterAll(() => auth?.stop());

  /** Runs `first` and `then` in one transaction; `request` arrives in between and has to wait. */
  async function meanwhile(
    first: (tx: Transaction) => Promise<unknown>,
    request: () => Promise<Answer>,
    then: (tx: Transaction) => Promise<unknown>,
  ): Promise<Answer> {
    const { answer } = await auth.ctx.transaction(async (tx) => {
      await first(tx);
      // Wrapped in an object, so that the transaction does not await a request that cannot finish before it.
      const waiting = { answer: request() };
      await untilOneWaits();
      await then(tx);
      return waiting;
    });
    return answer;
  }

  /** Resolves once a statement waits for another transaction's lock. */
  async function untilOneWaits(): Promise<void> {
    for (;;) {
      const waiting = await auth.sql(
        "select from pg_catalog.pg_stat_activity where wait_event_type = 'Lock' and datname = current_database() limit 1",
      );
      if (waiting.length > 0) return;
    }
  }

  test('U1 a global sign-out waits for a factor verification in flight', async () => {
    const person = await signUp(auth);
    const token = await accessTokenOf(person.client);
    await signIn(auth, person);
    const [newest] = await auth.sql(
      `select id from auth_service.sessions where user_id = '${person.userId}'
       order by created_at desc limit 1`,
    );
    const answer = await meanwhile(
      async (tx) => {
        await lockUser(tx, person.userId);
        await lockSession(tx, String(newest?.id));
      },
      () => auth.post('/logout?scope=global', {}, { token }),
      (tx) => endLowerSessions(tx, person.userId, String(newest?.id)),
    );
    // The verification has ended the session that signed out.
    expect(answer).toMatchObject({ status: 403, body: { code: 'session_not_found' } });
  });

  test('U1 two concurrent code requests create one account, and both succeed', async () => {
    for (let i = 0; i < 5; i += 1) {
      const email = newEmail();
      const answers = await Promise.all([1, 2, 3].map(() => auth.post('/otp', { email })));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    }
  });

  test('U1 an auth code exchanged while the password changes is void', async () => {
    const { userId } = await signUp(auth);
    const verifier = 'a'.repeat(43);
    const codeChallenge = { challenge: verifier, method: 'plain' } as const;
    const code = await auth.ctx.transaction((tx) =>
      issueAuthCode(auth.ctx, tx, { userId, method: 'recovery', pendingLink: null, codeChallenge }),
    );
    const answer = await meanwhile(
      (tx) => lockUser(tx, userId),
      () => auth.post('/token?grant_type=pkce', { auth_code: code, code_verifier: verifier }),
      (tx) => voidOneTimeTokens(tx, userId),
    );
    expect(answer).toMatchObject({ status: 404, body: { code: 'flow_state_not_found' } });
  });
});
