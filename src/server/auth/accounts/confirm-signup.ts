/** Asks who signed up to show that the address or number is theirs. */
import type { AuthContext } from '../context.ts';
import { mailToken, sent, textToken } from '../one-time-tokens/send-token.ts';
import type { CodeChallenge } from '../pkce/code-challenge.ts';
import { allowedRedirect } from '../redirects/allowed-redirect.ts';
import type { User } from '../users/user.ts';

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
