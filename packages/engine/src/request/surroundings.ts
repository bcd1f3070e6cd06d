/**
 * What surrounds a need in pasted messages: links, addresses, numbers, headers and signatures. They are not
 * part of the need, so their words are neither evidence nor corrected. Looks at characters only, each a few times: no two
 * neighbouring repetitions of a pattern match the same characters without a limit, so long odd texts cost little.
 */
import { LINK } from '../text/links.ts';
import type { Part } from '../text/word.ts';

const HANDLE = String.raw`(?<!\w)@[\w.]+`;

/** With or without the words that say what the number is for: 'please call me at'. */
const PHONE =
  String.raw`(?:(?:please|pls|plz|you can|just)\s{1,3}){0,3}` +
  String.raw`(?:(?:call|text|phone|ring|reach|contact|cell|tel|mobile)\b[\s:.]{0,3}(?:or text\s{1,3})?` +
  String.raw`(?:me|us|him|her|my cell|my wife|my husband)?\s{0,3}(?:back\s{1,3})?(?:at|on|@)?[\s:]{0,3})?` +
  String.raw`(?:\+?1[\s.-]?)?(?:\(\d{3}\)|\b\d{3})[\s.‐-―-]?\d{3}[\s.‐-―-]\d{4}\b|\b555[\s.‐-―-]\d{4}\b`;

const LABEL = 'for (?:my|our) [a-z]+|(?:[a-z]+ )?(?:job|project|question|request)';
const PREFIX = String.raw`^(?:[ \t]*(?:fwd?|re|aw|sv|${LABEL})[ \t]*:)+`;
const HEADER = String.raw`^[ >]*(?:from|to|cc|sent|date)\s*:(?:(?!subject\s*:).)*(?:subject\s*:)?|^[ >]*subject\s*:|^.*\bwrote\s*:\s*$|^-+ ?(?:forwarded|original) message ?-+$|^>+`;
const SENT = String.raw`sent (?:from|via|with) (?:my |an? |the )?(?:i?phone|ipad|android|galaxy|samsung|mobile|cell|tablet|outlook|gmail|yahoo|mail|blackberry|pixel)\b`;
/** Runs to the end of its line. At the start of the text, it ends at a colon or period: 'Sent from my iPhone: need a roofer'. */
const SIGNATURE = String.raw`(?<![\s\S])${SENT}[^:.\n]*|\b${SENT}.*$|\bget outlook for \w+|^-- ?$[\s\S]*|^(?:best|kind|warm)? ?regards,?[\s\S]*|^(?:thanks|thank you|thx|sincerely|cheers|best|blessings),?\s*\n[\s\S]*`;

/** A US postal code stands for a place. */
const POSTAL_CODE = String.raw`\b\d{5}(?:-\d{4})?\b`;

const SURROUNDING = new RegExp(
  [LINK, HANDLE, PHONE, PREFIX, HEADER, SIGNATURE, POSTAL_CODE].join('|'),
  'gimu',
);

/**
 * The surroundings of a need, in order.
 * @example surroundingsIn('Fwd: need a painter') // [{ from: 0, to: 4 }]
 */
export function surroundingsIn(text: string): Part[] {
  return Array.from(text.matchAll(SURROUNDING), ({ 0: found, index }) => ({
    from: index,
    to: index + found.length,
  }));
}

/**
 * The text with spaces in place of its surroundings, so that positions stay the same.
 * @example withoutSurroundings('Fwd: need a painter') // '     need a painter'
 */
export function withoutSurroundings(text: string): string {
  return text.replace(SURROUNDING, (found) => ' '.repeat(found.length));
}
