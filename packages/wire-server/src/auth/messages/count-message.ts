/** Counts a message against the client requesting it and against its receiver. */
import type { Context } from 'hono';
import type { AuthContext, AuthEnv } from '../context/context.ts';
import { channelOf } from '../protocol/channel.ts';
import type { MessagePurpose } from './purpose.ts';

/**
 * Call it before any lookup, and whether or not a message will be sent, so that a refusal does not
 * reveal who has an account.
 * @throws {AuthError} 429 over_email_send_rate_limit, over_sms_send_rate_limit
 */
export async function countMessage(
  ctx: AuthContext,
  c: Context<AuthEnv>,
  receiver: string,
  purpose: MessagePurpose,
): Promise<void> {
  await ctx.limits.take(channelOf(receiver) === 'email' ? 'mail' : 'sms', c.get('clientAddress'));
  await ctx.limits.waitForAddress(receiver, purpose);
}
