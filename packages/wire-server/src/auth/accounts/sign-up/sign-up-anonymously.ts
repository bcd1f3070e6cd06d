/** Creates an account without address, number or password, lost with its session; off by default (U1). */
import type { Context } from 'hono';
import type { AuthContext, AuthEnv } from '../../context/context.ts';
import { AuthError } from '../../protocol/errors.ts';
import type { JsonObject } from '../../protocol/json-object.ts';
import { clientOf } from '../../sessions/client.ts';
import { openSession } from '../../sessions/open-session.ts';
import type { SessionResponse } from '../../sessions/session-response.ts';
import { insertUser } from '../../users/users-table.ts';
import { requireSignupAllowed } from './enforce-signup-rule.ts';

/** @throws {AuthError} anonymous_provider_disabled, signup_disabled */
export async function signUpAnonymously(
  ctx: AuthContext,
  c: Context<AuthEnv>,
  userMetadata: JsonObject,
): Promise<SessionResponse> {
  if (!ctx.settings.anonymousSignIn) {
    throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  }
  requireSignupAllowed(ctx.settings.signup, null);
  return ctx.store(async (tx) => {
    const user = await insertUser(tx, { isAnonymous: true, userMetadata }, ctx.now());
    return openSession(ctx, tx, user, 'anonymous', clientOf(c));
  });
}
