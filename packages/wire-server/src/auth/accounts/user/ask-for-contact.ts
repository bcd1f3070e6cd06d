/** Asks for confirmation of a new address or number before it replaces the old one. */
import type { AuthContext } from '../../context.ts';
import { mailToken, textToken } from '../../one-time-tokens/send-token.ts';
import type { CodeChallenge } from '../../pkce/code-challenge.ts';
import type { User } from '../../users/user.ts';

/**
 * Mails the new address and, if CONFIRM_OLD_EMAIL is on, the current one: then both must agree.
 * @throws {MessageNotSent}
 */
export async function askForNewEmail(
  ctx: AuthContext,
  user: User,
  newEmail: string,
  codeChallenge: CodeChallenge | null,
  redirectTo: string,
): Promise<void> {
  const token = { userId: user.id, codeChallenge, redirectTo };
  if (user.email !== null && ctx.settings.confirmOldEmail) {
    const purpose = 'email_change_current';
    await mailToken(ctx, { ...token, purpose, sentTo: user.email, newEmail });
  }
  await mailToken(ctx, { ...token, purpose: 'email_change', sentTo: newEmail });
}

/** @throws {MessageNotSent} */
export function askForNewPhone(ctx: AuthContext, user: User, newPhone: string): Promise<void> {
  return textToken(ctx, {
    userId: user.id,
    purpose: 'phone_change',
    sentTo: newPhone,
    codeChallenge: null,
  });
}
