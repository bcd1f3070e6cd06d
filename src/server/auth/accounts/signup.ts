/** POST /signup: makes an account, by address, by number, or by nothing at all (U1, R3). */
import type { Context } from 'hono';
import type { Transaction } from '../../db/driver.ts';
import { SqlError } from '../../db/errors.ts';
import type { AuthContext, AuthEnv } from '../context.ts';
import { AuthError, validationFailed } from '../errors.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { checkPassword } from '../passwords/password-rule.ts';
import { type CodeChallenge, parseCodeChallenge } from '../pkce/code-challenge.ts';
import { type RequestBody, readBody } from '../request-body.ts';
import { clientOf } from '../sessions/current-session.ts';
import { openSession } from '../sessions/session-response.ts';
import { createUser } from '../users/create-user.ts';
import { presentUser } from '../users/present-user.ts';
import type { JsonObject, User } from '../users/user.ts';
import {
  findUser,
  findUserByEmail,
  findUserByPhone,
  type UserChanges,
  updateUser,
} from '../users/users-table.ts';
import { confirmSignup } from './confirm-signup.ts';
import { parseEmail, parsePhone } from './contact-address.ts';
import { presentNobody } from './present-nobody.ts';
import { allowsSignup } from './signup-rule.ts';

/** Two requests made the same account at once. */
const UNIQUE_VIOLATION = '23505';

/** Who signs up: an address or a number, never both. */
interface Contact {
  readonly email: string | null;
  readonly phone: string | null;
}

interface Signup {
  readonly contact: Contact;
  readonly passwordHash: string;
  readonly userMetadata: JsonObject;
}

export async function signup(ctx: AuthContext, c: Context<AuthEnv>): Promise<Response> {
  const body = await readBody(c);
  const userMetadata = body.object('data') ?? {};
  const contact = parseContact(body);
  if (contact === null) return signUpAnonymously(ctx, c, userMetadata);

  const password = body.text('password');
  if (!password) throw validationFailed('Signup requires a valid password');
  const challenge = parseCodeChallenge(
    body.text('code_challenge'),
    body.text('code_challenge_method'),
  );
  refuseUnlessAllowed(ctx, contact.email);
  checkPassword(ctx.settings, password);
  // Before anything is looked up: a taken address costs the same time.
  const wanted = { contact, userMetadata, passwordHash: await hashPassword(password) };
  return mustConfirm(ctx, contact)
    ? c.json(await signUpToConfirm(ctx, c, wanted, challenge))
    : c.json(await signUpAtOnce(ctx, c, wanted));
}

/** Null for an anonymous account. @throws {AuthError} validation_failed */
function parseContact(body: RequestBody): Contact | null {
  const email = body.text('email') || null;
  const phone = body.text('phone') || null;
  if (email !== null && phone !== null) {
    throw validationFailed('Only an email address or phone number should be provided on signup.');
  }
  if (email !== null) return { email: parseEmail(email), phone: null };
  return phone === null ? null : { email: null, phone: parsePhone(phone) };
}

/** @throws {AuthError} signup_disabled (R3) */
function refuseUnlessAllowed({ settings }: AuthContext, email: string | null): void {
  if (allowsSignup(settings.signup, email)) return;
  throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance');
}

/** Whether the account waits until its owner has shown that the address or number is theirs. */
function mustConfirm({ settings }: AuthContext, { email }: Contact): boolean {
  return email === null ? settings.confirmPhone : settings.confirmEmail;
}

/** An account that may sign in at once, and its first session. */
async function signUpAtOnce(ctx: AuthContext, c: Context<AuthEnv>, wanted: Signup) {
  const now = ctx.now();
  const { email } = wanted.contact;
  const confirmed = email === null ? { phoneConfirmedAt: now } : { emailConfirmedAt: now };
  return storeOnce(ctx, async (tx) => {
    if ((await findByContact(tx, wanted.contact)) !== null) {
      throw new AuthError(422, 'user_already_exists', 'User already registered');
    }
    const user = await createUser(tx, { ...changesFor(wanted), ...confirmed }, now);
    return openSession(ctx, tx, user, 'password', clientOf(c));
  });
}

/** An account that waits for its owner to follow a link or type a code; answers the user. */
async function signUpToConfirm(
  ctx: AuthContext,
  c: Context<AuthEnv>,
  wanted: Signup,
  challenge: CodeChallenge | null,
): Promise<JsonObject> {
  const user = await storeOnce(ctx, (tx) => putUnconfirmed(ctx, tx, wanted));
  if (user === null) return presentNobody(wanted.contact, wanted.userMetadata, ctx.now());
  await confirmSignup(ctx, user, challenge, c.req.query('redirect_to') ?? null);
  return ctx.store(async (tx) => presentUser(tx, (await findUser(tx, user.id)) ?? user));
}

/**
 * The account to be confirmed; null when the address or number is somebody's already. Who signs up
 * again before confirming gets the password they typed last: it is that sign-up's link or code which
 * confirms, the one before is void.
 */
async function putUnconfirmed(
  ctx: AuthContext,
  tx: Transaction,
  wanted: Signup,
): Promise<User | null> {
  const now = ctx.now();
  const known = await findByContact(tx, wanted.contact);
  if (known === null) return createUser(tx, changesFor(wanted), now);
  if (known.emailConfirmedAt !== null || known.phoneConfirmedAt !== null) return null;
  const { passwordHash, userMetadata } = wanted;
  return updateUser(tx, known.id, { passwordHash, userMetadata }, now);
}

async function signUpAnonymously(
  ctx: AuthContext,
  c: Context<AuthEnv>,
  userMetadata: JsonObject,
): Promise<Response> {
  if (!ctx.settings.anonymousSignIn) {
    throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  }
  refuseUnlessAllowed(ctx, null);
  const session = await ctx.store(async (tx) => {
    const user = await createUser(tx, { isAnonymous: true, userMetadata }, ctx.now());
    return openSession(ctx, tx, user, 'anonymous', clientOf(c));
  });
  return c.json(session);
}

function changesFor({ contact, passwordHash, userMetadata }: Signup): UserChanges {
  return { ...contact, passwordHash, userMetadata };
}

async function findByContact(tx: Transaction, { email, phone }: Contact): Promise<User | null> {
  if (email !== null) return findUserByEmail(tx, email);
  return phone === null ? null : findUserByPhone(tx, phone);
}

/** Looks again when another request made the same account meanwhile. */
async function storeOnce<T>(ctx: AuthContext, work: (tx: Transaction) => Promise<T>): Promise<T> {
  try {
    return await ctx.store(work);
  } catch (error) {
    if (!(error instanceof SqlError && error.sqlState === UNIQUE_VIOLATION)) throw error;
    return ctx.store(work);
  }
}
