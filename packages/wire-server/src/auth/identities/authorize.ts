/**
 * Redirects to a provider, to sign in or to link an identity, and keeps the state of that flow while the browser is
 * there: single-use and short-lived.
 */
import type { Context } from 'hono';
import type { Row } from '../../db/driver.ts';
import type { AuthContext, AuthEnv } from '../context/auth-context.ts';
import { requireAal2WhenEnrolled } from '../factors/factor-owner.ts';
import { hashSecret } from '../keys/secret-hash.ts';
import { AuthError, validationFailed } from '../protocol/auth-errors.ts';
import { isOnSite, requestedRedirect, withFailure } from '../protocol/redirects.ts';
import { addSeconds } from '../protocol/wire-values.ts';
import { requireSession, requireUserToken, type TokenClaims } from '../sessions/current-session.ts';
import { type CodeChallenge, parseCodeChallenge, toCodeChallenge } from '../verification/pkce.ts';
import { requireManualLinking } from './link-identity.ts';
import {
  type FlowSecrets,
  makeFlowSecrets,
  type Providers,
  ProviderUnavailable,
} from './provider.ts';

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

export interface SignInFlow {
  /** The provider's name. */
  readonly provider: string;
  /** Null for a client that reads its tokens from the URL. */
  readonly codeChallenge: CodeChallenge | null;
  /** Where to redirect in the end; already checked against the allowed ones. */
  readonly redirectTo: string;
  /** The user and session linking an identity; null for a sign-in. */
  readonly linking: TokenClaims | null;
}

/** How long signing in at the provider may take. */
const FLOW_LIFETIME_SECONDS = 600;

/** Keeps the flow until its callback. */
async function storeFlow(ctx: AuthContext, flow: SignInFlow, secrets: FlowSecrets): Promise<void> {
  const now = ctx.now();
  await ctx.transaction((tx) =>
    tx.query(
      `insert into auth_service.flow_states
         (method, code_challenge, code_challenge_method, state_hash, provider_nonce,
          provider_code_verifier, redirect_to, linking_user_id, linking_session_id, created_at,
          expires_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [
        flow.provider,
        flow.codeChallenge?.challenge ?? null,
        flow.codeChallenge?.method ?? null,
        hashSecret(secrets.state),
        secrets.nonce,
        secrets.codeVerifier,
        flow.redirectTo,
        flow.linking?.userId ?? null,
        flow.linking?.sessionId ?? null,
        now.toISOString(),
        addSeconds(now, FLOW_LIFETIME_SECONDS).toISOString(),
      ],
    ),
  );
}

/**
 * The flow that `state` belongs to; consumes it, whatever the outcome.
 * @throws {AuthError} bad_oauth_callback, bad_oauth_state, flow_state_already_used
 */
export async function consumeFlow(
  ctx: AuthContext,
  state: string | null,
): Promise<{ readonly flow: SignInFlow; readonly secrets: FlowSecrets }> {
  if (!state) throw new AuthError(400, 'bad_oauth_callback', 'OAuth state parameter missing');
  const now = ctx.now();
  const row = await ctx.transaction(async (tx) => {
    const [found] = await tx.query(
      'select * from auth_service.flow_states where state_hash = $1 for update',
      [hashSecret(state)],
    );
    if (found === undefined) {
      throw new AuthError(400, 'bad_oauth_state', 'OAuth state not found or expired');
    }
    if (found.state_used_at !== null) {
      throw new AuthError(400, 'flow_state_already_used', 'State has already been used');
    }
    if ((found.expires_at as Date) <= now) {
      throw new AuthError(400, 'bad_oauth_state', 'OAuth state has expired');
    }
    await tx.query('update auth_service.flow_states set state_used_at = $2 where id = $1', [
      String(found.id),
      now.toISOString(),
    ]);
    return found;
  });
  return {
    flow: toFlow(row),
    secrets: {
      state,
      nonce: String(row.provider_nonce),
      codeVerifier: String(row.provider_code_verifier),
    },
  };
}

function toFlow(row: Row): SignInFlow {
  return {
    provider: String(row.method),
    codeChallenge: toCodeChallenge(row),
    redirectTo: String(row.redirect_to),
    linking: toLinking(row),
  };
}

/** The level was checked when the flow began; a factor verified since has ended an aal1 session. */
function toLinking({ linking_user_id: userId, linking_session_id: sessionId }: Row) {
  return userId === null
    ? null
    : ({ userId: String(userId), sessionId: String(sessionId), aal: 'aal1' } as const);
}
