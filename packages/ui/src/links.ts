/**
 * Builds all tel:, mailto: and sms: links (F3). Text is percent-encoded, and only one number or one
 * plain address is taken from a member's data, so that data cannot add headers, recipients or
 * parameters.
 */
import { phoneIn } from 'domain/phone.ts';
import { wellFormed } from './fold.ts';

/**
 * A `tel:` link to the first number in the text, or null when there is none. The extension follows a comma: iPhones and
 * Android phones dial it after a pause. Of ';ext=204' (RFC 3966), Android dials the letters too.
 */
export function telLink(text: string | null): string | null {
  const phone = phoneIn(text);
  if (phone === null) return null;
  return `tel:${phone.number}${phone.extension && `,${phone.extension}`}`;
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
  return `sms:${phoneIn(phone)?.number ?? ''}?&body=${encode(body)}`;
}

/** An unpaired surrogate would make encodeURIComponent throw; it becomes U+FFFD. */
function encode(text: string): string {
  return encodeURIComponent(wellFormed(text));
}
