/** The two WebAuthn ceremonies, creating and using a key, through @simplewebauthn/server. */
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  SettingsService,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { COSEALG } from '@simplewebauthn/server/helpers';
import type { JsonObject } from '../protocol/wire-values.ts';
import type { User } from '../users/users-table.ts';
import type { RelyingParty, WebauthnChallenge } from './factor-challenges.ts';
import type { StoredCredential } from './factors-table.ts';

/** How long a browser waits for its user. */
const CEREMONY_TIMEOUT_MS = 60_000;

/** Supported by today's authenticators; newer algorithms are still experimental in Node. */
const ALGORITHMS = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];

/** How browsers reach an authenticator (WebAuthn level 3). */
const TRANSPORTS = ['ble', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];

/**
 * We do not ask for attestation. Without trust anchors the library follows no certificate chain, and
 * so never fetches the revocation lists that a chain names.
 */
for (const identifier of ['apple', 'android-key', 'android-safetynet'] as const) {
  SettingsService.setRootCertificates({ identifier, certificates: [] });
}

/** `known` are the user's existing keys, so that no authenticator is enrolled twice. */
export function askToCreate(
  site: RelyingParty,
  user: User,
  known: readonly StoredCredential[],
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const name = user.email ?? user.phone ?? user.id;
  return generateRegistrationOptions({
    rpName: site.id,
    rpID: site.id,
    userID: new TextEncoder().encode(user.id),
    userName: name,
    userDisplayName: name,
    timeout: CEREMONY_TIMEOUT_MS,
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known.map(describe),
    // The password identifies the user, so the key need not be discoverable, nor ask for a PIN if it has none.
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  });
}

export function askToUse(
  site: RelyingParty,
  credential: StoredCredential,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  return generateAuthenticationOptions({
    rpID: site.id,
    timeout: CEREMONY_TIMEOUT_MS,
    allowCredentials: [describe(credential)],
    userVerification: 'preferred',
  });
}

/** The created key; null when the response is invalid. */
export async function checkCreated(
  asked: WebauthnChallenge,
  response: JsonObject,
): Promise<StoredCredential | null> {
  const checked = await verifyRegistrationResponse({
    response: response as unknown as RegistrationResponseJSON,
    ...expected(asked),
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(refused);
  if (!checked?.verified) return null;
  const { id, publicKey, counter, transports } = checked.registrationInfo.credential;
  return {
    id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: knownTransports(transports),
  };
}

/** The key with its new counter; null when the response is invalid or from a cloned key. */
export async function checkUsed(
  asked: WebauthnChallenge,
  response: JsonObject,
  credential: StoredCredential,
): Promise<StoredCredential | null> {
  const checked = await verifyAuthenticationResponse({
    response: response as unknown as AuthenticationResponseJSON,
    ...expected(asked),
    credential: {
      id: credential.id,
      publicKey: new Uint8Array(Buffer.from(credential.publicKey, 'base64url')),
      counter: credential.counter,
    },
  }).catch(refused);
  if (!checked?.verified) return null;
  return { ...credential, counter: checked.authenticationInfo.newCounter };
}

function expected({ challenge, id, origins }: WebauthnChallenge) {
  return {
    expectedChallenge: challenge,
    expectedRPID: id,
    expectedOrigin: [...origins],
    requireUserVerification: false,
  };
}

/** The library throws on any invalid or malformed response. */
function refused(): null {
  return null;
}

function describe({ id, transports }: StoredCredential) {
  return { id, transports: [...transports] };
}

/** The library passes on the client's values unchecked; keep only known ones. */
function knownTransports(given: unknown): string[] {
  return Array.isArray(given) ? TRANSPORTS.filter((known) => given.includes(known)) : [];
}
