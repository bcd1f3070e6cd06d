/** Asks who signed up to show that the address or number is theirs, or tells its owner of the try. */
import type { Transaction } from '../../../db/driver.ts';
import type { Receiver } from '../../contacts/receiver.ts';
import type { AuthContext } from '../../context.ts';
import { accountReminder } from '../../messages/mail-texts.ts';
import { sent } from '../../messages/sent.ts';
import { issueOneTimeToken, type OneTimeSecrets } from '../../one-time-tokens/issue-token.ts';
import type { NewToken } from '../../one-time-tokens/one-time-token.ts';
import { mailSecrets, textSecrets } from '../../one-time-tokens/send-token.ts';
import type { CodeChallenge } from '../../pkce/code-challenge.ts';
import type { User } from '../../users/user.ts';

/** A sign-up whose message is still to be sent. */
interface UnconfirmedSignup {
  readonly user: User;
  readonly token: NewToken;
  readonly secrets: OneTimeSecrets;
}

/**
 * In the transaction that keeps the sign-up's password: the link and the code that confirm it never
 * stand for another one.
 */
export async function issueConfirmation(
  ctx: AuthContext,
  tx: Transaction,
  user: User,
  { address }: Receiver,
  codeChallenge: CodeChallenge | null,
): Promise<UnconfirmedSignup> {
  const token = { userId: user.id, purpose: 'signup', sentTo: address, codeChallenge } as const;
  return { user, token, secrets: await issueOneTimeToken(ctx, tx, token) };
}

/**
 * Resolves once the message is on its way. When it is not, the account waits unconfirmed: signing up
 * again takes it over.
 * @throws {AuthError} 400 email_address_invalid, 500 unexpected_failure, 422 sms_send_failed
 */
export async function confirmSignup(
  ctx: AuthContext,
  { user, token, secrets }: UnconfirmedSignup,
  redirectTo: string,
): Promise<void> {
  const sending =
    token.sentTo === user.email
      ? mailSecrets(ctx, { ...token, purpose: 'signup', redirectTo }, secrets)
      : textSecrets(ctx, token, secrets);
  await sent(ctx, token, sending);
}

/**
 * For an address or number that has an account already. Its owner learns of it, who may have
 * forgotten; and the answer takes as long, and fails as often, as for one that has none.
 * @throws {AuthError} as `confirmSignup`
 */
export async function remindOfAccount(
  ctx: AuthContext,
  { channel, address }: Receiver,
): Promise<void> {
  const { siteUrl, messages } = ctx.settings;
  const { subject, text } = accountReminder(messages.from.name, siteUrl);
  const sending =
    channel === 'email'
      ? ctx.sendMail({ to: address, subject, text })
      : ctx.sendSms({ to: address, text: `${subject}.` });
  await sent(ctx, { purpose: 'signup', sentTo: address }, sending);
}
