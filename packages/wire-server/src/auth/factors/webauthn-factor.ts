/** Security keys and passkeys: an unverified factor creates its key, a verified one uses it. */
import { isObject } from '../../http/receive-body.ts';
import type { AuthSettings } from '../config/auth-settings.ts';
import { validationFailed } from '../protocol/auth-errors.ts';
import type { RequestBody } from '../protocol/request-body.ts';
import type { JsonObject } from '../protocol/wire-values.ts';
import type { RelyingParty } from './factor-challenges.ts';
import type { FactorKind } from './factor-kinds.ts';
import type { Factor } from './factors-table.ts';

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
  if (!isObject(response)) throw validationFailed('credential_response required');
  return response;
}

/**
 * The site that the client names, if it is ours. Our origins are the site's and those of allowed redirects; a wildcard
 * host adds none, because another subdomain's owner could then ask our users for their keys.
 * @param asked what clients send as `webauthn`: rpId and rpOrigins, both optional.
 * @throws {AuthError} validation_failed when none of our origins matches
 */
function relyingPartyFor(settings: AuthSettings, asked: JsonObject | null): RelyingParty {
  const site = new URL(settings.siteUrl);
  const id = asked?.rpId ?? site.hostname;
  const wanted = asked?.rpOrigins ?? ownOrigins(settings);
  if (typeof id !== 'string' || !Array.isArray(wanted)) {
    throw validationFailed('webauthn needs rpId as text and rpOrigins as a list');
  }
  const origins = ownOrigins(settings).filter(
    (origin) => wanted.includes(origin) && isWithin(new URL(origin).hostname, id),
  );
  if (origins.length === 0) {
    throw validationFailed('webauthn.rpId and webauthn.rpOrigins must name this site');
  }
  return { id, origins };
}

function ownOrigins({ siteUrl, redirectUrls }: AuthSettings): string[] {
  const urls = [siteUrl, ...redirectUrls].map((url) => URL.parse(url));
  const web = urls.filter((url) => url !== null && /^https?:$/.test(url.protocol));
  return [...new Set(web.map((url) => url?.origin ?? ''))];
}

/** Whether `host` is the domain or a subdomain, as browsers require of a relying party id. */
function isWithin(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`);
}
