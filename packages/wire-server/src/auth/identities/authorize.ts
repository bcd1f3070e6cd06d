/** Redirects to a provider, to sign in or to link an identity. */
import type { Context } from 'hono';
import type { AuthContext, AuthEnv } from '../context/context.ts';
import { requireAal2WhenEnrolled } from '../factors/assurance.ts';
import { parseCodeChallenge } from '../pkce/code-challenge.ts';
import { validationFailed } from '../protocol/errors.ts';
import { isOnSite, requestedRedirect, withFailure } from '../protocol/redirects.ts';
import { requireUserToken, type TokenClaims } from '../sessions/bearer.ts';
import { requireSession } from '../sessions/current-session.ts';
import { requireManualLinking } from './manual-linking.ts';
import { makeFlowSecrets, ProviderUnavailable } from './provider.ts';
import type { Providers } from './providers.ts';
import { storeFlow } from './sign-in-flow.ts';

/**
 * Parameters a client may pass on to a provider: they affect how it asks, never who asks or for what.
 * From OpenID Connect Core 3.1.2.1 and the documentation of Google and GitHub.
 */
const PASSED_ON = [
  'prompt',
  'login_hint',
  'display',
  'ui_locales',
  'acr_values',
  'access_type',
  'include_granted_scopes',
  'hd',
  'login',
  'allow_signup',
];

/** GET /authorize: 302. @throws {AuthError} validation_failed */
export async function authorize(
  ctx: AuthContext,
  providers: Providers,
  c: Context<AuthEnv>,
): Promise<Response> {
  return c.redirect(await begin(ctx, providers, c, null));
}

/**
 * GET /user/identities/authorize: the same for a signed-in user, as 302, or as `{url}` for clients
 * that navigate themselves (skip_http_redirect).
 * @throws {AuthError} 404 manual_linking_disabled, 401 insufficient_aal, 400 validation_failed
 */
export async function authorizeLinking(
  ctx: AuthContext,
  providers: Providers,
  c: Context<AuthEnv>,
): Promise<Response> {
  const claims = await requireUserToken(ctx, c);
  requireManualLinking(ctx);
  await ctx.transaction(async (tx) =>
    requireAal2WhenEnrolled(tx, await requireSession(ctx, tx, claims)),
  );
  const url = await begin(ctx, providers, c, claims);
  return c.req.query('skip_http_redirect') === 'true' ? c.json({ url }) : c.redirect(url);
}

/**
 * The URL to redirect to: the provider's, with the flow stored until its callback, or the client's
 * with an error while the provider is unavailable.
 */
async function begin(
  ctx: AuthContext,
  providers: Providers,
  c: Context<AuthEnv>,
  linking: TokenClaims | null,
): Promise<string> {
  const { scopes = '', code_challenge, code_challenge_method, ...query } = c.req.query();
  const provider = providers.find(query.provider ?? '');
  const codeChallenge = parseCodeChallenge(code_challenge ?? null, code_challenge_method ?? null);
  const redirectTo = requestedRedirect(ctx.settings, c);
  if (codeChallenge === null) refuseWithoutPkce(ctx, redirectTo, linking);
  const secrets = makeFlowSecrets();
  try {
    const url = await provider.signInUrl(secrets, readScopes(scopes), readPassedOn(query));
    const flow = { provider: provider.name, codeChallenge, redirectTo, linking };
    await storeFlow(ctx, flow, secrets);
    return url.href;
  } catch (error) {
    if (error instanceof ProviderUnavailable) return withFailure(redirectTo, error);
    throw error;
  }
}

/**
 * Where the site takes no session from an address, what a provider answers belongs to the browser that began, which
 * only PKCE proves. The same for linking from any site.
 * @throws {AuthError} validation_failed
 */
function refuseWithoutPkce(
  { linkPage, settings }: AuthContext,
  redirectTo: string,
  linking: TokenClaims | null,
): void {
  if (linkPage === null || (linking === null && !isOnSite(settings, new URL(redirectTo)))) return;
  throw validationFailed('This site requires PKCE: code_challenge and code_challenge_method');
}

/** Separated by whitespace or commas. @throws {AuthError} validation_failed for what RFC 6749 forbids */
function readScopes(scopes: string): readonly string[] {
  const asked = scopes.split(/[\s,]+/).filter((scope) => scope !== '');
  if (asked.every((scope) => /^[\x21\x23-\x5b\x5d-\x7e]+$/.test(scope))) return asked;
  throw validationFailed('scopes contains a character that is not allowed in a scope');
}

function readPassedOn(query: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(query).filter(([name]) => PASSED_ON.includes(name)));
}
