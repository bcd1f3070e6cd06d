/** POST /signup: creates an account by address, by number, or anonymously. */
import type { Context } from 'hono';
import { requireSignUpAllowed } from '../config/sign-up-rule.ts';
import {
  type AuthContext,
  type AuthEnv,
  transactionRetryingOnConflict,
} from '../context/auth-context.ts';
import { countMessage } from '../messages/message-delivery.ts';
import { AuthError } from '../protocol/auth-errors.ts';
import { type ContactAddress, readContactAddress } from '../protocol/contact-address.ts';
import { readBody } from '../protocol/request-body.ts';
import type { JsonObject } from '../protocol/wire-values.ts';
import { clientOf, openSession, type SessionResponse } from '../sessions/sessions.ts';
import { createUser } from '../users/identities.ts';
import { hashPassword, readSignUpPassword } from '../users/passwords.ts';
import { findUserByContact, insertUser } from '../users/users-table.ts';
import { readCodeChallenge } from '../verification/pkce.ts';
import { newUser, type SignUpRequest, signUpToConfirm } from './sign-up-to-confirm.ts';

export async function signUp(ctx: AuthContext, c: Context<AuthEnv>): Promise<Response> {
  const body = await readBody(c);
  const userMetadata = body.object('data') ?? {};
  const contact = readContactAddress(body);
  if (contact === null) return c.json(await signUpAnonymously(ctx, c, userMetadata));

  const challenge = readCodeChallenge(body);
  const password = await readSignUpPassword(ctx.settings, body);
  requireSignUpAllowed(ctx.settings.signup, emailOf(contact));
  const confirms = mustConfirm(ctx, contact);
  if (confirms)
    await countMessage(ctx, c, contact.address, contact.channel === 'email' ? 'signup' : 'sms');
  // Hash before any lookup, so that a taken address takes the same time.
  const wanted = { contact, userMetadata, passwordHash: await hashPassword(password) };
  return c.json(
    confirms
      ? await signUpToConfirm(ctx, c, wanted, challenge)
      : await signUpAtOnce(ctx, c, wanted),
  );
}

/** Whether the account must be confirmed before it can sign in. */
function mustConfirm({ settings }: AuthContext, { channel }: ContactAddress): boolean {
  return channel === 'email' ? settings.confirmEmail : settings.confirmPhone;
}

function emailOf({ channel, address }: ContactAddress): string | null {
  return channel === 'email' ? address : null;
}

/** Creates an account that may sign in at once; returns its first session. */
async function signUpAtOnce(
  ctx: AuthContext,
  c: Context<AuthEnv>,
  wanted: SignUpRequest,
): Promise<SessionResponse> {
  const now = ctx.now();
  const confirmedAt = wanted.contact.channel === 'email' ? 'emailConfirmedAt' : 'phoneConfirmedAt';
  return transactionRetryingOnConflict(ctx, async (tx) => {
    if ((await findUserByContact(tx, wanted.contact)) !== null) {
      throw new AuthError(422, 'user_already_exists', 'User already registered');
    }
    const user = await createUser(tx, { ...newUser(wanted), [confirmedAt]: now }, now);
    c.set('account', user.id);
    return openSession(ctx, tx, user, 'password', clientOf(c));
  });
}

/** @throws {AuthError} anonymous_provider_disabled, signup_disabled */
async function signUpAnonymously(
  ctx: AuthContext,
  c: Context<AuthEnv>,
  userMetadata: JsonObject,
): Promise<SessionResponse> {
  if (!ctx.settings.anonymousSignIn) {
    throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  }
  requireSignUpAllowed(ctx.settings.signup, null);
  return ctx.transaction(async (tx) => {
    const user = await insertUser(tx, { isAnonymous: true, userMetadata }, ctx.now());
    c.set('account', user.id);
    return openSession(ctx, tx, user, 'anonymous', clientOf(c));
  });
}
