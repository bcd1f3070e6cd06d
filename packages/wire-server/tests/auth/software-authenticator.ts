/** A security key and its browser in software: real keys, signatures and attestations. */
import {
  createHash,
  generateKeyPairSync,
  type JsonWebKey,
  type KeyObject,
  randomBytes,
  sign,
} from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { MFAVerifyWebauthnParams } from '@supabase/supabase-js';

/** The credentials that auth-js gets from a browser. */
type CreatedCredential = MFAVerifyWebauthnParams<'create'>['webauthn']['credential_response'];
type UsedCredential = MFAVerifyWebauthnParams<'request'>['webauthn']['credential_response'];

/** The options that the key reads. */
interface CreateOptions {
  readonly challenge: BufferSource;
  readonly rp: { readonly id?: string };
}
interface UseOptions {
  readonly challenge: BufferSource;
  readonly rpId?: string;
}

/** Bits of the authenticator data (WebAuthn, 6.1). */
const USER_PRESENT = 0x01;
const HAS_CREDENTIAL = 0x40;
/** Members and values of a COSE key (RFC 9053): kty EC2, alg ES256, crv P-256. */
const [KTY, ALG, CRV, X, Y] = [1, 3, -1, -2, -3];
const [EC2, ES256, P256] = [2, -7, 1];

interface Ceremony {
  /** The page's origin, which the browser sets and no page can change. */
  readonly origin: string;
  /** The domain the key signs for, if other than the requested one. */
  readonly rpId?: string;
}

export interface SoftwareAuthenticator {
  /** The result of navigator.credentials.create. */
  create(options: CreateOptions, at: Ceremony): CreatedCredential;
  /** The result of navigator.credentials.get. */
  get(options: UseOptions, at: Ceremony): UsedCredential;
  /** A copy of the key with its own signature counter. */
  clone(): SoftwareAuthenticator;
}

interface Memory {
  readonly id: Buffer;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
  counter: number;
}

export function createAuthenticator(): SoftwareAuthenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return authenticatorWith({ id: randomBytes(32), privateKey, publicKey, counter: 0 });
}

function authenticatorWith(memory: Memory): SoftwareAuthenticator {
  return {
    create(options, { origin, rpId = options.rp.id ?? '' }) {
      const clientData = clientDataOf('webauthn.create', options.challenge, origin);
      memory.counter += 1;
      const authenticatorData = Buffer.concat([
        headOf(rpId, USER_PRESENT | HAS_CREDENTIAL, memory.counter),
        // A zero AAGUID for an undisclosed model, then the credential.
        Buffer.alloc(16),
        uint16(memory.id.length),
        memory.id,
        coseKey(memory.publicKey),
      ]);
      // Self attestation: signed by the new key itself.
      const attestation = new Map<string, unknown>([
        ['fmt', 'packed'],
        [
          'attStmt',
          new Map<string, unknown>([
            ['alg', ES256],
            ['sig', signed(memory, authenticatorData, clientData)],
          ]),
        ],
        ['authData', new Uint8Array(authenticatorData)],
      ]);
      return credential(memory, {
        clientDataJSON: clientData.toString('base64url'),
        attestationObject: Buffer.from(
          isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0]),
        ).toString('base64url'),
        transports: ['usb'],
      }) as unknown as CreatedCredential;
    },
    get(options, { origin, rpId = options.rpId ?? '' }) {
      const clientData = clientDataOf('webauthn.get', options.challenge, origin);
      memory.counter += 1;
      const authenticatorData = headOf(rpId, USER_PRESENT, memory.counter);
      return credential(memory, {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: Buffer.from(signed(memory, authenticatorData, clientData)).toString('base64url'),
      }) as unknown as UsedCredential;
    },
    clone: () => authenticatorWith({ ...memory }),
  };
}

function clientDataOf(type: string, challenge: BufferSource, origin: string): Buffer {
  const bytes = ArrayBuffer.isView(challenge) ? challenge.buffer : challenge;
  return Buffer.from(
    JSON.stringify({
      type,
      challenge: Buffer.from(bytes).toString('base64url'),
      origin,
      crossOrigin: false,
    }),
  );
}

function headOf(rpId: string, flags: number, counter: number): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(Buffer.from(rpId)), Buffer.from([flags]), count]);
}

function coseKey(publicKey: KeyObject): Uint8Array {
  const { x = '', y = '' }: JsonWebKey = publicKey.export({ format: 'jwk' });
  return isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [KTY, EC2],
      [ALG, ES256],
      [CRV, P256],
      [X, new Uint8Array(Buffer.from(x, 'base64url'))],
      [Y, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]),
  );
}

function signed({ privateKey }: Memory, authenticatorData: Buffer, clientData: Buffer) {
  const message = Buffer.concat([authenticatorData, sha256(clientData)]);
  return new Uint8Array(sign('sha256', message, privateKey));
}

/** Like a browser's credential: auth-js sends the result of toJSON. */
function credential({ id }: Memory, response: Readonly<Record<string, unknown>>) {
  const text = id.toString('base64url');
  return {
    id: text,
    toJSON: () => ({
      id: text,
      rawId: text,
      type: 'public-key',
      clientExtensionResults: {},
      response,
    }),
  };
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}
