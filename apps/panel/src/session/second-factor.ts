/** Whether a session still owes its user's second factor (U2). Pure. */

/** A verified factor of the user's. */
export interface SecondFactor {
  readonly id: string;
  readonly kind: FactorKind;
  /** As its owner knows it; null without a name. */
  readonly name: string | null;
}

/** app: codes of an authenticator app. key: a security key or passkey. phone: codes in text messages. */
export type FactorKind = 'app' | 'key' | 'phone';

const KINDS: ReadonlyMap<unknown, FactorKind> = new Map([
  ['totp', 'app'],
  ['webauthn', 'key'],
  ['phone', 'phone'],
]);

/** Names of kinds, for people. */
const KIND_NAMES: Readonly<Record<FactorKind, string>> = {
  app: 'Authenticator app',
  key: 'Security key',
  phone: 'Phone',
};

/**
 * The factors, one of which the user must confirm before the panel opens; empty when the session has confirmed one
 * (aal2) or its user has none.
 * @param session as the auth client stores it
 */
export function owedFactors(session: unknown): readonly SecondFactor[] {
  const factors = ownProperty(ownProperty(session, 'user'), 'factors');
  if (!Array.isArray(factors) || levelOf(ownProperty(session, 'access_token')) === 'aal2')
    return [];
  return factors.flatMap(toFactor);
}

/** What to call a factor in a text. */
export function labelOf({ kind, name }: Pick<SecondFactor, 'kind' | 'name'>): string {
  return name ?? KIND_NAMES[kind];
}

/** The same within a sentence: 'your authenticator app', or the name that its owner gave it. */
export function labelInText(factor: Pick<SecondFactor, 'kind' | 'name'>): string {
  const label = labelOf(factor);
  return label === KIND_NAMES[factor.kind] ? `your ${label.toLowerCase()}` : label;
}

/** The kind's name, numbered from the second on: no two factors of a user may have the same. */
export function nameFor(kind: FactorKind, taken: readonly string[]): string {
  const name = KIND_NAMES[kind];
  if (!taken.includes(name)) return name;
  let number = 2;
  while (taken.includes(`${name} ${number}`)) number += 1;
  return `${name} ${number}`;
}

/** None for an unverified factor, or one of an unknown kind. */
export function toFactor(factor: unknown): SecondFactor[] {
  const [id, name] = [ownProperty(factor, 'id'), ownProperty(factor, 'friendly_name')];
  const kind = KINDS.get(ownProperty(factor, 'factor_type'));
  if (kind === undefined || typeof id !== 'string') return [];
  if (ownProperty(factor, 'status') !== 'verified') return [];
  return [{ id, kind, name: typeof name === 'string' && name.trim() !== '' ? name : null }];
}

/** The assurance level a token states. Only decides what to show: the server checks the token. */
function levelOf(token: unknown): unknown {
  try {
    const [, payload = ''] = String(token).split('.');
    return ownProperty(JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/'))), 'aal');
  } catch {
    return null;
  }
}

/** The value's own property of this name; undefined for anything else. */
export function ownProperty(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.getOwnPropertyDescriptor(value, name)?.value
    : undefined;
}
