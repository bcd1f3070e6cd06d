/** Web and e-mail addresses in a text. They are names: none of their parts is a word of the need. */

/**
 * Endings of an address that is written without 'www.' or '@'. Endings that are also words ('me', 'us', 'co') are left
 * out: people forget the space after a full stop.
 */
const ADDRESS_ENDINGS = 'com|org|net|edu|gov|info|biz|io|app|dev|co\\.uk';

/** The lookbehind starts once in each run of characters; without it, a run of 10,000 takes quadratic time. */
const E_MAIL = String.raw`(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+`;
/** With or without the words that say what the address is for: 'mail me at'. */
const WRITE_TO = String.raw`(?:\b(?:e-?mail|mail|write|message|reach|contact)\s{1,3}(?:(?:me|us|him|her)\s{1,3})?(?:at|on)\s{1,3})?`;
const PATH = String.raw`(?:[/?#:]\S*)?`;
/**
 * With a path, any ending will do: two sentences without a space between them have none. It starts once in each run of
 * characters, like an e-mail address.
 */
const BARE = String.raw`(?<![\w@.-])[\w-]+(?:\.[\w-]+)*\.(?:(?:${ADDRESS_ENDINGS})\b${PATH}|[a-z]{2,4}\/\S*)`;
/** The source of a pattern for one address. */
export const LINK = String.raw`https?:\/\/\S+|\bwww\.\S+|${WRITE_TO}${E_MAIL}|${BARE}`;
const LINKS = new RegExp(LINK, 'gi');

/**
 * The text with a space in place of each address.
 * @example withoutLinks('angi.com said our roof leaks') // '  said our roof leaks'
 * @example withoutLinks('mail me at ann@example.com about the roof') // '  about the roof'
 */
export function withoutLinks(text: string): string {
  return text.replace(LINKS, ' ');
}
