/** Waits until a message is sent, and reports a failure to the client. */
import type { AuthContext } from '../context/context.ts';
import { MessageNotSent } from '../context/outgoing-messages.ts';
import { channelOf } from '../protocol/channel.ts';
import { AuthError } from '../protocol/errors.ts';
import type { MessagePurpose } from './purpose.ts';

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
