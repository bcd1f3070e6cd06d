/** GET and POST /callback: handles the provider's redirect, then redirects to the client. */
import type { Context } from 'hono';
import type { Transaction } from '../../db/driver.ts';
import type { AuthContext, AuthEnv } from '../context/context.ts';
import { issueAuthCode } from '../pkce/auth-code.ts';
import { AuthError, toAuthError } from '../protocol/errors.ts';
import { SEE_OTHER, withFailure, withFragment, withQuery } from '../protocol/redirects.ts';
import { openSession } from '../sessions/open-session.ts';
import { clientOf } from '../sessions/sessions-table.ts';
import { transactionRetryingOnConflict } from '../store/retry-on-conflict.ts';
import type { User } from '../users/users-table.ts';
import { accountOfIdentity } from './account-of-identity.ts';
import { linkIdentity, prepareLinking } from './link-identity.ts';
import type { ProviderProfile } from './provider-profile.ts';
import type { Providers } from './providers.ts';
import { consumeFlow, type SignInFlow } from './sign-in-flow.ts';

/** Redirects; a refusal is reported in the URL. */
export async function callback(
  ctx: AuthContext,
  providers: Providers,
  c: Context<AuthEnv>,
): Promise<Response> {
  const answer = await readAnswer(c);
  let redirectTo = ctx.settings.siteUrl;
  try {
    const { flow, secrets } = await consumeFlow(ctx, answer.get('state'));
    redirectTo = flow.redirectTo;
    const refusal = refusalOf(answer);
    if (refusal !== null) {
      return c.redirect(withFragment(withQuery(redirectTo, refusal), refusal), SEE_OTHER);
    }
    requireCode(answer);
    const provider = providers.find(flow.provider);
    const profile = await provider.identifyUser(answer, secrets);
    return c.redirect(await finish(ctx, c, flow, profile), SEE_OTHER);
  } catch (error) {
    const failure = toAuthError(error);
    // Internal errors are logged and answered as on any route.
    if (error !== failure && failure.status >= 500) throw error;
    return c.redirect(withFailure(redirectTo, failure), SEE_OTHER);
  }
}

/** A provider responds in the query, or posts a form (response_mode=form_post). */
async function readAnswer(c: Context<AuthEnv>): Promise<URLSearchParams> {
  return c.req.method === 'POST'
    ? new URLSearchParams(await c.req.text())
    : new URL(c.req.url).searchParams;
}

/** The provider's own error, passed on verbatim; null when there is none. */
function refusalOf(answer: URLSearchParams): Record<string, string> | null {
  const error = answer.get('error');
  if (error === null) return null;
  return { error, error_description: answer.get('error_description') ?? error };
}

/** @throws {AuthError} bad_oauth_callback */
function requireCode(answer: URLSearchParams): void {
  if (answer.get('code')) return;
  throw new AuthError(400, 'bad_oauth_callback', 'OAuth callback with missing authorization code');
}

/** The URL to redirect to, with a code to exchange or with the session itself. */
function finish(
  ctx: AuthContext,
  c: Context<AuthEnv>,
  flow: SignInFlow,
  profile: ProviderProfile,
): Promise<string> {
  return transactionRetryingOnConflict(ctx, async (tx) => {
    const { codeChallenge, redirectTo, linking } = flow;
    if (codeChallenge !== null && linking !== null) {
      c.set('account', linking.userId);
      const pendingLink = await prepareLinking(ctx, tx, linking, flow.provider, profile);
      const grant = {
        userId: linking.userId,
        method: 'oauth',
        codeChallenge,
        pendingLink,
      } as const;
      return withQuery(redirectTo, { code: await issueAuthCode(ctx, tx, grant) });
    }
    const user = await resolveUser(ctx, tx, flow, profile);
    c.set('account', user.id);
    if (codeChallenge !== null) {
      const grant = { userId: user.id, method: 'oauth', codeChallenge, pendingLink: null } as const;
      return withQuery(redirectTo, { code: await issueAuthCode(ctx, tx, grant) });
    }
    const { user: _, ...tokens } = await openSession(ctx, tx, user, 'oauth', clientOf(c));
    return withFragment(redirectTo, { ...tokens });
  });
}

function resolveUser(
  ctx: AuthContext,
  tx: Transaction,
  { provider, linking }: SignInFlow,
  profile: ProviderProfile,
): Promise<User> {
  return linking === null
    ? accountOfIdentity(ctx, tx, provider, profile)
    : linkIdentity(ctx, tx, linking, provider, profile);
}
