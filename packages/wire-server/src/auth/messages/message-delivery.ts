/** A message that a request sends: counted before anything is looked up, awaited, and its failure reported. */
import type { Context } from 'hono';
import { type AuthContext, type AuthEnv, MessageNotSent } from '../context/auth-context.ts';
import { AuthError } from '../protocol/auth-errors.ts';
import { channelOf } from '../protocol/contact-address.ts';
import type { MessagePurpose } from './message-texts.ts';

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

/** A message's purpose, in GoTrue's words. */
const CALLED: Readonly<Record<MessagePurpose, string>> = {
  signup: 'confirmation',
  invite: 'invite',
  sms: 'confirmation',
  recovery: 'recovery',
  magiclink: 'magic link',
  email_change: 'email change',
  email_change_current: 'email change',
  phone_change: 'phone_change',
  reauthentication: 'reauthentication',
  factor: 'MFA',
};

/**
 * For a request that waits for its message.
 * @throws {AuthError} 400 email_address_invalid, 500 unexpected_failure, 422 sms_send_failed
 */
export async function waitUntilSent(
  ctx: AuthContext,
  { purpose, sentTo }: { readonly purpose: MessagePurpose; readonly sentTo: string },
  sending: Promise<void>,
): Promise<void> {
  try {
    await sending;
  } catch (error) {
    if (!(error instanceof MessageNotSent)) throw error;
    ctx.logger.error({ err: error }, `Sending a ${CALLED[purpose]} message failed`);
    throw refusalFor(error, purpose, sentTo);
  }
}

function refusalFor(
  { receiverRefused }: MessageNotSent,
  purpose: MessagePurpose,
  sentTo: string,
): AuthError {
  if (channelOf(sentTo) === 'phone') {
    return new AuthError(
      422,
      'sms_send_failed',
      `Error sending ${CALLED[purpose]} OTP to provider`,
    );
  }
  if (receiverRefused) {
    return new AuthError(400, 'email_address_invalid', `Email address "${sentTo}" is invalid`);
  }
  return new AuthError(500, 'unexpected_failure', `Error sending ${CALLED[purpose]} email`);
}
