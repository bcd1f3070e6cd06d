/** For which site a security key is asked: the one the client names, if it is one of ours. */
import { validationFailed } from '../../errors.ts';
import type { JsonObject } from '../../json-object.ts';
import type { AuthSettings } from '../../settings.ts';

export interface RelyingParty {
  /** The domain a key is bound to. */
  readonly id: string;
  /** Where its answers may come from. */
  readonly origins: readonly string[];
}

/**
 * `asked` is what clients send as `webauthn`: rpId and rpOrigins, both optional. An origin is ours
 * when it is the site's or that of an allowed redirect; a pattern in a host allows none, because
 * whoever may have a subdomain could ask our users for their keys.
 * @throws {AuthError} validation_failed when nothing of ours is left of it
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

/** Whether `host` is the domain or lies within it, as browsers ask of a relying party's id. */
function isWithin(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`);
}
