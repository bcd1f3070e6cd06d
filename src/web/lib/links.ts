/**
 * Builds all tel:, mailto: and sms: links (F3). Text is percent-encoded, and only one number or one
 * plain address is taken from a member's data, so that data cannot add headers, recipients or
 * parameters.
 */
import { digitsIn, numberIn } from '../../domain/contact.ts';

/** Minimum and maximum digits of a dialable number (E.164 allows at most 15). */
const MIN_DIGITS = 3;
const MAX_DIGITS = 15;

/** A `tel:` link to the first number in the text, or null when there is none. */
export function telLink(text: string | null): string | null {
  const digits = digitsIn(text);
  if (digits.length < MIN_DIGITS || digits.length > MAX_DIGITS) return null;
  return `tel:${numberIn(text).startsWith('+') ? '+' : ''}${digits}`;
}

/** Longer texts are a number with remarks, such as 'office 704-555-0100, mobile 704-555-0101'. */
const MAX_NUMBER_CHARS = 20;

/** The phone text as a button shows it: as written, or only the number that its link calls. */
export function shownNumber(text: string | null): string {
  if (text === null || text.length <= MAX_NUMBER_CHARS) return text ?? '';
  return numberIn(text);
}

/** A `mailto:` link to the first e-mail address in the text, or null when there is none. */
export function emailLink(text: string | null): string | null {
  const address = text?.match(/([^\s@,;:<>()[\]"\\?&#]+)@([\p{L}\p{N}.-]+[\p{L}\p{N}])/u);
  return address ? `mailto:${encode(address[1] ?? '')}@${encode(address[2] ?? '')}` : null;
}

/** A `mailto:` link with a prefilled message. Without a recipient the sender chooses one. */
export function messageLink(
  subject: string,
  body: string,
  recipient: string | null = null,
): string {
  const to = emailLink(recipient) ?? 'mailto:';
  // RFC 6068: a line break in a body is %0D%0A.
  const lines = body.replace(/\r\n|\r|\n/g, '\r\n');
  return `${to}?subject=${encode(subject)}&body=${encode(lines)}`;
}

/**
 * An `sms:` link with the text as body. Without a number to send it to, the sender chooses one. Both iOS and Android
 * understand '?&'.
 */
export function smsLink(body: string, phone: string | null = null): string {
  const number = telLink(phone)?.replace('tel:', '') ?? '';
  return `sms:${number}?&body=${encode(body)}`;
}

/** An unpaired surrogate would make encodeURIComponent throw; it becomes U+FFFD. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
