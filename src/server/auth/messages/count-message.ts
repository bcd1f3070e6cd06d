/** Counts a message against who asks for it and against who gets it. */

import type { Context } from 'hono';
import { channelOf } from '../channel.ts';
import type { AuthContext, AuthEnv } from '../context.ts';
import type { MessagePurpose } from './purpose.ts';

/**
 * Call it before anything is looked up, and whether or not a message will be sent: a refusal then
 * tells nothing about who has an account.
 * @throws {AuthError} 429 over_email_send_rate_limit, over_sms_send_rate_limit
 */
export function countMessage(
  ctx: AuthContext,
  c: Context<AuthEnv>,
  receiver: string,
  purpose: MessagePurpose,
): void {
  ctx.limits.take(channelOf(receiver) === 'email' ? 'mail' : 'sms', c.get('clientAddress'));
  ctx.limits.waitForAddress(receiver, purpose);
}
