/** Web and e-mail addresses in a text: names, whose parts are not read as words. Pure. */
import type { Part } from './word.ts';

/**
 * Endings of an address that is written without 'www.' or '@'. Endings that are also words ('me', 'us', 'co') are left
 * out: people forget the space after a full stop.
 */
const ENDINGS = 'com|org|net|edu|gov|info|biz|io|app|dev|co\\.uk';

const E_MAIL = String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+`;
const PATH = String.raw`(?:[/?#:]\S*)?`;
const LINK = new RegExp(
  String.raw`https?://\S+|\bwww\.\S+|${E_MAIL}|\b[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:${ENDINGS})\b${PATH}`,
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
 * The text with each address replaced, by a space unless told otherwise.
 * @example withoutLinks('angi.com said our roof leaks') // '  said our roof leaks'
 */
export function withoutLinks(text: string, instead = ' '): string {
  return text.replace(LINK, instead);
}
