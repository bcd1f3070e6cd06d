/**
 * What a request says in its headers: who calls (`apikey`, `Authorization`), the form of the answer (`Accept`: one
 * object or an array), and `Prefer` (RFC 7240).
 */
import { ANONYMOUS, type Caller, REQUEST_ROLES } from '../db/as-role.ts';
import { bearerOf } from '../http/bearer.ts';
import { type CredentialFailure, InvalidCredential, RestError } from './rest-errors.ts';

/** The result of checking a token or key; the issuer does the checking. */
type CheckedCredential =
  | { readonly ok: true; readonly role: string; readonly claims: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly failure: CredentialFailure };

/** Checks a token's signature, time and claims, or a key; `headers` show where it came from. */
export type VerifyCredential = (credential: string, headers: Headers) => Promise<CheckedCredential>;

/** Roles a key may have. A user's token is not accepted as a key. */
const KEY_ROLES = ['anon', 'service_role'];

/**
 * Maps the `apikey` and `Authorization` headers to a role and its claims. supabase-js sends its key as `apikey` and,
 * without a session, as the bearer too; an equal bearer counts as the key. Keys are optional: a missing or unknown one
 * makes the caller anonymous.
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

const JSON_TYPE = 'application/json';
const ARRAY_TYPE = 'application/vnd.pgrst.array+json';
const OBJECT_TYPE = 'application/vnd.pgrst.object+json';

const PLAIN: ReadonlySet<string> = new Set([JSON_TYPE, ARRAY_TYPE, 'application/*', '*/*']);

/** The requested form of rows in JSON. */
export interface BodyForm {
  /** One object instead of an array; any row count other than 1 is an error. */
  readonly single: boolean;
  /** Columns that are null are left out. */
  readonly stripped: boolean;
}

export interface MediaType extends BodyForm {
  readonly contentType: string;
}

/** The first supported type in the header. @throws {RestError} PGRST107 when there is none. */
export function negotiate(accept: string | null): MediaType {
  const wanted = (accept?.trim() || '*/*')
    .toLowerCase()
    .split(',')
    .map((range) => range.split(';').map((part) => part.trim()));
  for (const [type = '', ...parameters] of wanted) {
    const single = type === OBJECT_TYPE;
    if (!single && !PLAIN.has(type)) continue;
    const stripped = parameters.includes(STRIPPED) && (single || type === ARRAY_TYPE);
    const named = single || stripped ? type : JSON_TYPE;
    return { contentType: contentType(named, stripped), single, stripped };
  }
  throw new RestError(406, {
    code: 'PGRST107',
    message: `None of these media types are available: ${wanted.map(([type]) => type).join(', ')}`,
  });
}

/** A parameter of PostgREST's own types. */
const STRIPPED = 'nulls=stripped';

function contentType(type: string, stripped: boolean): string {
  return `${type}${stripped ? `;${STRIPPED}` : ''}; charset=utf-8`;
}

/** In the order of `Preference-Applied`. `count` is always exact. */
const KNOWN = {
  resolution: /^(merge|ignore)-duplicates$/,
  missing: /^(default|null)$/,
  return: /^(minimal|headers-only|representation)$/,
  count: /^(exact|planned|estimated)$/,
  handling: /^(strict|lenient)$/,
  'max-affected': /^\d{1,15}$/,
} as const;

export type Preference = keyof typeof KNOWN;

/** The known preferences requested; the first of duplicates counts. */
export type Preferences = ReadonlyMap<Preference, string>;

/** @throws {RestError} PGRST122 for an unknown preference under `handling=strict`. */
export function parsePreferences(header: string | null): Preferences {
  const given = (header ?? '')
    .split(',')
    .map((preference) => preference.trim())
    .filter((preference) => preference !== '');
  const known = new Map<Preference, string>();
  const unknown: string[] = [];
  for (const preference of given) {
    const [name = '', value = ''] = preference.split('=', 2);
    if (!isKnown(name) || !KNOWN[name].test(value)) unknown.push(preference);
    else if (!known.has(name)) known.set(name, value);
  }
  if (known.get('handling') === 'strict' && unknown.length > 0) {
    throw new RestError(400, {
      code: 'PGRST122',
      message: 'Invalid preferences given with handling=strict',
      details: `Invalid preferences: ${unknown.join(', ')}`,
    });
  }
  // As in PostgREST, max-affected only applies under handling=strict.
  if (known.get('handling') !== 'strict') known.delete('max-affected');
  return known;
}

/** The header that lists the applied preferences, out of those that `matter` to the response. */
export function preferenceApplied(
  preferences: Preferences,
  matter: readonly Preference[],
): Record<string, string> {
  const applied = Object.keys(KNOWN)
    .filter(isKnown)
    .filter((name) => matter.includes(name) && preferences.has(name))
    .map((name) => `${name}=${preferences.get(name)}`);
  return applied.length === 0 ? {} : { 'Preference-Applied': applied.join(', ') };
}

function isKnown(name: string): name is Preference {
  return Object.hasOwn(KNOWN, name);
}
