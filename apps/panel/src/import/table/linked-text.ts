/** What a cell with a link says: 'Email me' that leads to mailto:ann@example.com is an address. Pure. */
import { addressIn, dialable, httpAddress } from 'domain/contact.ts';

/** What a link gives a field, and whether a text of the field needs none. */
interface LinkUse {
  readonly isEnough: (text: string) => boolean;
  /** Null for links of another kind. */
  readonly textOf: (link: string) => string | null;
}

const EMAIL: LinkUse = {
  isEnough: (text) => addressIn(text) !== null,
  textOf: (link) => addressIn(after(/^mailto:/i, link)),
};

const PHONE: LinkUse = {
  isEnough: (text) => dialable(text) !== null,
  textOf: (link) => after(/^tel:/i, link),
};

const WEBSITE: LinkUse = {
  isEnough: (text) => httpAddress(text) !== null,
  // Other links lead to files and to other cells.
  textOf: (link) => (/^(?:https?:|www\.)/i.test(link) ? link : null),
};

/** Fields of addresses and numbers; the texts of all others are texts. */
const USES: ReadonlyMap<string, readonly LinkUse[]> = new Map([
  ['email', [EMAIL]],
  ['phone', [PHONE]],
  ['website', [WEBSITE]],
  ['contact_info', [EMAIL, PHONE]],
]);

/**
 * The text, or where its link leads if the field is for addresses and the text is none.
 * @param target the name of a field.
 */
export function linkedText(target: string, text: string, link: string | undefined): string {
  const uses = link === undefined || text === '' ? [] : (USES.get(target) ?? []);
  if (link === undefined || uses.some(({ isEnough }) => isEnough(text))) return text;
  return uses.map(({ textOf }) => textOf(link.trim())).find((found) => found !== null) ?? text;
}

/** What follows the scheme, without a subject and the like; null for another scheme. */
function after(scheme: RegExp, link: string): string | null {
  if (!scheme.test(link)) return null;
  const [rest = ''] = link.replace(scheme, '').split(/[?;]/);
  try {
    return decodeURIComponent(rest);
  } catch {
    return rest;
  }
}
