/** Security keys and passkeys: an unverified factor creates its key, a verified one uses it. */
import { validationFailed } from '../protocol/errors.ts';
import type { JsonObject } from '../protocol/json-object.ts';
import type { RequestBody } from '../protocol/request-body.ts';
import type { Factor } from './factor.ts';
import type { FactorKind } from './factor-kind.ts';
import { relyingPartyFor } from './relying-party.ts';

/** Loaded on first use: its library is the largest and would slow every start. */
const loadCeremony = () => import('./webauthn-ceremony.ts');

export const webauthnKind: FactorKind = {
  label: 'WebAuthn',
  method: 'mfa/webauthn',
  wrongAnswer: 'Invalid WebAuthn response entered',

  enroll: () => ({ kept: {}, shown: {} }),

  async challenge({ settings }, { user, factor, factors }, body) {
    const site = relyingPartyFor(settings, body.object('webauthn'));
    const { askToCreate, askToUse } = await loadCeremony();
    const known = factors.flatMap(({ credential }) => credential ?? []);
    const options =
      factor.credential === null
        ? await askToCreate(site, user, known)
        : await askToUse(site, factor.credential);
    return {
      kept: { webauthn: { ...site, challenge: options.challenge } },
      shown: {
        webauthn: { type: ceremonyOf(factor), credential_options: { publicKey: options } },
      },
    };
  },

  async check(_ctx, factor, challenge, body) {
    const response = readAnswer(body, factor);
    if (challenge.webauthn === null) return null;
    const { checkCreated, checkUsed } = await loadCeremony();
    const credential =
      factor.credential === null
        ? await checkCreated(challenge.webauthn, response)
        : await checkUsed(challenge.webauthn, response, factor.credential);
    return credential === null ? null : { credential };
  },
};

function ceremonyOf({ credential }: Factor): 'create' | 'request' {
  return credential === null ? 'create' : 'request';
}

/**
 * A verified factor never takes a new key: anyone bringing one could enter the account.
 * @throws {AuthError} validation_failed
 */
function readAnswer(body: RequestBody, factor: Factor): JsonObject {
  const answer = body.object('webauthn');
  if (answer === null) throw validationFailed('WebAuthn config required');
  if (answer.type !== ceremonyOf(factor)) {
    throw validationFailed(`WebAuthn type must be ${ceremonyOf(factor)}`);
  }
  const response = answer.credential_response;
  if (typeof response !== 'object' || response === null || Array.isArray(response)) {
    throw validationFailed('credential_response required');
  }
  return response as JsonObject;
}
