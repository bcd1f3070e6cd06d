/** POST /token?grant_type=password: exchanges an address or number and its password for a session (U1). */
import type { Context } from 'hono';
import type { Transaction } from '../../../db/driver.ts';
import { normalizeEmail, normalizePhone } from '../../contacts/contact-address.ts';
import type { AuthContext, AuthEnv } from '../../context/context.ts';
import { passwordMatches } from '../../passwords/password-hash.ts';
import { weaknessOf } from '../../passwords/password-rule.ts';
import { AuthError, validationFailed } from '../../protocol/errors.ts';
import { type RequestBody, readBody } from '../../protocol/request-body.ts';
import { openSession } from '../../sessions/open-session.ts';
import { clientOf } from '../../sessions/sessions-table.ts';
import {
  findUserByEmail,
  findUserByPhone,
  lockUser,
  refuseBanned,
  type User,
} from '../../users/users-table.ts';

export async function signInWithPassword(ctx: AuthContext, c: Context<AuthEnv>): Promise<Response> {
  const body = await readBody(c);
  const find = parseContact(body);
  const password = body.text('password') ?? '';
  const found = await ctx.store(find);
  // Also for an unknown address, so that response timing does not leak it.
  const matches = await passwordMatches(password, found?.passwordHash ?? null);
  if (found === null || !matches) throw invalidCredentials();
  const session = await ctx.store(async (tx) => {
    const user = await lockUser(tx, found.id);
    // The user was deleted or the password changed while it was being checked.
    if (user === null || user.passwordHash !== found.passwordHash) throw invalidCredentials();
    refuseBanned(user, ctx.now(), 400);
    refuseUnconfirmed(user);
    return openSession(ctx, tx, user, 'password', clientOf(c));
  });
  const weakness = weaknessOf(ctx.settings, password);
  return c.json({ ...session, ...(weakness !== null && { weak_password: weakness }) });
}

/** How to find the user; an invalid address or number matches none. @throws {AuthError} validation_failed */
function parseContact(body: RequestBody): (tx: Transaction) => Promise<User | null> {
  const email = body.text('email') || null;
  const phone = body.text('phone') || null;
  if (email !== null && phone !== null) {
    throw validationFailed('Only an email address or phone number should be provided on login.');
  }
  if (email !== null) return (tx) => findUserByEmail(tx, normalizeEmail(email));
  if (phone !== null) return (tx) => findUserByPhone(tx, normalizePhone(phone));
  throw validationFailed('missing email or phone');
}

function invalidCredentials(): AuthError {
  return new AuthError(400, 'invalid_credentials', 'Invalid login credentials');
}

/** An account may sign in once either its address or its number is confirmed. */
function refuseUnconfirmed(user: User): void {
  if (user.emailConfirmedAt !== null || user.phoneConfirmedAt !== null) return;
  throw user.email === null
    ? new AuthError(400, 'phone_not_confirmed', 'Phone not confirmed')
    : new AuthError(400, 'email_not_confirmed', 'Email not confirmed');
}
