/** Identifies the caller: maps the `apikey` and `Authorization` headers to a role and its claims. */
import { ANONYMOUS, type Caller, REQUEST_ROLES } from '../../db/as-role.ts';

/** The result of checking a token or key; the issuer does the checking. */
type CheckedCredential =
  | { readonly ok: true; readonly role: string; readonly claims: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly failure: CredentialFailure };

interface CredentialFailure {
  /**
   * 'undecodable': not a token of ours. 'claims': ours, but expired, not yet valid or with bad claims.
   * 'exposed': a secret key, sent from where secrets must not be.
   */
  readonly kind: 'undecodable' | 'claims' | 'exposed';
  readonly message: string;
}

/** Checks a token's signature, time and claims, or a key; `headers` show where it came from. */
export type VerifyCredential = (credential: string, headers: Headers) => Promise<CheckedCredential>;

/** The bearer token is invalid, or the key is an exposed secret. */
export class InvalidCredential extends Error {
  override readonly name = 'InvalidCredential';
  readonly kind: CredentialFailure['kind'];

  constructor({ kind, message }: CredentialFailure) {
    super(message);
    this.kind = kind;
  }
}

/** Roles a key may have. A user's token is not accepted as a key. */
const KEY_ROLES = ['anon', 'service_role'];

/**
 * supabase-js sends its key as `apikey` and, without a session, as the bearer too; an equal bearer
 * counts as the key. Keys are optional: a missing or unknown one makes the caller anonymous.
 * @throws {InvalidCredential} when a token is sent and invalid, or the key is an exposed secret.
 */
export async function callerOf(headers: Headers, verify: VerifyCredential): Promise<Caller> {
  const key = headers.get('apikey');
  const token = bearerOf(headers);
  if (token !== null && token !== key) return callerOfToken(await verify(token, headers));
  return key !== null && mayBeOurs(key) ? callerOfKey(await verify(key, headers)) : ANONYMOUS;
}

function callerOfToken(check: CheckedCredential): Caller {
  if (!check.ok) throw new InvalidCredential(check.failure);
  const role = REQUEST_ROLES.find((allowed) => allowed === check.role);
  if (role === undefined) {
    throw new InvalidCredential({ kind: 'claims', message: 'The role of the JWT is not allowed' });
  }
  return { role, claims: check.claims };
}

function callerOfKey(check: CheckedCredential): Caller {
  if (!check.ok && check.failure.kind === 'exposed') throw new InvalidCredential(check.failure);
  return check.ok && KEY_ROLES.includes(check.role) ? callerOfToken(check) : ANONYMOUS;
}

/** Skips verification of keys that can be neither a JWT nor the operator's. */
function mayBeOurs(key: string): boolean {
  return key.startsWith('sb_secret_') || key.split('.').length === 3;
}

function bearerOf(headers: Headers): string | null {
  const [, token] = /^bearer\s+(\S+)$/i.exec(headers.get('authorization')?.trim() ?? '') ?? [];
  return token ?? null;
}
