/** POST /token?grant_type=password: exchanges an address or number and its password for a session. */
import type { Context } from 'hono';
import type { Transaction } from '../../../db/driver.ts';
import { normalizeEmail, normalizePhone } from '../../contacts/contact-address.ts';
import type { AuthContext, AuthEnv } from '../../context/context.ts';
import { guessingNotice } from '../../messages/message-texts.ts';
import { passwordMatches } from '../../passwords/password-hash.ts';
import { weaknessOf } from '../../passwords/password-rule.ts';
import {
  type CountedTry,
  countTry,
  forgiveTry,
  tooManyTries,
} from '../../passwords/password-tries.ts';
import { AuthError, validationFailed } from '../../protocol/errors.ts';
import { type RequestBody, readBody } from '../../protocol/request-body.ts';
import { isFamiliar } from '../../sessions/familiar-networks.ts';
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
  const { contact, find } = parseContact(body);
  const password = body.text('password') ?? '';
  const { found, counted } = await ctx.transaction(async (tx) => {
    const found = await find(tx, contact);
    return { found, counted: await countUnfamiliarTry(ctx, tx, c, contact, found) };
  });
  if (found !== null) c.set('account', found.id);
  if (counted?.admitted === false) throw tooManyTries(counted.waitSeconds);
  // Also for an unknown address, so that response timing does not leak it.
  const matches = await passwordMatches(password, found?.passwordHash ?? null);
  if (found === null || !matches) {
    if (counted?.tellOwner) tellOwner(ctx, found);
    throw invalidCredentials();
  }
  const session = await ctx.transaction(async (tx) => {
    const user = await lockUser(tx, found.id);
    // The user was deleted or the password changed while it was being checked.
    if (user === null || user.passwordHash !== found.passwordHash) throw invalidCredentials();
    refuseBanned(user, ctx.now(), 400);
    refuseUnconfirmed(user);
    if (counted !== null) await forgiveTry(tx, contact);
    return openSession(ctx, tx, user, 'password', clientOf(c));
  });
  const weakness = await weaknessOf(ctx.settings, password);
  return c.json({ ...session, ...(weakness !== null && { weak_password: weakness }) });
}

interface GivenContact {
  /** In normal form. */
  readonly contact: string;
  /** An invalid address or number matches no user. */
  readonly find: (tx: Transaction, contact: string) => Promise<User | null>;
}

/** @throws {AuthError} validation_failed */
function parseContact(body: RequestBody): GivenContact {
  const email = body.text('email') || null;
  const phone = body.text('phone') || null;
  if (email !== null && phone !== null) {
    throw validationFailed('Only an email address or phone number should be provided on login.');
  }
  if (email !== null) return { contact: normalizeEmail(email), find: findUserByEmail };
  if (phone !== null) return { contact: normalizePhone(phone), find: findUserByPhone };
  throw validationFailed('missing email or phone');
}

/** Null if the user has signed in from this network before, and with LIMITS=off. */
async function countUnfamiliarTry(
  ctx: AuthContext,
  tx: Transaction,
  c: Context<AuthEnv>,
  contact: string,
  found: User | null,
): Promise<CountedTry | null> {
  if (ctx.settings.limits === null) return null;
  if (await isFamiliar(tx, found?.id ?? null, c.get('clientAddress'))) return null;
  return countTry(tx, contact, ctx.steadyNow());
}

/** Mails after the response, so that timing does not reveal whether there is an account. */
function tellOwner(ctx: AuthContext, user: User | null): void {
  if (user === null || user.email === null || user.emailConfirmedAt === null) return;
  const { siteUrl, messages } = ctx.settings;
  const mail = { to: user.email, ...guessingNotice(messages.from.name, siteUrl) };
  ctx.background.run('Sending a mail about guessed passwords', () => ctx.sendMail(mail));
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
