/** Who is calling: from the `apikey` and `Authorization` headers to a role and its claims. */
import { ANONYMOUS, type Caller, REQUEST_ROLES } from '../db/as-role.ts';

type TokenCheck =
  | { readonly ok: true; readonly role: string; readonly claims: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly failure: TokenFailure };

/** PGRST301: the token cannot be decoded or its signature is wrong. PGRST303: its claims, or its time. */
interface TokenFailure {
  readonly code: 'PGRST301' | 'PGRST303';
  readonly message: string;
}

/** Checks an access token's signature, time and claims. */
export type VerifyAccessToken = (token: string) => Promise<TokenCheck>;

/** The bearer is not a token of ours. */
export class InvalidToken extends Error {
  override readonly name = 'InvalidToken';
  readonly failure: TokenFailure;

  constructor(failure: TokenFailure) {
    super(failure.message);
    this.failure = failure;
  }
}

/**
 * supabase-js sends its key as `apikey` and, without a session, as the bearer too: then it is the
 * key and no token.
 * @throws {InvalidToken} when there is a token and it does not hold.
 */
export async function callerOf(headers: Headers, verify: VerifyAccessToken): Promise<Caller> {
  const token = bearerOf(headers);
  if (token === null || token === headers.get('apikey')) return ANONYMOUS;
  const check = await verify(token);
  if (!check.ok) throw new InvalidToken(check.failure);
  const role = REQUEST_ROLES.find((allowed) => allowed === check.role);
  if (role === undefined) {
    throw new InvalidToken({ code: 'PGRST303', message: 'The role of the JWT is not allowed' });
  }
  return { role, claims: check.claims };
}

function bearerOf(headers: Headers): string | null {
  const [, token] = /^bearer\s+(\S+)$/i.exec(headers.get('authorization')?.trim() ?? '') ?? [];
  return token ?? null;
}
