/**
 * POST /signup: creates an account by address, by number, or anonymously. If addresses or numbers must be confirmed, the
 * account stays unconfirmed until its link or code is used.
 *
 * Then a taken address must look like a free one (decision 036): the same queries, one message, an answer of the same
 * shape. So its sign-up runs too, with a made-up address, and is rolled back.
 */
import { randomInt } from 'node:crypto';
import type { Context } from 'hono';
import type { Transaction } from '../../db/driver.ts';
import {
  type AuthContext,
  type AuthEnv,
  transactionRetryingOnConflict,
} from '../context/auth-context.ts';
import { countMessage, waitUntilSent } from '../messages/message-delivery.ts';
import { accountReminder } from '../messages/message-texts.ts';
import { AuthError } from '../protocol/auth-errors.ts';
import { type ContactAddress, channelOf, readContactAddress } from '../protocol/contact-address.ts';
import { requestedRedirect } from '../protocol/redirects.ts';
import { readBody } from '../protocol/request-body.ts';
import type { JsonObject } from '../protocol/wire-values.ts';
import { clientOf, openSession, type SessionResponse } from '../sessions/sessions.ts';
import { createUser, putContactIdentities, refreshProviders } from '../users/identities.ts';
import { hashPassword, readSignUpPassword } from '../users/passwords.ts';
import { presentUser } from '../users/present-user.ts';
import {
  findUserByContact,
  insertUser,
  lockUser,
  type User,
  type UserChanges,
  updateUser,
} from '../users/users-table.ts';
import {
  issueOneTimeToken,
  type NewToken,
  type OneTimeSecrets,
} from '../verification/one-time-tokens.ts';
import { type CodeChallenge, readCodeChallenge } from '../verification/pkce.ts';
import { requireSignUpAllowed } from '../verification/require-sign-up-allowed.ts';
import { mailSecrets, textSecrets } from '../verification/send-token.ts';

export async function signUp(ctx: AuthContext, c: Context<AuthEnv>): Promise<Response> {
  const body = await readBody(c);
  const userMetadata = body.object('data') ?? {};
  const contact = readContactAddress(body);
  if (contact === null) return c.json(await signUpAnonymously(ctx, c, userMetadata));

  const challenge = readCodeChallenge(body);
  const password = await readSignUpPassword(ctx.settings, body);
  await requireSignUpAllowed(ctx, emailOf(contact));
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

interface SignUpRequest {
  /** The new account's address or number. */
  readonly contact: ContactAddress;
  readonly passwordHash: string;
  readonly userMetadata: JsonObject;
}

/** The user to store, unconfirmed. */
function newUser({ contact, passwordHash, userMetadata }: SignUpRequest): UserChanges {
  return { [contact.channel]: contact.address, passwordHash, userMetadata };
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
  await requireSignUpAllowed(ctx, null);
  return ctx.transaction(async (tx) => {
    const user = await insertUser(tx, { isAnonymous: true, userMetadata }, ctx.now());
    c.set('account', user.id);
    return openSession(ctx, tx, user, 'anonymous', clientOf(c));
  });
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

/** The user, to be confirmed by link or code; a decoy when the address or number is taken. */
async function signUpToConfirm(
  ctx: AuthContext,
  c: Context<AuthEnv>,
  wanted: SignUpRequest,
  challenge: CodeChallenge | null,
): Promise<JsonObject> {
  const { user, accountId, confirmation } = await transactionRetryingOnConflict(ctx, (tx) =>
    putUnconfirmed(ctx, tx, wanted, challenge),
  );
  c.set('account', accountId);
  if (confirmation === null) await remindOfAccount(ctx, wanted.contact);
  else await sendConfirmation(ctx, confirmation, requestedRedirect(ctx.settings, c));
  return user;
}

interface UnconfirmedSignUp {
  /** As clients see it. */
  readonly user: JsonObject;
  /** The account that has the address or number now. */
  readonly accountId: string;
  /** Null when the address or number is taken. */
  readonly confirmation: Confirmation | null;
}

async function putUnconfirmed(
  ctx: AuthContext,
  tx: Transaction,
  wanted: SignUpRequest,
  challenge: CodeChallenge | null,
): Promise<UnconfirmedSignUp> {
  const now = ctx.now();
  const found = await findUserByContact(tx, wanted.contact);
  // Lock: its owner may be confirming it concurrently.
  const known = await lockUser(tx, found?.id ?? crypto.randomUUID());
  const isTaken = known !== null && isConfirmed(known);
  const contact = isTaken ? madeUpContact(wanted.contact) : wanted.contact;
  await tx.query('savepoint sign_up');
  const stored =
    known === null || isTaken
      ? await createUser(tx, newUser({ ...wanted, contact }), now)
      : await replaceUnconfirmed(tx, known, wanted, now);
  const confirmation = await issueConfirmation(ctx, tx, stored, contact, challenge);
  const user = await presentUser(
    tx,
    await updateUser(tx, stored.id, { confirmationSentAt: now }, now),
  );
  await tx.query(isTaken ? 'rollback to savepoint sign_up' : 'release savepoint sign_up');
  return isTaken
    ? { user: passOff(user, contact, wanted.contact), accountId: known.id, confirmation: null }
    : { user, accountId: stored.id, confirmation };
}

function isConfirmed({ emailConfirmedAt, phoneConfirmedAt }: User): boolean {
  return emailConfirmedAt !== null || phoneConfirmedAt !== null;
}

/**
 * Signing up again before confirming replaces the password: only the latest sign-up's link or code confirms. Queries as
 * `createUser` does.
 */
async function replaceUnconfirmed(
  tx: Transaction,
  { id }: User,
  { passwordHash, userMetadata }: SignUpRequest,
  now: Date,
): Promise<User> {
  await putContactIdentities(
    tx,
    await updateUser(tx, id, { passwordHash, userMetadata }, now),
    now,
  );
  return refreshProviders(tx, id, now);
}

/**
 * Belongs to no one: the domain is reserved, and no number begins with 0. Always 15 digits, so that `passOff` does not
 * replace a part of a timestamp.
 */
function madeUpContact({ channel }: ContactAddress): ContactAddress {
  return channel === 'email'
    ? { channel, address: `${crypto.randomUUID()}@example.invalid` }
    : { channel, address: `0${String(randomInt(10 ** 14)).padStart(14, '0')}` };
}

/** `user` with the address of `from` replaced by that of `to` everywhere. */
function passOff(user: JsonObject, from: ContactAddress, to: ContactAddress): JsonObject {
  return JSON.parse(JSON.stringify(user).replaceAll(from.address, () => to.address));
}

/** A sign-up's message that has not been sent yet. */
interface Confirmation {
  readonly token: NewToken;
  readonly secrets: OneTimeSecrets;
}

/**
 * Call it in the transaction that stores the sign-up's password, so that its link and code never
 * confirm another password.
 */
async function issueConfirmation(
  ctx: AuthContext,
  tx: Transaction,
  user: User,
  { address }: ContactAddress,
  codeChallenge: CodeChallenge | null,
): Promise<Confirmation> {
  const token = { userId: user.id, purpose: 'signup', sentTo: address, codeChallenge } as const;
  return { token, secrets: await issueOneTimeToken(ctx, tx, token) };
}

/**
 * Resolves once the message is sent. On failure the account stays unconfirmed, and signing up again
 * takes it over.
 * @throws {AuthError} 400 email_address_invalid, 500 unexpected_failure, 422 sms_send_failed
 */
async function sendConfirmation(
  ctx: AuthContext,
  { token, secrets }: Confirmation,
  redirectTo: string,
): Promise<void> {
  const sending =
    channelOf(token.sentTo) === 'email'
      ? mailSecrets(ctx, { ...token, purpose: 'signup', redirectTo }, secrets)
      : textSecrets(ctx, token, secrets);
  await waitUntilSent(ctx, token, sending);
}

/**
 * For an address or number that has an account already. Reminds its owner, and makes the response
 * take as long and fail as often as for a free one.
 * @throws {AuthError} as `sendConfirmation`
 */
async function remindOfAccount(
  ctx: AuthContext,
  { channel, address }: ContactAddress,
): Promise<void> {
  const { siteUrl, messages } = ctx.settings;
  const { subject, text } = accountReminder(messages.from.name, siteUrl);
  const sending =
    channel === 'email'
      ? ctx.sendMail({ to: address, subject, text })
      : ctx.sendSms({ to: address, text: `${subject}.` });
  await waitUntilSent(ctx, { purpose: 'signup', sentTo: address }, sending);
}
