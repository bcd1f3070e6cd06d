/** What a signed-in user may change about the account, and the conditions for it (U1, U2). */
import type { Transaction } from '../../../db/driver.ts';
import { emailExists, phoneExists } from '../../contacts/taken.ts';
import type { AuthContext } from '../../context.ts';
import { AuthError } from '../../errors.ts';
import { requireAal2WhenEnrolled } from '../../factors/assurance.ts';
import type { JsonObject } from '../../json-object.ts';
import { dropOneTimeTokens } from '../../one-time-tokens/drop-tokens.ts';
import { restartEmailChange } from '../../one-time-tokens/email-agreement.ts';
import { redeemCode } from '../../one-time-tokens/redeem-token.ts';
import { hashPassword, passwordMatches } from '../../passwords/password-hash.ts';
import type { TokenClaims } from '../../sessions/bearer.ts';
import { requireSession, type SignedIn } from '../../sessions/current-session.ts';
import { endOtherSessions } from '../../sessions/end-sessions.ts';
import { later } from '../../time.ts';
import { mergeMetadata } from '../../users/merge-metadata.ts';
import type { User } from '../../users/user.ts';
import { findUserByEmail, findUserByPhone, lockUser, updateUser } from '../../users/users-table.ts';
import { proveContact } from '../claim-account.ts';
import { requireAddressAllowed } from '../sign-up/signup-rule.ts';
import { changeContact } from './contact-change.ts';

/** Seconds after a sign-in within which REAUTHENTICATE asks for no code, as on a Supabase project. */
const RECENT_SIGN_IN = 86_400;

/** Null leaves a thing as it is. */
export interface UserChanges {
  readonly email: string | null;
  readonly phone: string | null;
  readonly password: string | null;
  /** Checked where it is sent. */
  readonly currentPassword: string | null;
  /** The code of a reauthentication. */
  readonly nonce: string | null;
  readonly data: JsonObject | null;
}

/**
 * The user, when all of the changes are allowed in this session. Commit the transaction also when
 * this answers 'wrong nonce': it was counted.
 * @throws {AuthError} 401 insufficient_aal; 422 email_exists, phone_exists, validation_failed;
 *   400 email_address_not_authorized, reauthentication_needed; what requireSession throws
 */
export async function allowChanges(
  ctx: AuthContext,
  tx: Transaction,
  claims: TokenClaims,
  { email, phone, password, nonce }: UserChanges,
): Promise<User | 'wrong nonce'> {
  const signedIn = await requireSession(ctx, tx, claims);
  const { user } = signedIn;
  const asksEmail = email !== null && email !== user.email;
  const asksPhone = phone !== null && phone !== user.phone;
  if (asksEmail || asksPhone || password !== null) await requireAal2WhenEnrolled(tx, signedIn);
  if (password !== null && user.isAnonymous && !asksEmail && !asksPhone) {
    throw new AuthError(
      422,
      'validation_failed',
      'Updating password of an anonymous user without an email or phone is not allowed',
    );
  }
  if (asksEmail) requireAddressAllowed(ctx.settings.signup, email);
  if (asksEmail && (await findUserByEmail(tx, email)) !== null) throw emailExists();
  if (asksPhone && (await findUserByPhone(tx, phone)) !== null) throw phoneExists();
  if (password === null || !mustReauthenticate(ctx, signedIn)) return user;
  if (nonce === null) {
    throw new AuthError(
      400,
      'reauthentication_needed',
      'Password update requires reauthentication',
    );
  }
  const sentTo = user.email ?? user.phone ?? '';
  const token = await redeemCode(ctx, tx, ['reauthentication'], sentTo, nonce);
  if (token === null) return 'wrong nonce';
  return proveContact(tx, user, user.email === null ? 'phone' : 'email', ctx.now());
}

function mustReauthenticate({ settings, now }: AuthContext, { session }: SignedIn): boolean {
  return settings.reauthenticate && now() > later(session.createdAt, RECENT_SIGN_IN);
}

/**
 * The new password's hash; null without one. Slow: call it outside of a transaction.
 * @throws {AuthError} 400 current_password_invalid, 422 same_password
 */
export async function hashNewPassword(
  { passwordHash }: User,
  { password, currentPassword }: UserChanges,
): Promise<string | null> {
  if (password === null) return null;
  if (currentPassword !== null && !(await passwordMatches(currentPassword, passwordHash))) {
    throw new AuthError(
      400,
      'current_password_invalid',
      'Current password required when setting new password.',
    );
  }
  if (await passwordMatches(password, passwordHash)) {
    throw new AuthError(
      422,
      'same_password',
      'New password should be different from the old password.',
    );
  }
  return hashPassword(password);
}

/** Which changes of contact wait until the new address or number has answered. */
interface Pending {
  readonly email: string | null;
  readonly phone: string | null;
}

/**
 * A new address always waits, so that a typing error locks nobody out; only who had none at all, as
 * an anonymous user, gets it as freely as by signing up.
 */
export function pendingOf(
  { settings }: AuthContext,
  user: User,
  { email, phone }: UserChanges,
): Pending {
  const emailAtOnce = user.isAnonymous && !settings.confirmEmail;
  return {
    email: emailAtOnce || email === user.email ? null : email,
    phone: !settings.confirmPhone || phone === user.phone ? null : phone,
  };
}

/** @throws {AuthError} email_exists, phone_exists; what requireSession throws, when it ended meanwhile */
export async function applyChanges(
  ctx: AuthContext,
  tx: Transaction,
  claims: TokenClaims,
  changes: UserChanges,
  pending: Pending,
  passwordHash: string | null,
): Promise<User> {
  await lockUser(tx, claims.userId);
  const { user, session } = await requireSession(ctx, tx, claims);
  const now = ctx.now();
  const { email, phone, data } = changes;
  let changed = await updateUser(
    tx,
    user.id,
    {
      // A change of contact that is not asked for now may be a stranger's: it ends with their session.
      ...(passwordHash !== null && { passwordHash, newEmail: null, newPhone: null }),
      ...(data !== null && { userMetadata: mergeMetadata(user.userMetadata, data) }),
      ...(pending.email !== null && { newEmail: pending.email }),
      ...(pending.phone !== null && { newPhone: pending.phone }),
    },
    now,
  );
  if (pending.email !== null) {
    // Who agrees from now on agrees to this address, not to one asked for before.
    await restartEmailChange(tx, user.id, now);
  }
  if (passwordHash !== null) {
    await endOtherSessions(tx, user.id, session.id);
    await dropOneTimeTokens(tx, user.id);
  }
  if (email !== null && pending.email === null && email !== user.email) {
    changed = await changeContact(tx, changed, { email }, now);
  }
  if (phone !== null && pending.phone === null && phone !== user.phone) {
    changed = await changeContact(tx, changed, { phone }, now);
  }
  return changed;
}
