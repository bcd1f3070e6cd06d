/**
 * Recovery codes, each of which replaces a second factor once: GET /recovery-codes counts them, POST /recovery-codes
 * makes a new set, and POST /recovery-codes/verify redeems one, which raises the session to aal2. GoTrue has no such
 * endpoints (docs/decisions/113-recovery-codes.md).
 */
import { randomInt, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import type { Transaction } from '../../db/driver.ts';
import { tooManyError } from '../config/rate-limits.ts';
import type { AuthContext, AuthEnv } from '../context/auth-context.ts';
import { hashSecret } from '../keys/secret-hash.ts';
import { recoveryCodeNotice } from '../messages/message-texts.ts';
import { AuthError, validationFailed } from '../protocol/auth-errors.ts';
import { readBody } from '../protocol/request-body.ts';
import { MS_PER_SECOND } from '../protocol/wire-values.ts';
import { requireSession, requireUserToken } from '../sessions/current-session.ts';
import { endLowerSessions } from '../sessions/end-sessions.ts';
import { lowerSessionsRaisedBy, raiseSession } from '../sessions/sessions.ts';
import { countTry, forgiveTry } from '../users/password-tries.ts';
import type { User } from '../users/users-table.ts';
import { requireFactorOwner } from './factor-owner.ts';
import { factorsOf } from './factors-table.ts';

const CODES_PER_SET = 10;
/** Crockford's: no letter looks like a digit. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
/** Of five bits each: 80 bits, beyond guessing even for someone who has the hashes. */
const CODE_CHARS = 16;
const GROUP_CHARS = 4;

const METHOD = 'mfa/recovery_code';

/** GET /recovery-codes: how many are left, and when they were made and last used. */
export async function countRecoveryCodes(ctx: AuthContext, c: Context<AuthEnv>): Promise<Response> {
  const claims = await requireUserToken(ctx, c);
  return c.json(
    await ctx.transaction(async (tx) => {
      const { user } = await requireSession(ctx, tx, claims);
      const [row] = await tx.query(
        `select count(*) filter (where used_at is null) as left, min(created_at) as made, max(used_at) as used
         from auth_service.recovery_codes where user_id = $1`,
        [user.id],
      );
      return { left: Number(row?.left), made_at: row?.made, last_used_at: row?.used };
    }),
  );
}

/**
 * POST /recovery-codes: replaces the user's codes. This answer alone has them.
 * @throws {AuthError} 403 insufficient_aal below aal2, or without a verified factor
 */
export async function makeRecoveryCodes(ctx: AuthContext, c: Context<AuthEnv>): Promise<Response> {
  const claims = await requireUserToken(ctx, c);
  const codes = Array.from({ length: CODES_PER_SET }, makeRecoveryCode);
  await ctx.transaction(async (tx) => {
    const { user, session } = await requireFactorOwner(ctx, tx, claims);
    if (session.aal !== 'aal2' || !(await hasVerifiedFactor(tx, user.id))) {
      throw new AuthError(403, 'insufficient_aal', 'Confirm with your second factor first');
    }
    await tx.query('delete from auth_service.recovery_codes where user_id = $1', [user.id]);
    await tx.query(
      `insert into auth_service.recovery_codes (user_id, code_hash, created_at)
       select $1::uuid, jsonb_array_elements_text($2::jsonb), $3::timestamptz`,
      [
        user.id,
        JSON.stringify(codes.map((code) => hashOf(user.id, code))),
        ctx.now().toISOString(),
      ],
    );
  });
  return c.json({ codes });
}

/**
 * POST /recovery-codes/verify: the session at aal2, and how many codes are left. Its owner is told by mail.
 * @throws {AuthError} 422 mfa_verification_failed; 429 over_request_rate_limit; 400 validation_failed; what
 *   requireFactorOwner throws
 */
export async function redeemRecoveryCode(ctx: AuthContext, c: Context<AuthEnv>): Promise<Response> {
  const claims = await requireUserToken(ctx, c);
  const code = (await readBody(c)).text('code');
  if (!code) throw validationFailed('Code needs to be non-empty');
  const tries = `recovery codes of ${claims.userId}`;
  // Counted before it is checked, and in a transaction of its own: a refusal would roll it back.
  const counted = await ctx.transaction((tx) => countTry(tx, tries, ctx.steadyNow()));
  if (!counted.admitted) throw tooManyCodes(counted.waitSeconds);

  const redeemed = await ctx.transaction(async (tx) => {
    const signedIn = await requireFactorOwner(ctx, tx, claims);
    const { user, session } = signedIn;
    const left = await useCode(tx, user.id, code, ctx.now());
    if (left === null) return null;
    await forgiveTry(tx, tries);
    await endLowerSessions(tx, user.id, session.id);
    return { user, left, session: await raiseSession(ctx, tx, signedIn, null, METHOD) };
  });
  if (redeemed === null) {
    throw new AuthError(422, 'mfa_verification_failed', 'Invalid or used recovery code');
  }
  tellOwner(ctx, redeemed.user, redeemed.left);
  return c.json({ ...redeemed.session, recovery_codes_left: redeemed.left });
}

/** Ends the codes of a user without a second factor to replace, and lowers the sessions they raised. */
export async function endUselessRecoveryCodes(tx: Transaction, userId: string): Promise<void> {
  if (await hasVerifiedFactor(tx, userId)) return;
  await tx.query('delete from auth_service.recovery_codes where user_id = $1', [userId]);
  await lowerSessionsRaisedBy(tx, { userId }, METHOD);
}

/** 'k7fq-2mzd-93xa-hw0c' */
function makeRecoveryCode(): string {
  const chars = Array.from({ length: CODE_CHARS }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return (
    chars
      .join('')
      .match(new RegExp(`.{${GROUP_CHARS}}`, 'g'))
      ?.join('-') ?? ''
  );
}

/** Of a code as people type it: in any case, with any blanks and dashes, with O for 0 and I or L for 1. */
function hashOf(userId: string, typed: string): string {
  const bare = typed.toLowerCase().replace(/[^a-z0-9]/g, '');
  return hashSecret(`${userId} ${bare.replaceAll('o', '0').replace(/[il]/g, '1')}`);
}

/** @returns how many are left; null for a code that is wrong or used. */
async function useCode(
  tx: Transaction,
  userId: string,
  typed: string,
  now: Date,
): Promise<number | null> {
  const rows = await tx.query(
    'select code_hash from auth_service.recovery_codes where user_id = $1 and used_at is null',
    [userId],
  );
  const wanted = Buffer.from(hashOf(userId, typed));
  // All are compared, each in constant time: how long it takes tells nothing.
  const [found] = rows.filter((row) => timingSafeEqual(Buffer.from(String(row.code_hash)), wanted));
  if (found === undefined) return null;
  await tx.query(
    'update auth_service.recovery_codes set used_at = $3 where user_id = $1 and code_hash = $2',
    [userId, String(found.code_hash), now.toISOString()],
  );
  return rows.length - 1;
}

async function hasVerifiedFactor(tx: Transaction, userId: string): Promise<boolean> {
  return (await factorsOf(tx, userId)).some(({ verified }) => verified);
}

function tooManyCodes(waitSeconds: number): AuthError {
  const message = `Too many wrong codes. Try again in ${waitSeconds} seconds.`;
  return tooManyError({ code: 'over_request_rate_limit', message }, waitSeconds * MS_PER_SECOND);
}

/** After the response: its sign-in does not wait for the mail server. */
function tellOwner(ctx: AuthContext, { email }: User, left: number): void {
  if (email === null) return;
  const { siteUrl, messages } = ctx.settings;
  const mail = { to: email, ...recoveryCodeNotice(messages.from.name, siteUrl, left) };
  ctx.background.run('Sending a mail about a recovery code', () => ctx.sendMail(mail));
}
