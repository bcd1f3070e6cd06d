/** The middleware that counts a request before its endpoint does any work. */
import type { MiddlewareHandler } from 'hono';
import type { Limited } from '../config/limit-settings.ts';
import type { AuthContext, AuthEnv } from './context.ts';

/** @throws {AuthError} 429 */
export function limited(ctx: AuthContext, kind: Limited): MiddlewareHandler<AuthEnv> {
  return async (c, next) => {
    await ctx.limits.take(kind, c.get('clientAddress'));
    await next();
  };
}
