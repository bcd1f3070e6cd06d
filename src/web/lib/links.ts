/**
 * tel:, mailto: and sms: addresses, all made here (F3). Text that goes into one is percent-encoded,
 * and of a member's data only one number or one plain address is taken, so that data can add no
 * header, recipient or parameter.
 */

/** Digits of the shortest and the longest number worth dialling (E.164 allows at most 15). */
const MIN_DIGITS = 3;
const MAX_DIGITS = 15;

/** A `tel:` link to the first number in the text, or null when it holds none. */
export function telLink(text: string | null): string | null {
  const number = text?.match(/\+?[\d(][\d\s().-]*/)?.[0] ?? '';
  const digits = number.replace(/\D/g, '');
  if (digits.length < MIN_DIGITS || digits.length > MAX_DIGITS) return null;
  return `tel:${number.startsWith('+') ? '+' : ''}${digits}`;
}

/** A `mailto:` link to the first e-mail address in the text, or null when it holds none. */
export function emailLink(text: string | null): string | null {
  const address = text?.match(/([^\s@,;:<>()[\]"\\?&#]+)@([\p{L}\p{N}.-]+[\p{L}\p{N}])/u);
  return address ? `mailto:${encode(address[1] ?? '')}@${encode(address[2] ?? '')}` : null;
}

/** A `mailto:` link that opens a written message. Without a recipient the sender chooses one. */
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

/** An `sms:` link with the text as body. The '?&' is what both iOS and Android read. */
export function smsLink(body: string): string {
  return `sms:?&body=${encode(body)}`;
}

/** Half a surrogate pair would make encodeURIComponent throw; it becomes the replacement sign. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
