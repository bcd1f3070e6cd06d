/** Verifying, adding and removing second factors (U2). */
import { type AuthError, isAuthError } from '@supabase/auth-js';
import { type FactorKind, nameFor, type SecondFactor, toFactor } from './second-factor.ts';
import { sessionClient } from './session.ts';

/** The browser or its user refused to create or use a security key; the message is for the user. */
export class KeyFailed extends Error {
  override readonly name = 'KeyFailed';

  constructor(cause: unknown) {
    super('The key was not used. Try again and follow your browser’s instructions.', { cause });
  }
}

/** Raises the session's assurance level with a code from an authenticator app. @throws {AuthError} */
export async function verifyAppCode(factorId: string, code: string): Promise<void> {
  await refreshIfRemoved(sessionClient().mfa.challengeAndVerify({ factorId, code }));
}

/** Sends a code to the factor's phone. @returns the id of the challenge. @throws {AuthError} */
export async function sendPhoneCode(factorId: string): Promise<string> {
  return (await refreshIfRemoved(sessionClient().mfa.challenge({ factorId, channel: 'sms' }))).id;
}

/** Raises the session's assurance level with a code sent to a phone. @throws {AuthError} */
export async function verifyPhoneCode(
  factorId: string,
  challengeId: string,
  code: string,
): Promise<void> {
  await refreshIfRemoved(sessionClient().mfa.verify({ factorId, challengeId, code }));
}

/** Raises the session's assurance level with a security key or passkey. @throws {AuthError}, {KeyFailed} */
export async function verifyKey(factorId: string): Promise<void> {
  await refreshIfRemoved(sessionClient().mfa.webauthn.authenticate({ factorId }));
}

/** The server's error code for a factor that was removed on another device. */
const REMOVED = 'mfa_factor_not_found';

/** The answer's data. If the factor is gone, refreshes the session, which no longer owes it. */
async function refreshIfRemoved<T>(answer: Promise<Answer<T>>): Promise<T> {
  const { data, error } = await answer;
  if (error && 'code' in error && error.code === REMOVED) await sessionClient().refreshSession();
  return dataOf({ data, error });
}

/** A factor as its owner sees it in the panel. */
export interface OwnFactor extends SecondFactor {
  /** ISO 8601. */
  readonly addedAt: string;
}

/** The user's verified factors, oldest first. @throws {AuthError} */
export async function listFactors(): Promise<readonly OwnFactor[]> {
  const { all } = dataOf(await sessionClient().mfa.listFactors());
  return all.flatMap((factor) =>
    toFactor(factor).map((own) => ({ ...own, addedAt: factor.created_at })),
  );
}

/** An authenticator app that protects nothing until one of its codes has been confirmed. */
export interface NewApp {
  readonly id: string;
  /** base32, to be typed where no code can be scanned. */
  readonly secret: string;
  /** otpauth://totp/… */
  readonly uri: string;
}

/** Starts adding an authenticator app; `verifyAppCode` completes it. @throws {AuthError} */
export async function beginApp(issuer: string): Promise<NewApp> {
  const friendlyName = await freeName('app');
  const begun = await sessionClient().mfa.enroll({ factorType: 'totp', friendlyName, issuer });
  const { id, totp } = dataOf(begun);
  return { id, secret: totp.secret, uri: totp.uri };
}

/** Adds a security key or passkey. @throws {AuthError}, {KeyFailed} */
export async function addKey(): Promise<void> {
  const friendlyName = await freeName('key');
  dataOf(await sessionClient().mfa.webauthn.register({ friendlyName }));
}

/** Removes a factor, verified or not. @throws {AuthError} */
export async function removeFactor(factorId: string): Promise<void> {
  const { mfa } = sessionClient();
  dataOf(await mfa.unenroll({ factorId }));
  // The stored session still lists the factor.
  await sessionClient().refreshSession();
}

/** The factor's type on the wire. */
const TYPES: Readonly<Record<FactorKind, string>> = {
  app: 'totp',
  key: 'webauthn',
  phone: 'phone',
};

/** A name for a new factor. Removes factors of the same kind whose setup was abandoned. */
async function freeName(kind: FactorKind): Promise<string> {
  const { mfa } = sessionClient();
  const { all } = dataOf(await mfa.listFactors());
  const isGivenUp = ({ factor_type, status }: (typeof all)[number]) =>
    factor_type === TYPES[kind] && status === 'unverified';
  for (const { id } of all.filter(isGivenUp)) dataOf(await mfa.unenroll({ factorId: id }));
  const kept = all.filter((factor) => !isGivenUp(factor));
  return nameFor(
    kind,
    kept.map(({ friendly_name }) => friendly_name ?? ''),
  );
}

interface Answer<T> {
  readonly data: T | null;
  /** The service's error, or the browser's error about a key. */
  readonly error: AuthError | Error | null;
}

function dataOf<T>({ data, error }: Answer<T>): T {
  if (error === null && data !== null) return data;
  // A browser without security keys gets an error of the auth client's own.
  throw isAuthError(error) && error.name !== 'AuthUnknownError' ? error : new KeyFailed(error);
}
