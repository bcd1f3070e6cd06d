/** Asks who signed up to show that the address or number is theirs, or tells its owner of the try. */
import type { AuthContext } from '../context.ts';
import { accountReminder } from '../messages/mail-texts.ts';
import { mailToken, sent, textToken } from '../one-time-tokens/send-token.ts';
import type { CodeChallenge } from '../pkce/code-challenge.ts';
import { allowedRedirect } from '../redirects/allowed-redirect.ts';
import type { User } from '../users/user.ts';
import type { Receiver } from './receiver.ts';

/**
 * Resolves once the message is on its way. When it is not, the account waits unconfirmed: signing up
 * again takes it over.
 * @throws {AuthError} 400 email_address_invalid, 500 unexpected_failure, 422 sms_send_failed
 */
export async function confirmSignup(
  ctx: AuthContext,
  user: User,
  codeChallenge: CodeChallenge | null,
  redirectTo: string | null,
): Promise<void> {
  const sentTo = user.email ?? user.phone;
  if (sentTo === null) return;
  const token = { userId: user.id, purpose: 'signup', sentTo, codeChallenge } as const;
  const sending =
    user.email === null
      ? textToken(ctx, token)
      : mailToken(ctx, { ...token, redirectTo: allowedRedirect(ctx.settings, redirectTo) });
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
