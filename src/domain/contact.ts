/** How a member can be reached (M11): which fields are used, and which values are safe to use. */
import type { Member } from './member.ts';

export interface Contact {
  readonly phone: string | null;
  readonly email: string | null;
  /** An absolute http(s) address, or null: any other scheme is never a link (M11). */
  readonly website: string | null;
}

/** Phone and e-mail fall back to contact_info, where an '@' means e-mail (M11). */
export function contactOf(member: Member): Contact {
  const isEmail = member.contact_info?.includes('@') ?? false;
  return {
    phone: member.phone ?? (isEmail ? null : member.contact_info),
    email: member.email ?? (isEmail ? member.contact_info : null),
    website: httpAddress(member.website),
  };
}

const HTTP_ADDRESS = /^https?:\/\/[^\s/]\S*$/i;

/** 'example.com/shop' and 'example.com:8080', but not 'N/A' or 'none yet'. */
const BARE_ADDRESS = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}(:\d+)?([/?#]\S*)?$/i;

/** A bare address is read as https; any other scheme than http(s), and any other text, is refused. */
function httpAddress(website: string | null): string | null {
  if (website === null) return null;
  if (HTTP_ADDRESS.test(website)) return website;
  return BARE_ADDRESS.test(website) ? `https://${website}` : null;
}
