/** The two WebAuthn ceremonies, made and checked by @simplewebauthn/server: create a key, use it. */
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
import type { JsonObject } from '../../json-object.ts';
import type { User } from '../../users/user.ts';
import type { StoredCredential } from '../factor.ts';
import type { RelyingParty } from './relying-party.ts';

/** Milliseconds a browser waits for its user. */
const TIMEOUT = 60_000;

/** What every authenticator of today can do; newer ways are still experimental in Node. */
const ALGORITHMS = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];

/** How browsers reach an authenticator (WebAuthn level 3). */
const TRANSPORTS = ['ble', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];

/** What was asked of an authenticator, and for which site. */
export interface WebauthnChallenge extends RelyingParty {
  /** base64url. */
  readonly challenge: string;
}

/**
 * Who made an authenticator is nothing we ask for. Without trust anchors the library follows no
 * chain of certificates, and so never calls the addresses of revocation lists that one names.
 */
for (const identifier of ['apple', 'android-key', 'android-safetynet'] as const) {
  SettingsService.setRootCertificates({ identifier, certificates: [] });
}

/** `known` are keys the user has already: one authenticator is no second factor twice. */
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
    timeout: TIMEOUT,
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known.map(describe),
    // The password says who it is; the key need not keep that, nor ask for a PIN where it has none.
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  });
}

export function askToUse(
  site: RelyingParty,
  credential: StoredCredential,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  return generateAuthenticationOptions({
    rpID: site.id,
    timeout: TIMEOUT,
    allowCredentials: [describe(credential)],
    userVerification: 'preferred',
  });
}

/** The key that was created; null when the answer does not hold. */
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

/** The key with its new counter; null when the answer does not hold, or comes from a copy of the key. */
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

/** The library throws at whatever does not hold, malformed answers included. */
function refused(): null {
  return null;
}

function describe({ id, transports }: StoredCredential) {
  return { id, transports: [...transports] };
}

/** The library hands on what the client said; only ways there are get kept. */
function knownTransports(given: unknown): string[] {
  return Array.isArray(given) ? TRANSPORTS.filter((known) => given.includes(known)) : [];
}
