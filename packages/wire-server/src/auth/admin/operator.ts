/** Admits only the operator to the admin API, by `sb_secret_…` or an operator token signed with our key, and logs it. */
import type { Context } from 'hono';
import { bearerOf } from '../../http/bearer.ts';
import type { AccessEvent, AuthContext, AuthEnv } from '../context/auth-context.ts';
import type { TokenRole } from '../keys/access-token.ts';
import { comesFromBrowser, isServiceKey } from '../keys/service-key.ts';
import { AuthError } from '../protocol/auth-errors.ts';
import { requireAnyToken } from '../sessions/current-session.ts';

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

const EVENTS: readonly [method: string, path: RegExp, event: AccessEvent][] = [
  ['POST', /\/admin\/users$/, 'account_created'],
  ['POST', /\/invite$/, 'account_created'],
  ['POST', /\/admin\/generate_link$/, 'link_generated'],
  ['PUT', /\/admin\/users\/[^/]+$/, 'account_changed'],
  ['DELETE', /\/admin\/users\/[^/]+$/, 'account_deleted'],
  ['DELETE', /\/factors\/[^/]+$/, 'factor_removed'],
];

/** The access log's name for an operator's request. */
export function operatorEvent({ req }: Context<AuthEnv>): AccessEvent {
  const found = EVENTS.find(([method, path]) => method === req.method && path.test(req.path));
  return found?.[2] ?? 'operator_access';
}
