/** POST /otp, /recover and /resend, GET /reauthenticate: each asks for a message with a link or code. */
import type { Context } from 'hono';
import type { Transaction } from '../../db/driver.ts';
import {
  type AuthContext,
  type AuthEnv,
  transactionRetryingOnConflict,
} from '../context/auth-context.ts';
import { countMessage, waitUntilSent } from '../messages/message-delivery.ts';
import type { Purpose } from '../messages/message-texts.ts';
import { AuthError, validationFailed } from '../protocol/auth-errors.ts';
import {
  type Channel,
  type ContactAddress,
  readContactAddress,
  readEmail,
} from '../protocol/contact-address.ts';
import { requestedRedirect } from '../protocol/redirects.ts';
import { type RequestBody, readBody } from '../protocol/request-body.ts';
import type { JsonObject } from '../protocol/wire-values.ts';
import { requireSession, requireUserToken } from '../sessions/current-session.ts';
import { createUser } from '../users/identities.ts';
import { findUserByContact, findUserByEmail, type User } from '../users/users-table.ts';
import { askForNewEmail, askForNewPhone } from '../verification/change-contact.ts';
import { type CodeChallenge, readCodeChallenge } from '../verification/pkce.ts';
import { requireSignUpAllowed } from '../verification/require-sign-up-allowed.ts';
import { mailToken, textToken } from '../verification/send-token.ts';

/** POST /otp: sends a link or code instead of asking for a password; creates a missing account. */
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
async function createUserWithoutPassword(
  ctx: AuthContext,
  tx: Transaction,
  { channel, address }: ContactAddress,
  mayCreate: boolean,
  userMetadata: JsonObject,
): Promise<User> {
  if (!mayCreate) throw new AuthError(422, 'otp_disabled', 'Signups not allowed for otp');
  await requireSignUpAllowed(ctx, channel === 'email' ? address : null, tx);
  return createUser(tx, { [channel]: address, userMetadata }, ctx.now());
}

/**
 * POST /recover: mails a link and a code for a forgotten password. Responds the same for known and unknown addresses,
 * before the mail is written.
 */
export async function recover(ctx: AuthContext, c: Context<AuthEnv>): Promise<Response> {
  const body = await readBody(c);
  const email = readEmail(body);
  if (email === null) throw validationFailed('Password recovery requires an email');
  const codeChallenge = readCodeChallenge(body);
  const redirectTo = requestedRedirect(ctx.settings, c);
  await countMessage(ctx, c, email, 'recovery');
  const user = await ctx.transaction((tx) => findUserByEmail(tx, email));
  if (user !== null) {
    c.set('account', user.id);
    ctx.background.run('Sending a recovery mail', () =>
      mailToken(ctx, {
        userId: user.id,
        purpose: 'recovery',
        sentTo: email,
        codeChallenge,
        redirectTo,
      }),
    );
  }
  return c.json({});
}

/** What can be resent, over which channel, and the purpose it counts as. */
const RESENT = {
  signup: { channel: 'email', purpose: 'signup' },
  sms: { channel: 'phone', purpose: 'sms' },
  email_change: { channel: 'email', purpose: 'email_change' },
  phone_change: { channel: 'phone', purpose: 'phone_change' },
} as const satisfies Record<string, { channel: Channel; purpose: Purpose }>;

type ResentType = keyof typeof RESENT;

interface WantedAgain {
  readonly type: ResentType;
  readonly codeChallenge: CodeChallenge | null;
  readonly redirectTo: string;
}

/**
 * POST /resend: sends the message of a pending sign-up or contact change again. Responds the same whether or not
 * anything is pending, before a message is written.
 */
export async function resend(ctx: AuthContext, c: Context<AuthEnv>): Promise<Response> {
  const body = await readBody(c);
  const type = readResentType(body);
  const contact = readContactAddress(body);
  if (contact?.channel !== RESENT[type].channel) {
    const needed = RESENT[type].channel === 'email' ? 'an email address' : 'a phone number';
    throw validationFailed(`ResentType provided requires ${needed}`);
  }
  const wanted = {
    type,
    codeChallenge: readCodeChallenge(body),
    redirectTo: requestedRedirect(ctx.settings, c),
  };
  await countMessage(ctx, c, contact.address, RESENT[type].purpose);
  const user = await ctx.transaction((tx) => findUserByContact(tx, contact));
  if (user !== null) {
    c.set('account', user.id);
    ctx.background.run('Sending a message again', () => sendAgain(ctx, user, wanted));
  }
  return c.json({});
}

/** @throws {AuthError} validation_failed */
function readResentType(body: RequestBody): ResentType {
  const type = body.text('type') ?? '';
  if (Object.hasOwn(RESENT, type)) return type as ResentType;
  throw validationFailed(`Missing one of these types: ${Object.keys(RESENT).join(', ')}`);
}

/** Sends nothing when nothing is pending. */
async function sendAgain(ctx: AuthContext, user: User, wanted: WantedAgain): Promise<void> {
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

/** GET /reauthenticate: sends the signed-in user a code that a new password, number or address may require. */
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
