/** State of a sign-in kept while the browser is at a provider: single-use and short-lived. */
import type { Row } from '../../db/driver.ts';
import type { AuthContext } from '../context/context.ts';
import { hashSecret } from '../keys/secret-hash.ts';
import { type CodeChallenge, toCodeChallenge } from '../pkce/code-challenge.ts';
import { AuthError } from '../protocol/errors.ts';
import { addSeconds } from '../protocol/time.ts';
import type { TokenClaims } from '../sessions/bearer.ts';
import type { FlowSecrets } from './provider.ts';

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

export async function storeFlow(
  ctx: AuthContext,
  flow: SignInFlow,
  secrets: FlowSecrets,
): Promise<void> {
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
