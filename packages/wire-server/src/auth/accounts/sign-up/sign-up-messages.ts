/** The messages of a sign-up: one asks the new user to confirm, one reminds the owner of a taken address or number. */
import type { Transaction } from '../../../db/driver.ts';
import type { AuthContext } from '../../context/context.ts';
import { accountReminder } from '../../messages/message-texts.ts';
import { waitUntilSent } from '../../messages/wait-until-sent.ts';
import { issueOneTimeToken, type OneTimeSecrets } from '../../one-time-tokens/issue-token.ts';
import type { NewToken } from '../../one-time-tokens/one-time-token.ts';
import { mailSecrets, textSecrets } from '../../one-time-tokens/send-token.ts';
import type { CodeChallenge } from '../../pkce/code-challenge.ts';
import { type ContactAddress, channelOf } from '../../protocol/channel.ts';
import type { User } from '../../users/users-table.ts';

/** A sign-up's message that has not been sent yet. */
export interface Confirmation {
  readonly token: NewToken;
  readonly secrets: OneTimeSecrets;
}

/**
 * Call it in the transaction that stores the sign-up's password, so that its link and code never
 * confirm another password.
 */
export async function issueConfirmation(
  ctx: AuthContext,
  tx: Transaction,
  user: User,
  { address }: ContactAddress,
  codeChallenge: CodeChallenge | null,
): Promise<Confirmation> {
  const token = { userId: user.id, purpose: 'signup', sentTo: address, codeChallenge } as const;
  return { token, secrets: await issueOneTimeToken(ctx, tx, token) };
}

/**
 * Resolves once the message is sent. On failure the account stays unconfirmed, and signing up again
 * takes it over.
 * @throws {AuthError} 400 email_address_invalid, 500 unexpected_failure, 422 sms_send_failed
 */
export async function sendConfirmation(
  ctx: AuthContext,
  { token, secrets }: Confirmation,
  redirectTo: string,
): Promise<void> {
  const sending =
    channelOf(token.sentTo) === 'email'
      ? mailSecrets(ctx, { ...token, purpose: 'signup', redirectTo }, secrets)
      : textSecrets(ctx, token, secrets);
  await waitUntilSent(ctx, token, sending);
}

/**
 * For an address or number that has an account already. Reminds its owner, and makes the response
 * take as long and fail as often as for a free one.
 * @throws {AuthError} as `sendConfirmation`
 */
export async function remindOfAccount(
  ctx: AuthContext,
  { channel, address }: ContactAddress,
): Promise<void> {
  const { siteUrl, messages } = ctx.settings;
  const { subject, text } = accountReminder(messages.from.name, siteUrl);
  const sending =
    channel === 'email'
      ? ctx.sendMail({ to: address, subject, text })
      : ctx.sendSms({ to: address, text: `${subject}.` });
  await waitUntilSent(ctx, { purpose: 'signup', sentTo: address }, sending);
}
