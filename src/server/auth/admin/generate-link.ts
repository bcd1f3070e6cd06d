/** POST /admin/generate_link: the link and the code of a mail, for the operator to pass on. */
import type { Context } from 'hono';
import type { Transaction } from '../../db/driver.ts';
import { parseEmail } from '../accounts/contact-address.ts';
import type { AuthContext, AuthEnv } from '../context.ts';
import { AuthError, validationFailed } from '../errors.ts';
import { issueOneTimeToken, type Purpose } from '../one-time-tokens/one-time-token.ts';
import { verifyLink } from '../one-time-tokens/verify-link.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { checkPassword } from '../passwords/password-rule.ts';
import { allowedRedirect } from '../redirects/allowed-redirect.ts';
import { type RequestBody, readBody } from '../request-body.ts';
import { createUser } from '../users/create-user.ts';
import { mergeMetadata } from '../users/merge-metadata.ts';
import { presentUser } from '../users/present-user.ts';
import type { JsonObject, User } from '../users/user.ts';
import { findUserByEmail, updateUser } from '../users/users-table.ts';
import { findUnconfirmed, inviteUser } from './invited-user.ts';
import { emailExists, refuseTaken } from './taken.ts';

/** What each type of link is for. */
const PURPOSES: ReadonlyMap<string, Purpose> = new Map([
  ['signup', 'signup'],
  ['invite', 'invite'],
  ['magiclink', 'magiclink'],
  ['recovery', 'recovery'],
  ['email_change_current', 'email_change_current'],
  ['email_change_new', 'email_change'],
] as const);

interface Wanted {
  readonly email: string;
  readonly passwordHash: string | null;
  readonly userMetadata: JsonObject;
  /** Only for a change of address. */
  readonly newEmail: string | null;
}

/** Whose link it is, and what it does in the end. */
interface Linked {
  readonly user: User;
  readonly type: string;
  readonly purpose: Purpose;
}

/** @throws {AuthError} validation_failed, weak_password, user_not_found, email_exists */
export async function generateLink(ctx: AuthContext, c: Context<AuthEnv>): Promise<Response> {
  const body = await readBody(c);
  const type = body.text('type') ?? '';
  const purpose = PURPOSES.get(type);
  if (purpose === undefined) {
    throw validationFailed(`Invalid email action link type requested: ${type}`);
  }
  const wanted = await readWanted(ctx, body, purpose);
  const redirectTo = allowedRedirect(
    ctx.settings,
    c.req.query('redirect_to') ?? body.text('redirect_to'),
  );
  const link = ctx.store(async (tx) => {
    const linked = await prepareUser(tx, { type, purpose }, wanted, ctx.now());
    return describeLink(ctx, tx, linked, wanted, redirectTo);
  });
  return c.json(await link.catch(refuseTaken));
}

async function readWanted(ctx: AuthContext, body: RequestBody, purpose: Purpose): Promise<Wanted> {
  const email = parseEmail(body.text('email') ?? '');
  const userMetadata = body.object('data') ?? {};
  return {
    email,
    userMetadata,
    newEmail: isEmailChange(purpose) ? parseEmail(body.text('new_email') ?? '') : null,
    passwordHash: purpose === 'signup' ? await readPassword(ctx, body) : null,
  };
}

async function readPassword(ctx: AuthContext, body: RequestBody): Promise<string> {
  const password = body.text('password');
  if (!password) throw validationFailed('Signup requires a valid password');
  checkPassword(ctx.settings, password);
  return hashPassword(password);
}

function isEmailChange(purpose: Purpose): boolean {
  return purpose === 'email_change' || purpose === 'email_change_current';
}

async function prepareUser(
  tx: Transaction,
  { type, purpose }: Omit<Linked, 'user'>,
  wanted: Wanted,
  now: Date,
): Promise<Linked> {
  const { email, userMetadata, newEmail } = wanted;
  if (purpose === 'signup') return { type, purpose, user: await signUp(tx, wanted, now) };
  if (purpose === 'invite') {
    return { type, purpose, user: await inviteUser(tx, email, userMetadata, now) };
  }
  const user = await findUserByEmail(tx, email);
  if (user === null && purpose === 'magiclink') {
    // Whoever is new signs up by the link instead.
    const made = await createUser(tx, { email, userMetadata }, now);
    return { type: 'signup', purpose: 'signup', user: made };
  }
  if (user === null) {
    throw new AuthError(404, 'user_not_found', 'User with this email not found');
  }
  if (newEmail === null) return { type, purpose, user };
  if ((await findUserByEmail(tx, newEmail)) !== null) throw emailExists();
  return { type, purpose, user: await updateUser(tx, user.id, { newEmail }, now) };
}

/** Somebody who signed up and never confirmed takes what the operator says now. */
async function signUp(tx: Transaction, wanted: Wanted, now: Date): Promise<User> {
  const { email, passwordHash, userMetadata } = wanted;
  const user = await findUnconfirmed(tx, email);
  if (user === null) return createUser(tx, { email, passwordHash, userMetadata }, now);
  const merged = mergeMetadata(user.userMetadata, userMetadata);
  return updateUser(tx, user.id, { passwordHash, userMetadata: merged }, now);
}

async function describeLink(
  ctx: AuthContext,
  tx: Transaction,
  { user, type, purpose }: Linked,
  { email, newEmail }: Wanted,
  redirectTo: string,
): Promise<JsonObject> {
  const secrets = await issueOneTimeToken(ctx, tx, {
    userId: user.id,
    purpose,
    sentTo: purpose === 'email_change' ? (newEmail ?? email) : email,
    codeChallenge: null,
  });
  return {
    ...(await presentUser(tx, user)),
    action_link: verifyLink(ctx.settings, purpose, secrets.link, redirectTo),
    email_otp: secrets.code,
    hashed_token: secrets.link,
    verification_type: type,
    redirect_to: redirectTo,
  };
}
