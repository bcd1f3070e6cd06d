/**
 * Ends sessions by deleting them, and their refresh tokens with them. Their access tokens are then refused:
 * requireSession looks on each request, and verifyLive, for writes of data, every few seconds.
 */
import type { Context } from 'hono';
import type { Transaction } from '../../db/driver.ts';
import type { AuthContext, AuthEnv } from '../context/auth-context.ts';
import type { VerifyCredential } from '../keys/service-key.ts';
import { validationFailed } from '../protocol/auth-errors.ts';
import { isUuid } from '../protocol/wire-values.ts';
import { lockUser } from '../users/users-table.ts';
import { requireSession, requireUserToken } from './current-session.ts';
import type { SignedIn } from './sessions.ts';

const SCOPES: ReadonlyMap<string, (tx: Transaction, signedIn: SignedIn) => Promise<void>> = new Map(
  [
    ['global', (tx, { user }) => endSessionsOf(tx, user.id)],
    ['local', (tx, { session }) => endSession(tx, session.id)],
    ['others', (tx, { user, session }) => endOtherSessions(tx, user.id, session.id)],
  ],
);

/**
 * POST /logout: ends this session, the user's others, or all of them.
 * @throws {AuthError} validation_failed; what requireSession throws
 */
export async function logout(ctx: AuthContext, c: Context<AuthEnv>): Promise<Response> {
  const claims = await requireUserToken(ctx, c);
  const scope = c.req.query('scope') || 'global';
  const end = SCOPES.get(scope);
  if (end === undefined) {
    throw validationFailed(`Unsupported logout scope ${JSON.stringify(scope)}`);
  }
  await ctx.transaction(async (tx) => {
    // Lock the user first, as every path that ends several sessions does.
    await lockUser(tx, claims.userId);
    await end(tx, await requireSession(ctx, tx, claims));
  });
  return c.body(null, 204);
}

export async function endSession(tx: Transaction, id: string): Promise<void> {
  await tx.query('delete from auth_service.sessions where id = $1', [id]);
}

export async function endSessionsOf(tx: Transaction, userId: string): Promise<void> {
  await tx.query('delete from auth_service.sessions where user_id = $1', [userId]);
}

/** Every session of the user but `kept`. */
export async function endOtherSessions(
  tx: Transaction,
  userId: string,
  kept: string,
): Promise<void> {
  await tx.query('delete from auth_service.sessions where user_id = $1 and id <> $2', [
    userId,
    kept,
  ]);
}

/** Verifying a factor ends the sessions of its user that stayed at aal1. */
export async function endLowerSessions(
  tx: Transaction,
  userId: string,
  kept: string,
): Promise<void> {
  await tx.query(
    `delete from auth_service.sessions where user_id = $1 and id <> $2 and aal = 'aal1'`,
    [userId, kept],
  );
}

/** How long a session found alive is trusted before it is looked up again. */
const TRUSTED_MS = 5000;
/** Sessions remembered at most; at the limit all are forgotten, and looked up again. */
const MAX_TRUSTED_SESSIONS = 10_000;

interface Found {
  readonly isAlive: Promise<boolean>;
  /** Unix time in milliseconds. */
  readonly until: number;
}

/**
 * As `verify`, and refuses a user's token within TRUSTED_MS of the end of its session, whichever process ended it: by
 * signing out, a new password, a ban or the account's deletion. A token without a session, signed elsewhere with the
 * operator's key, lasts until it expires.
 */
export function verifyLive(ctx: AuthContext, verify: VerifyCredential): VerifyCredential {
  /** The oldest first. */
  const known = new Map<string, Found>();

  function forgetBefore(now: number): void {
    for (const [key, { until }] of known) {
      if (now < until) return;
      known.delete(key);
    }
  }

  function isAlive(userId: string, sessionId: string): Promise<boolean> {
    const key = `${userId} ${sessionId}`;
    const now = ctx.steadyNow().getTime();
    const found = known.get(key);
    if (found !== undefined && now < found.until) return found.isAlive;
    forgetBefore(now);
    if (known.size >= MAX_TRUSTED_SESSIONS) known.clear();
    const forget = () => known.delete(key);
    const isAlive = findAlive(ctx, userId, sessionId);
    known.set(key, { isAlive, until: now + TRUSTED_MS });
    isAlive.then((alive) => alive || forget(), forget);
    return isAlive;
  }

  return async (credential, headers) => {
    const check = await verify(credential, headers);
    if (!check.ok) return check;
    const { sub, session_id: sessionId } = check.claims;
    if (!isUuid(sessionId) || (isUuid(sub) && (await isAlive(sub, sessionId)))) return check;
    return { ok: false, failure: ENDED };
  };
}

const ENDED = {
  kind: 'claims',
  message: 'Session from session_id claim in JWT does not exist',
} as const;

/** @throws {DatabaseUnavailable} */
async function findAlive(ctx: AuthContext, userId: string, sessionId: string): Promise<boolean> {
  const rows = await ctx.transaction((tx) =>
    tx.query(
      `select from auth_service.sessions join auth_service.users on users.id = user_id
       where sessions.id = $1 and user_id = $2
         and (not_after is null or not_after > $3) and (banned_until is null or banned_until <= $3)`,
      [sessionId, userId, ctx.now().toISOString()],
    ),
  );
  return rows.length > 0;
}
