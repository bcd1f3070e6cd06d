/** The changes a signed-in user requests with PUT /user, and whether they may make them. */
import type { Transaction } from '../../db/driver.ts';
import type { AuthSettings } from '../config/auth-settings.ts';
import { requireAddressAllowed } from '../config/sign-up-rule.ts';
import type { AuthContext } from '../context/auth-context.ts';
import { requireAal2WhenEnrolled } from '../factors/factor-owner.ts';
import { AuthError } from '../protocol/auth-errors.ts';
import { type Channel, readEmail, readPhone } from '../protocol/contact-address.ts';
import type { RequestBody } from '../protocol/request-body.ts';
import { addSeconds, type JsonObject } from '../protocol/wire-values.ts';
import { requireSession, type TokenClaims } from '../sessions/current-session.ts';
import type { SignedIn } from '../sessions/sessions.ts';
import { countTry, tooManyTries } from '../users/password-tries.ts';
import { checkPassword, hashPassword, passwordMatches } from '../users/passwords.ts';
import {
  emailExists,
  findUserByEmail,
  findUserByPhone,
  phoneExists,
  type User,
} from '../users/users-table.ts';
import { proveContact } from '../verification/claim-account.ts';
import { redeemCode } from '../verification/one-time-tokens.ts';

/** Null leaves a field unchanged. */
export interface RequestedChanges {
  readonly email: string | null;
  readonly phone: string | null;
  readonly password: string | null;
  /** Checked if sent; it then replaces a recent sign-in. */
  readonly currentPassword: string | null;
  /** The code of a reauthentication. */
  readonly nonce: string | null;
  readonly data: JsonObject | null;
}

/** @throws {AuthError} validation_failed, weak_password, 403 not_admin */
export async function readRequestedChanges(
  { settings }: AuthContext,
  body: RequestBody,
): Promise<RequestedChanges> {
  if (body.has('app_metadata')) {
    throw new AuthError(403, 'not_admin', 'Updating app_metadata requires admin privileges');
  }
  const password = body.text('password');
  if (password !== null) await checkPassword(settings, password);
  return {
    email: readEmail(body),
    phone: readPhone(body),
    password,
    currentPassword: body.text('current_password'),
    nonce: body.text('nonce') || null,
    data: body.object('data'),
  };
}

/** For this long after a sign-in, even one by mailed link, no change requires reauthentication. */
const RECENT_SIGN_IN_SECONDS = 900;

/**
 * The user, when this session allows all of the changes. Commit the transaction even on
 * 'wrong nonce': the wrong try was counted.
 * @throws {AuthError} 401 insufficient_aal; 422 email_exists, phone_exists, validation_failed;
 *   400 email_address_not_authorized, reauthentication_needed; 429; what requireSession throws
 */
export async function allowChanges(
  ctx: AuthContext,
  tx: Transaction,
  claims: TokenClaims,
  { email, phone, password, currentPassword, nonce }: RequestedChanges,
): Promise<User | 'wrong nonce'> {
  const signedIn = await requireSession(ctx, tx, claims);
  const { user } = signedIn;
  const changesEmail = email !== null && email !== user.email;
  const changesPhone = phone !== null && phone !== user.phone;
  if (changesEmail || changesPhone || password !== null)
    await requireAal2WhenEnrolled(tx, signedIn);
  if (password !== null && user.isAnonymous && !changesEmail && !changesPhone) {
    throw new AuthError(
      422,
      'validation_failed',
      'Updating password of an anonymous user without an email or phone is not allowed',
    );
  }
  if (changesEmail) requireAddressAllowed(ctx.settings.signup, email);
  if (changesEmail && (await findUserByEmail(tx, email)) !== null) throw emailExists();
  if (changesPhone && (await findUserByPhone(tx, phone)) !== null) throw phoneExists();
  if (currentPassword !== null) {
    await countCurrentPassword(ctx, tx, user);
    return user;
  }
  const opensAccount =
    password !== null ||
    addsWayIn(ctx.settings, user, { email: changesEmail, phone: changesPhone });
  if (!opensAccount || !mustReauthenticate(ctx, signedIn)) return user;
  if (nonce === null) {
    const change = password === null ? 'Email or phone' : 'Password';
    throw new AuthError(
      400,
      'reauthentication_needed',
      `${change} update requires reauthentication`,
    );
  }
  // The code was sent to the contact from before the change.
  const sentTo = user.email ?? user.phone ?? '';
  const token = await redeemCode(ctx, tx, ['reauthentication'], sentTo, nonce);
  if (token === null) return 'wrong nonce';
  return proveContact(tx, user, user.email === null ? 'phone' : 'email', ctx.now());
}

/** Whether a code sent to the new address or number could open the account without the owner's agreement. */
function addsWayIn(
  { confirmOldEmail }: AuthSettings,
  user: User,
  changes: Readonly<Record<Channel, boolean>>,
): boolean {
  // An anonymous account can only be entered by its session.
  if (user.isAnonymous) return false;
  const oldEmailAgrees = confirmOldEmail && user.email !== null;
  return changes.phone || (changes.email && !oldEmailAgrees);
}

function mustReauthenticate({ settings, now }: AuthContext, { session }: SignedIn): boolean {
  return settings.reauthenticate && now() > addSeconds(session.createdAt, RECENT_SIGN_IN_SECONDS);
}

/**
 * Counts a try at the current password, which the holder of a stolen session may be guessing.
 * @throws {AuthError} 429
 */
async function countCurrentPassword(ctx: AuthContext, tx: Transaction, user: User): Promise<void> {
  if (ctx.settings.limits === null) return;
  const counted = await countTry(tx, user.id, ctx.steadyNow());
  if (!counted.admitted) throw tooManyTries(counted.waitSeconds);
}

/**
 * Slow: call it outside a transaction, after `allowChanges` has counted the try.
 * @throws {AuthError} 400 current_password_invalid
 */
export async function checkCurrentPassword(
  { passwordHash }: User,
  { password, currentPassword }: RequestedChanges,
): Promise<void> {
  if (currentPassword === null || (await passwordMatches(currentPassword, passwordHash))) return;
  const message =
    password === null
      ? 'Current password is wrong.'
      : 'Current password required when setting new password.';
  throw new AuthError(400, 'current_password_invalid', message);
}

/**
 * The new password's hash; null without one. Slow: call it outside a transaction.
 * @throws {AuthError} 422 same_password
 */
export async function hashNewPassword(
  { passwordHash }: User,
  { password }: RequestedChanges,
): Promise<string | null> {
  if (password === null) return null;
  if (await passwordMatches(password, passwordHash)) {
    throw new AuthError(
      422,
      'same_password',
      'New password should be different from the old password.',
    );
  }
  return hashPassword(password);
}
