/**
 * POST /factors/{id}/challenge starts a challenge, to be answered within 300 seconds; the answer, POST
 * /factors/{id}/verify, raises its session to aal2.
 */
import type { Context } from 'hono';
import type { Transaction } from '../../db/driver.ts';
import type { AuthContext, AuthEnv } from '../context/auth-context.ts';
import { countMessage, waitUntilSent } from '../messages/message-delivery.ts';
import { AuthError } from '../protocol/auth-errors.ts';
import { readBody } from '../protocol/request-body.ts';
import { isUuid, unixTime } from '../protocol/wire-values.ts';
import { requireUserToken } from '../sessions/current-session.ts';
import { endLowerSessions } from '../sessions/end-sessions.ts';
import { raiseSession } from '../sessions/sessions.ts';
import {
  type Challenge,
  countWrongTry,
  deleteChallengesBefore,
  endChallenge,
  endOfChallenge,
  findChallenge,
  insertChallenge,
  refuseTooManyTries,
  refuseUnanswerable,
  triesCountedSince,
} from './factor-challenges.ts';
import { KIND_OF_TYPE, requireUsableFactor } from './factor-owner.ts';
import { deleteUnverifiedFactors, type Factor, factorsOf, proveFactor } from './factors-table.ts';

/**
 * POST /factors/{id}/challenge.
 * @throws {AuthError} 404 mfa_factor_not_found; 422 mfa_…_verify_not_enabled; 403 insufficient_aal;
 *   400 validation_failed; 422 sms_send_failed; 429 over_sms_send_rate_limit
 */
export async function challengeFactor(
  ctx: AuthContext,
  c: Context<AuthEnv>,
  factorId: string,
): Promise<Response> {
  const claims = await requireUserToken(ctx, c);
  const body = await readBody(c);
  const client = c.get('clientAddress');
  const now = ctx.now();

  const { factor, question } = await ctx.transaction(async (tx) => {
    const { signedIn, factor } = await requireUsableFactor(ctx, tx, claims, factorId);
    const { user } = signedIn;
    const asked = { user, factor, factors: await factorsOf(tx, user.id) };
    return { factor, question: await KIND_OF_TYPE[factor.type].challenge(ctx, asked, body) };
  });
  if (question.sms !== undefined) await countMessage(ctx, c, question.sms.to, 'factor');
  const challenge = await ctx.transaction(async (tx) => {
    // Again: the factor may have been removed since.
    await requireUsableFactor(ctx, tx, claims, factorId);
    await deleteChallengesBefore(tx, factor.id, triesCountedSince(now));
    const until = endOfChallenge(now);
    return insertChallenge(tx, factor.id, client, question.kept, now, until);
  });
  if (question.sms !== undefined) {
    await waitUntilSent(
      ctx,
      { purpose: 'factor', sentTo: question.sms.to },
      ctx.sendSms(question.sms),
    );
  }
  return c.json({
    id: challenge.id,
    type: factor.type,
    expires_at: unixTime(challenge.expiresAt),
    ...question.shown,
  });
}

/**
 * POST /factors/{id}/verify.
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
