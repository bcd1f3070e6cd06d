/** /admin/users: the operator lists, creates, changes and deletes users, regardless of the sign-up rule. */
import type { Context } from 'hono';
import type { Transaction } from '../../db/driver.ts';
import { namesGiven } from '../context/access-log.ts';
import type { AuthContext, AuthEnv } from '../context/auth-context.ts';
import { removeFactor } from '../factors/enroll-factor.ts';
import { requireFactorOf } from '../factors/factor-owner.ts';
import { AuthError, validationFailed } from '../protocol/auth-errors.ts';
import { readBody } from '../protocol/request-body.ts';
import { isUuid, type JsonObject } from '../protocol/wire-values.ts';
import { endSessionsOf } from '../sessions/end-sessions.ts';
import { createUser, putContactIdentities, refreshProviders } from '../users/identities.ts';
import { AUTHENTICATED, presentUser, presentUsers } from '../users/present-user.ts';
import {
  deleteUser,
  lockUser,
  refuseTaken,
  toUser,
  type User,
  updateUser,
} from '../users/users-table.ts';
import { voidOneTimeTokens } from '../verification/one-time-tokens.ts';
import { changesOf, readUserAttributes, type UserAttributes } from './user-attributes.ts';

/**
 * GET /admin/users: all users in pages, newest first. `filter` matches users whose address, number or full name
 * contains it.
 */
export async function listUsers(ctx: AuthContext, c: Context<AuthEnv>): Promise<Response> {
  const url = new URL(c.req.url);
  const page = parseUserPage(url.searchParams);
  const filter = (url.searchParams.get('filter') ?? '').replaceAll('\0', '').toLowerCase();
  const { users, total } = await ctx.transaction((tx) => readPage(tx, page, filter));
  return c.json({ users, aud: AUTHENTICATED }, 200, pageHeaders(url, page, total));
}

const MATCHES = `$1 = '' or position($1 in email) > 0 or position($1 in phone) > 0
  or position($1 in lower(user_metadata ->> 'full_name')) > 0`;

async function readPage(tx: Transaction, { page, perPage }: UserPage, filter: string) {
  const [count] = await tx.query(
    `select count(*) as total from auth_service.users where ${MATCHES}`,
    [filter],
  );
  const rows = await tx.query(
    `select * from auth_service.users where ${MATCHES}
     order by created_at desc, id desc limit $2 offset $3`,
    [filter, String(perPage), String((page - 1) * perPage)],
  );
  return { users: await presentUsers(tx, rows.map(toUser)), total: Number(count?.total) };
}

/** Default users per page, as on a Supabase project. */
const DEFAULT_PER_PAGE = 50;
/** Maximum users per page, to keep responses small. */
const MAX_PER_PAGE = 1000;
/** More than any server has pages; bounds the offset. */
const MAX_PAGE = 1_000_000_000;

interface UserPage {
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
}

/** `per_page` above 1000 means 1000. @throws {AuthError} validation_failed */
export function parseUserPage(query: URLSearchParams): UserPage {
  return {
    page: wholeOf(query, 'page', 1),
    perPage: Math.min(wholeOf(query, 'per_page', DEFAULT_PER_PAGE), MAX_PER_PAGE),
  };
}

function wholeOf(query: URLSearchParams, name: string, fallback: number): number {
  // auth-js sends an empty parameter for one that was left out.
  const given = query.get(name) || String(fallback);
  const number = /^\d+$/.test(given) ? Number(given) : 0;
  if (number >= 1 && number <= MAX_PAGE) return number;
  throw validationFailed(`Bad Pagination Parameters: ${name} must be a whole number from 1`);
}

/** auth-js reads the number after the first '=': so `page` comes first in each address. */
export function pageHeaders(url: URL, { page, perPage }: UserPage, total: number) {
  const last = Math.ceil(total / perPage);
  const address = (number: number): string => {
    const query = new URLSearchParams(url.searchParams);
    query.delete('page');
    return `<${url.pathname}?${new URLSearchParams([['page', String(number)], ...query])}>`;
  };
  const links = [`${address(last)}; rel="last"`];
  if (page < last) links.unshift(`${address(page + 1)}; rel="next"`);
  return { Link: links.join(', '), 'X-Total-Count': String(total) };
}

const NIL_UUID = '00000000-0000-0000-0000-000000000000';

/** POST /admin/users. @throws {AuthError} validation_failed, weak_password, email_exists, phone_exists */
export async function createUserAsOperator(
  ctx: AuthContext,
  c: Context<AuthEnv>,
): Promise<Response> {
  const body = await readBody(c);
  const id = parseId(body.text('id'));
  const attributes = await readUserAttributes(ctx, body);
  if (attributes.email === null && attributes.phone === null) {
    throw validationFailed('Cannot create a user without either an email or phone');
  }
  const now = ctx.now();
  const presented = ctx.transaction(async (tx) => {
    const user = await createUser(tx, changesOf(attributes, null, now), now, id);
    c.set('account', user.id);
    return presentUser(tx, user);
  });
  return c.json(await presented.catch(refuseTaken));
}

/** Undefined stands for a random id. */
function parseId(given: string | null): string | undefined {
  if (!given) return undefined;
  if (isUuid(given) && given !== NIL_UUID) return given;
  throw validationFailed('ID must be a UUID, and not the nil one');
}

/**
 * PUT /admin/users/{id}: applies the operator's changes at once, without asking the user.
 * @throws {AuthError} user_not_found, validation_failed, weak_password, email_exists, phone_exists
 */
export async function updateUserAsOperator(
  ctx: AuthContext,
  c: Context<AuthEnv>,
): Promise<Response> {
  const attributes = await readUserAttributes(ctx, await readBody(c));
  const { email, phone, passwordHash: password, ban } = attributes;
  // Those that affect access to the account.
  c.set('changed', namesGiven({ email, phone, password, ban }));
  const presented = ctx.transaction((tx) => change(tx, c, attributes, ctx.now()));
  return c.json(await presented.catch(refuseTaken));
}

async function change(
  tx: Transaction,
  c: Context<AuthEnv>,
  attributes: UserAttributes,
  now: Date,
): Promise<JsonObject> {
  const found = await requireUser(tx, c);
  const user = await updateUser(tx, found.id, changesOf(attributes, found, now), now);
  const { email, phone, passwordHash } = attributes;
  if (email !== null || phone !== null) await putContactIdentities(tx, user, now);
  if (passwordHash !== null) await endSessionsOf(tx, user.id);
  if (email !== null || phone !== null || passwordHash !== null) {
    // Links and codes sent before must not open the account: its old mailbox may be compromised.
    await voidOneTimeTokens(tx, user.id);
  }
  return presentUser(tx, await refreshProviders(tx, user.id, now));
}

/** GET /admin/users/{id}. @throws {AuthError} user_not_found */
export async function getUserAsOperator(ctx: AuthContext, c: Context<AuthEnv>): Promise<Response> {
  const presented = await ctx.transaction(async (tx) => presentUser(tx, await requireUser(tx, c)));
  return c.json(presented);
}

/** DELETE /admin/users/{id}. @throws {AuthError} user_not_found; validation_failed for a soft deletion */
export async function deleteUserAsOperator(
  ctx: AuthContext,
  c: Context<AuthEnv>,
): Promise<Response> {
  // No other data refers to users, so the row a soft deletion leaves would serve no purpose.
  if ((await readBody(c)).flag('should_soft_delete')) {
    throw validationFailed('Users can only be deleted for good: leave out should_soft_delete');
  }
  await ctx.transaction(async (tx) => {
    const user = await requireUser(tx, c);
    await deleteUser(tx, user.id);
  });
  return c.json({});
}

/** The user named in the path. Locks the user until the transaction ends. @throws {AuthError} 404 */
async function requireUser(tx: Transaction, c: Context<AuthEnv>): Promise<User> {
  const id = c.req.param('id');
  const user = isUuid(id) ? await lockUser(tx, id) : null;
  if (user === null) throw new AuthError(404, 'user_not_found', 'User not found');
  c.set('account', user.id);
  return user;
}

/**
 * GET /admin/users/{id}/factors, for users who lost their second factor, as is the next.
 * @throws {AuthError} user_not_found
 */
export async function listFactors(ctx: AuthContext, c: Context<AuthEnv>): Promise<Response> {
  const user = await ctx.transaction(async (tx) => presentUser(tx, await requireUser(tx, c)));
  return c.json(user.factors ?? []);
}

/** DELETE /admin/users/{id}/factors/{factor}. @throws {AuthError} user_not_found, mfa_factor_not_found */
export async function deleteFactorAsOperator(
  ctx: AuthContext,
  c: Context<AuthEnv>,
): Promise<Response> {
  const id = c.req.param('factor');
  await ctx.transaction(async (tx) => {
    const user = await requireUser(tx, c);
    await removeFactor(tx, await requireFactorOf(tx, user, id));
  });
  return c.json({ id });
}
