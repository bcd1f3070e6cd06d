/**
 * POST /invite mails a new user an invitation, POST /admin/generate_link returns a mail's link and code for the operator
 * to pass on. Both regardless of the sign-up rule.
 */
import type { Context } from 'hono';
import type { Transaction } from '../../db/driver.ts';
import type { AuthContext, AuthEnv } from '../context/auth-context.ts';
import { waitUntilSent } from '../messages/message-delivery.ts';
import type { Purpose } from '../messages/message-texts.ts';
import { AuthError, validationFailed } from '../protocol/auth-errors.ts';
import { parseEmail } from '../protocol/contact-address.ts';
import { allowedRedirect, requestedRedirect } from '../protocol/redirects.ts';
import { type RequestBody, readBody } from '../protocol/request-body.ts';
import type { JsonObject } from '../protocol/wire-values.ts';
import { createUser } from '../users/identities.ts';
import { hashPassword, readSignUpPassword } from '../users/passwords.ts';
import { presentUser } from '../users/present-user.ts';
import {
  emailExists,
  findUserByEmail,
  mergeMetadata,
  refuseTaken,
  type User,
  updateUser,
} from '../users/users-table.ts';
import { restartEmailChange } from '../verification/change-contact.ts';
import { issueOneTimeToken } from '../verification/one-time-tokens.ts';
import { mailToken, verifyLink } from '../verification/send-token.ts';

/**
 * POST /invite.
 * @throws {AuthError} validation_failed, email_exists; email_address_invalid when the mail is refused
 */
export async function invite(ctx: AuthContext, c: Context<AuthEnv>): Promise<Response> {
  const body = await readBody(c);
  const email = parseEmail(body.text('email') ?? '');
  const userMetadata = body.object('data') ?? {};
  const user = await ctx
    .transaction((tx) => inviteUser(tx, email, userMetadata, ctx.now()))
    .catch(refuseTaken);
  c.set('account', user.id);
  const token = {
    userId: user.id,
    purpose: 'invite',
    sentTo: email,
    codeChallenge: null,
    redirectTo: requestedRedirect(ctx.settings, c),
  } as const;
  await waitUntilSent(ctx, token, mailToken(ctx, token));
  return c.json(await ctx.transaction((tx) => presentUser(tx, user)));
}

/** @throws {AuthError} email_exists for a confirmed user */
async function inviteUser(
  tx: Transaction,
  email: string,
  userMetadata: JsonObject,
  now: Date,
): Promise<User> {
  const user = await findUnconfirmed(tx, email);
  if (user === null) return createUser(tx, { email, userMetadata, invitedAt: now }, now);
  const changes = {
    invitedAt: now,
    userMetadata: mergeMetadata(user.userMetadata, userMetadata),
  };
  return updateUser(tx, user.id, changes, now);
}

/** @throws {AuthError} email_exists */
async function findUnconfirmed(tx: Transaction, email: string): Promise<User | null> {
  const user = await findUserByEmail(tx, email);
  if (user?.emailConfirmedAt || user?.phoneConfirmedAt) throw emailExists();
  return user;
}

/**
 * POST /admin/generate_link.
 * @throws {AuthError} validation_failed, weak_password, user_not_found, email_exists
 */
export async function generateLink(ctx: AuthContext, c: Context<AuthEnv>): Promise<Response> {
  const body = await readBody(c);
  const wanted = await readWanted(ctx, body);
  const redirectTo = allowedRedirect(
    ctx.settings,
    c.req.query('redirect_to') ?? body.text('redirect_to'),
  );
  const link = ctx.transaction((tx) => makeLink(ctx, c, tx, wanted, redirectTo));
  return c.json(await link.catch(refuseTaken));
}

/** Hashes a password: call it outside a transaction. */
async function readWanted(ctx: AuthContext, body: RequestBody): Promise<WantedLink> {
  const type = parseType(body.text('type'));
  const isEmailChange = type === 'email_change_current' || type === 'email_change_new';
  return {
    type,
    email: parseEmail(body.text('email') ?? ''),
    newEmail: isEmailChange ? parseEmail(body.text('new_email') ?? '') : null,
    userMetadata: body.object('data') ?? {},
    passwordHash:
      type === 'signup' ? await hashPassword(await readSignUpPassword(ctx.settings, body)) : null,
  };
}

function parseType(given: string | null): LinkType {
  const types = Object.keys(LINK_PURPOSES) as LinkType[];
  const type = types.find((each) => each === given);
  if (type !== undefined) return type;
  throw validationFailed(`Invalid email action link type requested: ${given ?? ''}`);
}

async function makeLink(
  ctx: AuthContext,
  c: Context<AuthEnv>,
  tx: Transaction,
  wanted: WantedLink,
  redirectTo: string,
): Promise<JsonObject> {
  const { user, type } = await prepareLinkedUser(ctx, tx, wanted);
  c.set('account', user.id);
  const purpose = LINK_PURPOSES[type];
  const { link, code } = await issueOneTimeToken(ctx, tx, {
    userId: user.id,
    purpose,
    sentTo: type === 'email_change_new' ? (wanted.newEmail ?? wanted.email) : wanted.email,
    codeChallenge: null,
  });
  return {
    ...(await presentUser(tx, user)),
    action_link: verifyLink(ctx.settings, purpose, link, redirectTo),
    email_otp: code,
    hashed_token: link,
    verification_type: type,
    redirect_to: redirectTo,
  };
}

/** What a link of each type is for. */
const LINK_PURPOSES = {
  signup: 'signup',
  invite: 'invite',
  magiclink: 'magiclink',
  recovery: 'recovery',
  email_change_current: 'email_change_current',
  email_change_new: 'email_change',
} as const satisfies Record<string, Purpose>;

type LinkType = keyof typeof LINK_PURPOSES;

interface WantedLink {
  readonly type: LinkType;
  readonly email: string;
  /** Only for a sign-up. */
  readonly passwordHash: string | null;
  readonly userMetadata: JsonObject;
  /** Only for a change of address; both of its links name it. */
  readonly newEmail: string | null;
}

interface LinkedUser {
  readonly user: User;
  /** As wanted, except that a new user's magic link becomes a sign-up. */
  readonly type: LinkType;
}

/** @throws {AuthError} user_not_found, email_exists, validation_failed */
async function prepareLinkedUser(
  ctx: AuthContext,
  tx: Transaction,
  wanted: WantedLink,
): Promise<LinkedUser> {
  const { type, email, userMetadata } = wanted;
  const now = ctx.now();
  switch (type) {
    case 'signup':
      return { type, user: await signUp(tx, wanted, now) };
    case 'invite':
      return { type, user: await inviteUser(tx, email, userMetadata, now) };
    case 'magiclink': {
      const user = await findUserByEmail(tx, email);
      if (user !== null) return { type, user };
      return { type: 'signup', user: await signUp(tx, wanted, now) };
    }
    case 'recovery':
      return { type, user: await requireUserByEmail(tx, email) };
    default:
      return { type, user: await requestNewEmail(ctx, tx, wanted, now) };
  }
}

/** An unconfirmed sign-up takes the operator's values. */
async function signUp(tx: Transaction, wanted: WantedLink, now: Date): Promise<User> {
  const { email, passwordHash, userMetadata } = wanted;
  const user = await findUnconfirmed(tx, email);
  if (user === null) return createUser(tx, { email, passwordHash, userMetadata }, now);
  const merged = mergeMetadata(user.userMetadata, userMetadata);
  return updateUser(tx, user.id, { passwordHash, userMetadata: merged }, now);
}

async function requireUserByEmail(tx: Transaction, email: string): Promise<User> {
  const user = await findUserByEmail(tx, email);
  if (user !== null) return user;
  throw new AuthError(404, 'user_not_found', 'User with this email not found');
}

async function requestNewEmail(
  ctx: AuthContext,
  tx: Transaction,
  { type, email, newEmail }: WantedLink,
  now: Date,
): Promise<User> {
  const user = await requireUserByEmail(tx, email);
  if (newEmail === null) throw validationFailed('new_email is required');
  if ((await findUserByEmail(tx, newEmail)) !== null) throw emailExists();
  if (user.newEmail !== newEmail) {
    await restartEmailChange(tx, user.id, now);
  }
  if (type === 'email_change_current' && !ctx.settings.confirmOldEmail) {
    throw validationFailed('Set CONFIRM_OLD_EMAIL to on to generate links for the current address');
  }
  return updateUser(tx, user.id, { newEmail }, now);
}
