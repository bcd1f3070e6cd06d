/** The relying party for a security key: the site the client names, if it is ours. */
import type { AuthSettings } from '../config/auth-settings.ts';
import { validationFailed } from '../protocol/errors.ts';
import type { JsonObject } from '../protocol/json-object.ts';

export interface RelyingParty {
  /** The domain a key is bound to. */
  readonly id: string;
  /** Origins that may answer. */
  readonly origins: readonly string[];
}

/**
 * `asked` is what clients send as `webauthn`: rpId and rpOrigins, both optional. Our origins are the
 * site's and those of allowed redirects; a wildcard host adds none, because another subdomain's
 * owner could then ask our users for their keys.
 * @throws {AuthError} validation_failed when none of our origins matches
 */
export function relyingPartyFor(settings: AuthSettings, asked: JsonObject | null): RelyingParty {
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
