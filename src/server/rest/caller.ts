/** Who is calling: from the `apikey` and `Authorization` headers to a role and its claims. */
import { ANONYMOUS, type Caller, REQUEST_ROLES } from '../db/as-role.ts';

/** What has to be known of a token or a key; whoever makes them checks them. */
type CheckedCredential =
  | { readonly ok: true; readonly role: string; readonly claims: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly failure: CredentialFailure };

interface CredentialFailure {
  /**
   * 'undecodable': no token of ours. 'claims': ours, but its time or what it says does not hold.
   * 'exposed': a secret, sent from where secrets must not be.
   */
  readonly kind: 'undecodable' | 'claims' | 'exposed';
  readonly message: string;
}

/** Checks a token's signature, time and claims, or a key; `headers` tell where it came from. */
export type VerifyCredential = (credential: string, headers: Headers) => Promise<CheckedCredential>;

/** The bearer is not a token of ours, or the key is no longer a secret. */
export class InvalidCredential extends Error {
  override readonly name = 'InvalidCredential';
  readonly kind: CredentialFailure['kind'];

  constructor({ kind, message }: CredentialFailure) {
    super(message);
    this.kind = kind;
  }
}

/** Roles that a key may stand for. A user's token is no key. */
const KEY_ROLES = ['anon', 'service_role'];

/**
 * supabase-js sends its key as `apikey` and, without a session, as the bearer too: then it is the
 * key and no token. A key we do not know is no secret and not required: who sends it is a visitor.
 * @throws {InvalidCredential} when there is a token and it does not hold.
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

/** Spares each visitor a look at a key that can be neither a JWT nor the operator's. */
function mayBeOurs(key: string): boolean {
  return key.startsWith('sb_secret_') || key.split('.').length === 3;
}

function bearerOf(headers: Headers): string | null {
  const [, token] = /^bearer\s+(\S+)$/i.exec(headers.get('authorization')?.trim() ?? '') ?? [];
  return token ?? null;
}
