/** Admits only the operator: by their `sb_secret_…`, or by an operator token signed with our key. */
import type { Context } from 'hono';
import type { AuthContext, AuthEnv } from '../context/context.ts';
import type { TokenRole } from '../keys/access-token.ts';
import { comesFromBrowser, isServiceKey } from '../keys/verify-credential.ts';
import { AuthError } from '../protocol/errors.ts';
import { bearerOf, requireAnyToken } from '../sessions/bearer.ts';

const OPERATOR_ROLES: readonly TokenRole[] = ['service_role', 'supabase_admin'];

/**
 * @throws {AuthError} 401 no_authorization without a key, or for a secret one sent from a browser;
 *   403 bad_jwt for a token that is not ours, not_admin for one of a user
 */
export async function requireOperator(ctx: AuthContext, c: Context<AuthEnv>): Promise<void> {
  const { headers } = c.req.raw;
  // The secret key alone is enough, as on a Supabase project; clients send it as both.
  if (isServiceKey(ctx.serviceKey, bearerOf(headers) ?? headers.get('apikey') ?? '')) {
    if (!comesFromBrowser(headers)) return;
    throw new AuthError(401, 'no_authorization', 'Forbidden use of secret API key in browser');
  }
  const { role } = await requireAnyToken(ctx, c);
  if (!OPERATOR_ROLES.includes(role)) throw new AuthError(403, 'not_admin', 'User not allowed');
}
