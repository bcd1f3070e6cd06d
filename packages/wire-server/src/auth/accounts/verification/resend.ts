/** POST /resend: sends the message of a pending sign-up or contact change again. */
import type { Context } from 'hono';
import { askForNewEmail, askForNewPhone } from '../../contacts/change-contact.ts';
import { readContactAddress } from '../../contacts/contact-address.ts';
import type { AuthContext, AuthEnv } from '../../context/context.ts';
import { countMessage } from '../../messages/count-message.ts';
import type { Purpose } from '../../messages/purpose.ts';
import { mailToken, textToken } from '../../one-time-tokens/send-token.ts';
import { type CodeChallenge, readCodeChallenge } from '../../pkce/code-challenge.ts';
import type { Channel } from '../../protocol/channel.ts';
import { validationFailed } from '../../protocol/errors.ts';
import { requestedRedirect } from '../../protocol/redirects.ts';
import { type RequestBody, readBody } from '../../protocol/request-body.ts';
import { findUserByContact, type User } from '../../users/users-table.ts';

/** What can be resent, over which channel, and the purpose it counts as. */
const TYPES = {
  signup: { channel: 'email', purpose: 'signup' },
  sms: { channel: 'phone', purpose: 'sms' },
  email_change: { channel: 'email', purpose: 'email_change' },
  phone_change: { channel: 'phone', purpose: 'phone_change' },
} as const satisfies Record<string, { channel: Channel; purpose: Purpose }>;

type Type = keyof typeof TYPES;

interface Wanted {
  readonly type: Type;
  readonly codeChallenge: CodeChallenge | null;
  readonly redirectTo: string;
}

/** Responds the same whether or not anything is pending, before a message is written. */
export async function resend(ctx: AuthContext, c: Context<AuthEnv>): Promise<Response> {
  const body = await readBody(c);
  const type = readType(body);
  const contact = readContactAddress(body);
  if (contact?.channel !== TYPES[type].channel) {
    const needed = TYPES[type].channel === 'email' ? 'an email address' : 'a phone number';
    throw validationFailed(`Type provided requires ${needed}`);
  }
  const wanted = {
    type,
    codeChallenge: readCodeChallenge(body),
    redirectTo: requestedRedirect(ctx.settings, c),
  };
  await countMessage(ctx, c, contact.address, TYPES[type].purpose);
  const user = await ctx.transaction((tx) => findUserByContact(tx, contact));
  if (user !== null) {
    c.set('account', user.id);
    ctx.background.run('Sending a message again', () => sendAgain(ctx, user, wanted));
  }
  return c.json({});
}

/** @throws {AuthError} validation_failed */
function readType(body: RequestBody): Type {
  const type = body.text('type') ?? '';
  if (Object.hasOwn(TYPES, type)) return type as Type;
  throw validationFailed(`Missing one of these types: ${Object.keys(TYPES).join(', ')}`);
}

/** Sends nothing when nothing is pending. */
async function sendAgain(ctx: AuthContext, user: User, wanted: Wanted): Promise<void> {
  const { type, codeChallenge, redirectTo } = wanted;
  const signup = { userId: user.id, purpose: 'signup', codeChallenge } as const;
  switch (type) {
    case 'signup':
      if (user.email === null || user.emailConfirmedAt !== null) return;
      return mailToken(ctx, { ...signup, sentTo: user.email, redirectTo });
    case 'sms':
      if (user.phone === null || user.phoneConfirmedAt !== null) return;
      return textToken(ctx, { ...signup, sentTo: user.phone });
    case 'email_change':
      if (user.newEmail === null) return;
      return askForNewEmail(ctx, user, user.newEmail, codeChallenge, redirectTo);
    case 'phone_change':
      if (user.newPhone === null) return;
      return askForNewPhone(ctx, user, user.newPhone);
  }
}
