/** The attributes an operator gives when creating or changing a user. */
import type { AuthContext } from '../context/auth-context.ts';
import { validationFailed } from '../protocol/auth-errors.ts';
import { readEmail, readPhone } from '../protocol/contact-address.ts';
import type { RequestBody } from '../protocol/request-body.ts';
import type { JsonObject } from '../protocol/wire-values.ts';
import { checkPassword, hashPassword, isPasswordHash } from '../users/passwords.ts';
import { AUTHENTICATED } from '../users/present-user.ts';
import { mergeMetadata, type User, type UserChanges } from '../users/users-table.ts';

/** Null: not given. */
export interface UserAttributes {
  readonly email: string | null;
  readonly phone: string | null;
  readonly passwordHash: string | null;
  readonly emailConfirm: boolean;
  readonly phoneConfirm: boolean;
  readonly appMetadata: JsonObject | null;
  readonly userMetadata: JsonObject | null;
  /** Milliseconds; 0 lifts a ban. */
  readonly ban: number | null;
}

/** Hashes a password: call it outside a transaction. @throws {AuthError} validation_failed, weak_password */
export async function readUserAttributes(
  ctx: AuthContext,
  body: RequestBody,
): Promise<UserAttributes> {
  refuseRole(body.text('role'));
  const ban = body.text('ban_duration') || null;
  return {
    email: readEmail(body),
    phone: readPhone(body),
    emailConfirm: body.flag('email_confirm') ?? false,
    phoneConfirm: body.flag('phone_confirm') ?? false,
    appMetadata: body.object('app_metadata'),
    userMetadata: body.object('user_metadata'),
    ban: ban === null ? null : parseBanDuration(ban),
    passwordHash: await readPassword(ctx, body),
  };
}

/** Users have one role: silently ignoring another would mislead the operator. */
function refuseRole(role: string | null): void {
  if (!role || role === AUTHENTICATED) return;
  throw validationFailed(`role can only be '${AUTHENTICATED}'`);
}

async function readPassword(ctx: AuthContext, body: RequestBody): Promise<string | null> {
  const password = body.text('password') || null;
  const passwordHash = body.text('password_hash') || null;
  if (password !== null && passwordHash !== null) {
    throw validationFailed('Only a password or a password hash should be provided');
  }
  if (password !== null) {
    await checkPassword(ctx.settings, password);
    return hashPassword(password);
  }
  if (passwordHash === null || (await isPasswordHash(passwordHash))) return passwordHash;
  throw validationFailed('password_hash must be an argon2id hash ($argon2id$…)');
}

/** The changes to store; `user` is null for a new one. */
export function changesOf(attributes: UserAttributes, user: User | null, now: Date): UserChanges {
  const { email, phone, passwordHash, appMetadata, userMetadata, ban } = attributes;
  const { emailConfirm, phoneConfirm } = attributes;
  const named = (email !== null && emailConfirm) || (phone !== null && phoneConfirm);
  return {
    ...(email !== null && { email, newEmail: null }),
    ...(phone !== null && { phone, newPhone: null }),
    ...(emailConfirm && {
      emailConfirmedAt: user?.emailConfirmedAt ?? now,
      provedEmail: email ?? user?.email ?? null,
    }),
    ...(phoneConfirm && {
      phoneConfirmedAt: user?.phoneConfirmedAt ?? now,
      provedPhone: phone ?? user?.phone ?? null,
    }),
    ...(named && { isAnonymous: false }),
    // As when users set one: cancels a pending contact change, which a stranger may have requested.
    ...(passwordHash !== null && { passwordHash, newEmail: null, newPhone: null }),
    ...(appMetadata && { appMetadata: mergeMetadata(user?.appMetadata ?? {}, appMetadata) }),
    ...(userMetadata && { userMetadata: mergeMetadata(user?.userMetadata ?? {}, userMetadata) }),
    ...(ban !== null && { bannedUntil: ban === 0 ? null : new Date(now.getTime() + ban) }),
  };
}

const UNIT_MS: Readonly<Record<string, number>> = {
  ns: 1e-6,
  us: 1e-3,
  µs: 1e-3,
  ms: 1,
  s: 1000,
  m: 60_000,
  h: 3_600_000,
};
/** Go counts a duration's nanoseconds in 63 bits, about 292 years. */
const MAX_BAN_MS = 2 ** 63 / 1e6;

const PART = /(\d+(?:\.\d*)?|\.\d+)(ns|us|µs|ms|s|m|h)/g;
const WHOLE = new RegExp(`^(?:${PART.source})+$`);

/**
 * A ban's length, given as a Go duration: '24h', '1h30m', or 'none'. Milliseconds; 0 lifts a ban. @throws {AuthError}
 * validation_failed
 */
export function parseBanDuration(text: string): number {
  if (text === 'none' || text === '0') return 0;
  // The micro sign and the Greek letter mu look the same.
  const plain = text.replaceAll('μ', 'µ');
  const length = WHOLE.test(plain) ? sumOf(plain) : Number.NaN;
  if (length <= MAX_BAN_MS) return length;
  throw validationFailed(
    `invalid format for ban duration: '${text}' is not a duration such as 24h`,
  );
}

function sumOf(text: string): number {
  let sum = 0;
  for (const [, count, unit] of text.matchAll(PART))
    sum += Number(count) * (UNIT_MS[unit ?? ''] ?? 0);
  return sum;
}
