/** POST /factors/{id}/challenge: starts a challenge, to be answered within 300 seconds. */
import type { Context } from 'hono';
import type { AuthContext, AuthEnv } from '../context/context.ts';
import { countMessage } from '../messages/count-message.ts';
import { waitUntilSent } from '../messages/wait-until-sent.ts';
import { readBody } from '../protocol/request-body.ts';
import { unixTime } from '../protocol/time.ts';
import { requireUserToken } from '../sessions/bearer.ts';
import { endOfChallenge, triesCountedSince } from './challenge-rules.ts';
import { deleteChallengesBefore, insertChallenge } from './challenges-table.ts';
import { requireUsableFactor } from './factor-owner.ts';
import { factorsOf } from './factors-table.ts';
import { KIND_OF_TYPE } from './kind-of-type.ts';

/**
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
