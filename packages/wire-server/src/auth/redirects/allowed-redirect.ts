/** Allowed redirect targets: the site itself, and those the operator lists. */
import type { Context } from 'hono';
import type { AuthSettings } from '../settings.ts';
import { parsePlainAddress, startOf } from './plain-address.ts';
import { matchesPattern } from './redirect-pattern.ts';

/** Characters. Mail programs and browsers handle this many; matching wildcards on more is slow. */
const ADDRESS_MAX = 2048;

/** `requested` when it is allowed and unambiguous, otherwise the site. */
export function allowedRedirect(settings: AuthSettings, requested: string | null): string {
  return requested !== null && isAllowed(settings, requested) ? requested : settings.siteUrl;
}

/** This request's redirect target when allowed; otherwise the site. */
export function requestedRedirect(settings: AuthSettings, c: Context): string {
  return allowedRedirect(settings, c.req.query('redirect_to') ?? null);
}

function isAllowed({ siteUrl, redirectUrls }: AuthSettings, requested: string): boolean {
  const url = requested.length > ADDRESS_MAX ? null : parsePlainAddress(requested);
  if (url === null) return false;
  if (startOf(url) === new URL(siteUrl).origin) return true;
  return redirectUrls.some((pattern) => matchesPattern(pattern, url));
}
