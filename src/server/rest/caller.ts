/** Who is calling: from the `apikey` and `Authorization` headers to a role and its claims. */
import { ANONYMOUS, type Caller, REQUEST_ROLES } from '../db/as-role.ts';

export type TokenCheck =
  | { readonly ok: true; readonly role: string; readonly claims: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly failure: TokenFailure };

/**
 * PGRST301: the token cannot be decoded or its signature is wrong. PGRST303: its claims, or its time.
 * 'exposed': it is a secret, and was sent from where secrets must not be.
 */
interface TokenFailure {
  readonly code: 'PGRST301' | 'PGRST303';
  readonly message: string;
  readonly exposed?: boolean;
}

/** Checks an access token's signature, time and claims, or a key; `headers` tell where it came from. */
export type VerifyAccessToken = (token: string, headers: Headers) => Promise<TokenCheck>;

/** The bearer is not a token of ours, or the key is no longer a secret. */
export class InvalidToken extends Error {
  override readonly name = 'InvalidToken';
  readonly failure: TokenFailure;

  constructor(failure: TokenFailure) {
    super(failure.message);
    this.failure = failure;
  }
}

/** Roles that a key may stand for. A user's token is no key. */
const KEY_ROLES = ['anon', 'service_role'];

/**
 * supabase-js sends its key as `apikey` and, without a session, as the bearer too: then it is the
 * key and no token. A key we do not know is no secret and not required: who sends it is a visitor.
 * @throws {InvalidToken} when there is a token and it does not hold.
 */
export async function callerOf(headers: Headers, verify: VerifyAccessToken): Promise<Caller> {
  const key = headers.get('apikey');
  const token = bearerOf(headers);
  if (token !== null && token !== key) return callerOfToken(await verify(token, headers));
  return key !== null && mayBeOurs(key) ? callerOfKey(await verify(key, headers)) : ANONYMOUS;
}

function callerOfToken(check: TokenCheck): Caller {
  if (!check.ok) throw new InvalidToken(check.failure);
  const role = REQUEST_ROLES.find((allowed) => allowed === check.role);
  if (role === undefined) {
    throw new InvalidToken({ code: 'PGRST303', message: 'The role of the JWT is not allowed' });
  }
  return { role, claims: check.claims };
}

function callerOfKey(check: TokenCheck): Caller {
  if (!check.ok && check.failure.exposed) throw new InvalidToken(check.failure);
  return check.ok && KEY_ROLES.includes(check.role) ? callerOfToken(check) : ANONYMOUS;
}

/** Spares each visitor a look at a key that can be neither a JWT nor the operator's. */
function mayBeOurs(key: string): boolean {
  return key.startsWith('sb_secret_') || key.split('.').length === 3;
}

function bearerOf(headers: Headers): string | null {
  const [, token] = /^bearer\s+(\S+)$/i.exec(headers.get('authorization')?.trim() ?? '') ?? [];
  return token ?? null;
}
