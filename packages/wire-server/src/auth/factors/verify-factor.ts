/** POST /factors/{id}/verify: the answer to a challenge raises its session to aal2. */
import type { Context } from 'hono';
import type { Transaction } from '../../db/driver.ts';
import type { AuthContext, AuthEnv } from '../context/context.ts';
import { AuthError } from '../protocol/errors.ts';
import { readBody } from '../protocol/request-body.ts';
import { isUuid } from '../protocol/uuid.ts';
import { requireUserToken } from '../sessions/bearer.ts';
import { endLowerSessions } from '../sessions/end-sessions.ts';
import { raiseSession } from '../sessions/raise-session.ts';
import { refuseTooManyTries, refuseUnanswerable } from './challenge-rules.ts';
import { type Challenge, countWrongTry, endChallenge, findChallenge } from './challenges-table.ts';
import type { Factor } from './factor.ts';
import { requireUsableFactor } from './factor-owner.ts';
import { deleteUnverifiedFactors, proveFactor } from './factors-table.ts';
import { KIND_OF_TYPE } from './kind-of-type.ts';

/**
 * @throws {AuthError} 422 mfa_verification_failed, mfa_challenge_expired, mfa_ip_address_mismatch,
 *   mfa_…_verify_not_enabled; 404 mfa_factor_not_found; 403 insufficient_aal; 400 validation_failed;
 *   429 over_request_rate_limit
 */
export async function verifyFactor(
  ctx: AuthContext,
  c: Context<AuthEnv>,
  factorId: string,
): Promise<Response> {
  const claims = await requireUserToken(ctx, c);
  const body = await readBody(c);
  const challengeId = body.text('challenge_id');

  const verified = await ctx.transaction(async (tx) => {
    const { signedIn, factor } = await requireUsableFactor(ctx, tx, claims, factorId);
    const { user, session } = signedIn;
    const now = ctx.now();
    const kind = KIND_OF_TYPE[factor.type];
    const challenge = await requireChallenge(tx, factor, challengeId);
    refuseUnanswerable(challenge, c.get('clientAddress'), now);
    await refuseTooManyTries(tx, factor.id, now);

    const proof = await kind.check(ctx, factor, challenge, body);
    if (proof === null) {
      await countWrongTry(tx, challenge.id);
      return { wrong: kind.wrongAnswer };
    }
    await endChallenge(tx, challenge.id, now);
    await proveFactor(tx, factor.id, proof, now);
    await deleteUnverifiedFactors(tx, user.id, factor.type);
    await endLowerSessions(tx, user.id, session.id);
    return raiseSession(ctx, tx, signedIn, factor.id, kind.method);
  });
  // Outside the transaction: throwing inside would roll back the wrong try.
  if ('wrong' in verified) {
    throw new AuthError(422, 'mfa_verification_failed', verified.wrong);
  }
  return c.json(verified);
}

async function requireChallenge(
  tx: Transaction,
  factor: Factor,
  id: string | null,
): Promise<Challenge> {
  const challenge = isUuid(id) ? await findChallenge(tx, factor.id, id) : null;
  if (challenge !== null) return challenge;
  throw new AuthError(
    422,
    'mfa_factor_not_found',
    'MFA factor with the provided challenge ID not found',
  );
}
