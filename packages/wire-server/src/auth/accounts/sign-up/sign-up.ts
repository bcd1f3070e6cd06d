/** POST /signup: creates an account by address, by number, or anonymously (U1, R3). */
import type { Context } from 'hono';
import type { Transaction } from '../../../db/driver.ts';
import { findReceiver, type Receiver, readReceiver } from '../../contacts/receiver.ts';
import type { AuthContext, AuthEnv } from '../../context/context.ts';
import { countMessage } from '../../messages/count-message.ts';
import { hashPassword } from '../../passwords/password-hash.ts';
import { readSignupPassword } from '../../passwords/password-rule.ts';
import { type CodeChallenge, readCodeChallenge } from '../../pkce/code-challenge.ts';
import { AuthError } from '../../protocol/errors.ts';
import type { JsonObject } from '../../protocol/json-object.ts';
import { requestedRedirect } from '../../protocol/redirects.ts';
import { readBody } from '../../protocol/request-body.ts';
import { openSession, type SessionResponse } from '../../sessions/open-session.ts';
import { clientOf } from '../../sessions/sessions-table.ts';
import { storeRetryingOnConflict } from '../../store/retry-on-conflict.ts';
import { presentUser } from '../../users/present-user.ts';
import { createUser } from '../../users/user-identities.ts';
import {
  findUser,
  insertUser,
  lockUser,
  type User,
  type UserChanges,
  updateUser,
} from '../../users/users-table.ts';
import { confirmSignup, issueConfirmation, remindOfAccount } from './confirm-signup.ts';
import { presentDecoyUser } from './decoy-user.ts';
import { requireSignupAllowed } from './enforce-signup-rule.ts';

interface Signup {
  /** The new account's address or number. */
  readonly owner: Receiver;
  readonly passwordHash: string;
  readonly userMetadata: JsonObject;
}

export async function signup(ctx: AuthContext, c: Context<AuthEnv>): Promise<Response> {
  const body = await readBody(c);
  const userMetadata = body.object('data') ?? {};
  const owner = readReceiver(body);
  if (owner === null) return c.json(await signUpAnonymously(ctx, c, userMetadata));

  const challenge = readCodeChallenge(body);
  const password = await readSignupPassword(ctx.settings, body);
  requireSignupAllowed(ctx.settings.signup, emailOf(owner));
  const confirms = mustConfirm(ctx, owner);
  if (confirms) countMessage(ctx, c, owner.address, owner.channel === 'email' ? 'signup' : 'sms');
  // Hash before any lookup, so that a taken address takes the same time.
  const wanted = { owner, userMetadata, passwordHash: await hashPassword(password) };
  return c.json(
    confirms
      ? await signUpToConfirm(ctx, c, wanted, challenge)
      : await signUpAtOnce(ctx, c, wanted),
  );
}

/** Whether the account must be confirmed before it can sign in. */
function mustConfirm({ settings }: AuthContext, { channel }: Receiver): boolean {
  return channel === 'email' ? settings.confirmEmail : settings.confirmPhone;
}

function emailOf({ channel, address }: Receiver): string | null {
  return channel === 'email' ? address : null;
}

/** Creates an account that may sign in at once; returns its first session. */
async function signUpAtOnce(
  ctx: AuthContext,
  c: Context<AuthEnv>,
  wanted: Signup,
): Promise<SessionResponse> {
  const now = ctx.now();
  const confirmedAt = wanted.owner.channel === 'email' ? 'emailConfirmedAt' : 'phoneConfirmedAt';
  return storeRetryingOnConflict(ctx, async (tx) => {
    if ((await findReceiver(tx, wanted.owner)) !== null) {
      throw new AuthError(422, 'user_already_exists', 'User already registered');
    }
    const user = await createUser(tx, { ...newUser(wanted), [confirmedAt]: now }, now);
    return openSession(ctx, tx, user, 'password', clientOf(c));
  });
}

/** Creates an account to be confirmed by link or code; returns the user. */
async function signUpToConfirm(
  ctx: AuthContext,
  c: Context<AuthEnv>,
  wanted: Signup,
  challenge: CodeChallenge | null,
): Promise<JsonObject> {
  const unconfirmed = await storeRetryingOnConflict(ctx, async (tx) => {
    const user = await putUnconfirmed(ctx, tx, wanted);
    return user && issueConfirmation(ctx, tx, user, wanted.owner, challenge);
  });
  if (unconfirmed === null) {
    await remindOfAccount(ctx, wanted.owner);
    return presentDecoyUser(wanted.owner, wanted.userMetadata, ctx.now());
  }
  await confirmSignup(ctx, unconfirmed, requestedRedirect(ctx.settings, c));
  const { user } = unconfirmed;
  return ctx.store(async (tx) => presentUser(tx, (await findUser(tx, user.id)) ?? user));
}

/**
 * The account to be confirmed; null when the address or number is taken. Signing up again before
 * confirming replaces the password: only the latest sign-up's link or code confirms.
 */
async function putUnconfirmed(
  ctx: AuthContext,
  tx: Transaction,
  wanted: Signup,
): Promise<User | null> {
  const now = ctx.now();
  const found = await findReceiver(tx, wanted.owner);
  // Lock: its owner may be confirming it concurrently.
  const known = found && (await lockUser(tx, found.id));
  if (known === null) return createUser(tx, newUser(wanted), now);
  if (known.emailConfirmedAt !== null || known.phoneConfirmedAt !== null) return null;
  const { passwordHash, userMetadata } = wanted;
  return updateUser(tx, known.id, { passwordHash, userMetadata }, now);
}

function newUser({ owner, passwordHash, userMetadata }: Signup): UserChanges {
  return { [owner.channel]: owner.address, passwordHash, userMetadata };
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
  requireSignupAllowed(ctx.settings.signup, null);
  return ctx.store(async (tx) => {
    const user = await insertUser(tx, { isAnonymous: true, userMetadata }, ctx.now());
    return openSession(ctx, tx, user, 'anonymous', clientOf(c));
  });
}
