/** GET /reauthenticate: sends the signed-in user a code that a new password, number or address may require. */
import type { Context } from 'hono';
import type { AuthContext, AuthEnv } from '../../context/context.ts';
import { countMessage } from '../../messages/count-message.ts';
import { waitUntilSent } from '../../messages/wait-until-sent.ts';
import { mailToken, textToken } from '../../one-time-tokens/send-token.ts';
import { AuthError, validationFailed } from '../../protocol/errors.ts';
import { requireUserToken } from '../../sessions/bearer.ts';
import { requireSession } from '../../sessions/current-session.ts';
import type { User } from '../../users/users-table.ts';

export async function reauthenticate(ctx: AuthContext, c: Context<AuthEnv>): Promise<Response> {
  const claims = await requireUserToken(ctx, c);
  const { user } = await ctx.transaction((tx) => requireSession(ctx, tx, claims));
  const purpose = 'reauthentication';
  const sentTo = confirmedContact(user);
  await countMessage(ctx, c, sentTo, purpose);
  const token = { userId: user.id, purpose, sentTo, codeChallenge: null } as const;
  const sending =
    user.email === null
      ? textToken(ctx, token)
      : mailToken(ctx, { ...token, redirectTo: ctx.settings.siteUrl });
  await waitUntilSent(ctx, token, sending);
  return c.json({});
}

/** @throws {AuthError} validation_failed, email_not_confirmed, phone_not_confirmed */
function confirmedContact({ email, phone, emailConfirmedAt, phoneConfirmedAt }: User): string {
  if (email !== null) {
    if (emailConfirmedAt !== null) return email;
    throw new AuthError(422, 'email_not_confirmed', 'Please verify your email first.');
  }
  if (phone === null) {
    throw validationFailed('Reauthentication requires the user to have an email or a phone number');
  }
  if (phoneConfirmedAt !== null) return phone;
  throw new AuthError(422, 'phone_not_confirmed', 'Please verify your phone first.');
}
