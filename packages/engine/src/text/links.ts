/** Web and e-mail addresses in a text: names, whose parts are not read as words. */
import type { Part } from './word.ts';

/**
 * Endings of an address that is written without 'www.' or '@'. Endings that are also words ('me', 'us', 'co') are left
 * out: people forget the space after a full stop.
 */
const ADDRESS_ENDINGS = 'com|org|net|edu|gov|info|biz|io|app|dev|co\\.uk';

/** The lookbehind starts once in each run of characters; without it, a run of 10,000 takes quadratic time. */
export const E_MAIL = String.raw`(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+`;
/** With or without the words that say what the address is for: 'mail me at'. */
const WRITE_TO = String.raw`(?:\b(?:e-?mail|mail|write|message|reach|contact)\s{1,3}(?:(?:me|us|him|her)\s{1,3})?(?:at|on)\s{1,3})?`;
const PATH = String.raw`(?:[/?#:]\S*)?`;
const LINK = new RegExp(
  String.raw`https?://\S+|\bwww\.\S+|${WRITE_TO}${E_MAIL}|\b[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:${ADDRESS_ENDINGS})\b${PATH}`,
  'gi',
);

/**
 * The addresses in a text, in order.
 * @example linksIn('see angi.com') // [{ from: 4, to: 12 }]
 */
export function linksIn(text: string): Part[] {
  return Array.from(text.matchAll(LINK), ({ 0: { length }, index }) => ({
    from: index,
    to: index + length,
  }));
}

/**
 * The text with a space in place of each address.
 * @example withoutLinks('angi.com said our roof leaks') // '  said our roof leaks'
 * @example withoutLinks('mail me at ann@example.com about the roof') // '  about the roof'
 */
export function withoutLinks(text: string): string {
  return text.replace(LINK, ' ');
}
