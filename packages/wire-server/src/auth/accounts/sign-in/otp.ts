/** POST /otp: sends a link or code instead of asking for a password; creates a missing account. */
import type { Context } from 'hono';
import type { Transaction } from '../../../db/driver.ts';
import { readContactAddress } from '../../contacts/contact-address.ts';
import type { AuthContext, AuthEnv } from '../../context/context.ts';
import { countMessage } from '../../messages/count-message.ts';
import { waitUntilSent } from '../../messages/wait-until-sent.ts';
import { mailToken, textToken } from '../../one-time-tokens/send-token.ts';
import { readCodeChallenge } from '../../pkce/code-challenge.ts';
import type { ContactAddress } from '../../protocol/channel.ts';
import { AuthError, validationFailed } from '../../protocol/errors.ts';
import type { JsonObject } from '../../protocol/json-object.ts';
import { requestedRedirect } from '../../protocol/redirects.ts';
import { readBody } from '../../protocol/request-body.ts';
import { transactionRetryingOnConflict } from '../../store/retry-on-conflict.ts';
import { createUser } from '../../users/user-identities.ts';
import { findUserByContact, type User } from '../../users/users-table.ts';
import { requireSignUpAllowed } from '../sign-up/enforce-sign-up-rule.ts';

export async function sendOtp(ctx: AuthContext, c: Context<AuthEnv>): Promise<Response> {
  const body = await readBody(c);
  const contact = readContactAddress(body);
  if (contact === null) throw validationFailed('One of email or phone must be set');
  const userMetadata = body.object('data') ?? {};
  const mayCreate = body.flag('create_user') ?? true;
  const codeChallenge = readCodeChallenge(body);
  const purpose = contact.channel === 'email' ? 'magiclink' : 'sms';
  await countMessage(ctx, c, contact.address, purpose);
  const user = await transactionRetryingOnConflict(
    ctx,
    async (tx) =>
      (await findUserByContact(tx, contact)) ??
      createUserWithoutPassword(ctx, tx, contact, mayCreate, userMetadata),
  );
  c.set('account', user.id);
  const token = { userId: user.id, sentTo: contact.address, codeChallenge };
  const sending =
    purpose === 'sms'
      ? textToken(ctx, { ...token, purpose })
      : mailToken(ctx, {
          ...token,
          purpose,
          redirectTo: requestedRedirect(ctx.settings, c),
        });
  await waitUntilSent(ctx, { ...token, purpose }, sending);
  return c.json({});
}

/** Unconfirmed until the link or code is used. */
function createUserWithoutPassword(
  ctx: AuthContext,
  tx: Transaction,
  { channel, address }: ContactAddress,
  mayCreate: boolean,
  userMetadata: JsonObject,
): Promise<User> {
  if (!mayCreate) throw new AuthError(422, 'otp_disabled', 'Signups not allowed for otp');
  requireSignUpAllowed(ctx.settings.signup, channel === 'email' ? address : null);
  return createUser(tx, { [channel]: address, userMetadata }, ctx.now());
}
