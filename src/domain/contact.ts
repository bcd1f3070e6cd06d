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

/** 'example.com' is read as https; whatever is not http(s) after that is refused. */
function httpAddress(website: string | null): string | null {
  if (website === null) return null;
  const address = /^[a-z][a-z0-9+.-]*:/i.test(website) ? website : `https://${website}`;
  return /^https?:\/\/[^\s/]/i.test(address) ? address : null;
}
