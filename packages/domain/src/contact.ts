/** A member's contact details (M11): which fields are used, and which values are safe to use. */
import type { Member } from './member.ts';
import { phoneIn } from './phone.ts';

export interface Contact {
  /** As `phoneIn` shows it: what is shown is what is dialled. */
  readonly phone: string | null;
  readonly email: string | null;
  /** An absolute http(s) address, or null: any other scheme is never a link (M11). */
  readonly website: string | null;
}

/** Parsing a number is slow, and a list of 5,000 members is filtered and sorted repeatedly. */
const known = new WeakMap<Member, Contact>();

/**
 * Phone and e-mail fall back to contact_info, where an '@' means e-mail (M11). A phone that cannot be
 * dialled or an e-mail field without an address uses the fallback too.
 */
export function contactOf(member: Member): Contact {
  const contact = known.get(member);
  if (contact !== undefined) return contact;
  const read = readContact(member);
  known.set(member, read);
  return read;
}

function readContact({ phone, email, website, contact_info }: Member): Contact {
  return {
    phone: dialable(phone) ?? dialable(contact_info?.includes('@') ? null : contact_info),
    email: addressIn(email) ?? addressIn(contact_info),
    website: httpAddress(website),
  };
}

/** Minimum digits of a member's number. */
const MIN_DIGITS = 4;

/** The first phone number in the text, as it is dialled and shown; null when there is none that can be dialled. */
export function dialable(text: string | null | undefined): string | null {
  const phone = phoneIn(text ?? null);
  return phone && phone.number.replace('+', '').length >= MIN_DIGITS ? phone.shown : null;
}

const QUOTES = '\'"“”„‟‘’‚‛«»‹›`';

/** Of the part before the '@': "o'brien", 'ann+club'. */
const LOCAL = String.raw`[\p{L}\p{N}\p{M}_.+\-=%~$!#'’]`;

const DOMAIN_PART = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}_\-]*[\p{L}\p{N}\p{M}])?`;

/** Begins only where such characters begin: a long run would take quadratic time if each of them were tried. */
const EMAIL = new RegExp(
  String.raw`(?<!${LOCAL})[.+\-=%~$!#'’]*([\p{L}\p{N}_]${LOCAL}*@${DOMAIN_PART}(?:\.${DOMAIN_PART})+)`,
  'u',
);

/** The first e-mail address in the text, alone: 'ann@example.com' for 'Ann <ann@example.com>' and '“ann@example.com”'. */
export function addressIn(text: string | null): string | null {
  return text === null ? null : (EMAIL.exec(plainCharacters(text))?.[1] ?? null);
}

/** '＠' is '@'. */
function plainCharacters(text: string): string {
  return text.normalize('NFKC').replace(/\p{Cf}/gu, '');
}

/** What may stand around a text without being a part of it. */
const AROUND = new RegExp(`^[\\s\\p{Cf}<${QUOTES}]+|[\\s\\p{Cf}>${QUOTES}]+$`, 'gu');

/** 'mailto:ann@example.com?subject=Hello'. */
const MAIL_LINK = /^mailto:([^?]*).*$/is;

/** The address alone when only a link, quotes or the like are around it; any other text unchanged, blank as null. */
export function plainAddress(text: string): string | null {
  const address = addressIn(text);
  const inside = plainCharacters(text).replace(AROUND, '');
  return address !== null && inside.replace(MAIL_LINK, '$1') === address ? address : text || null;
}

const HTTP_ADDRESS = /^https?:\/\/[^\s/"<>][^\s"<>]*$/i;

/** 'example.com/shop' and 'example.com:8080', but not 'N/A' or 'none yet'. */
const BARE_ADDRESS = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}(:\d+)?([/?#][^\s"<>]*)?$/i;

/** Assumes https for a bare address; rejects schemes other than http(s) and any other text. Quotes around it are ignored. */
export function httpAddress(text: string | null): string | null {
  if (text === null) return null;
  const website = text.replace(AROUND, '');
  if (HTTP_ADDRESS.test(website)) return website;
  return BARE_ADDRESS.test(website) ? `https://${website}` : null;
}

/** The text if it is an https address, as that of a picture must be; otherwise null. */
export function httpsAddress(text: string | null): string | null {
  return text !== null && HTTP_ADDRESS.test(text) && /^https:/i.test(text) ? text : null;
}
