/** The business of a row or a record: it tells whether two of one name are one member, or one person with two (P12). Pure. */
import type { FieldName, Stored } from '../../../../domain/record.ts';
import { fold } from '../../../lib/fold.ts';
import type { EditableKind } from '../../../records/editable-kind.ts';

export interface Business {
  /** What is compared, the most telling text first: company, profession. */
  readonly plain: readonly string[];
  /** As written: 'Uhl Roofing, Roofer'. */
  readonly words: string;
}

/** @param textOf the text of a field. */
export function businessOf<T extends Stored>(
  { toldApartBy = [] }: EditableKind<T>,
  textOf: (name: FieldName<T>) => string,
): Business {
  const texts = toldApartBy.map(textOf);
  return {
    plain: texts.map(plainText),
    words: texts.filter((text) => text.trim() !== '').join(', '),
  };
}

/** Another company, or another profession where one of them names no company; what is blank says nothing. */
export function isOther(one: Business, other: Business): boolean {
  const at = one.plain.findIndex((text, position) => text !== '' && other.plain[position] !== '');
  return at !== -1 && one.plain[at] !== other.plain[at];
}

const LEGAL_FORM = /\b(?:llc|llp|pllc|inc|ltd|corp|co|gmbh|plc|pa)\b/g;
const ARTICLE = /^the\b/;
/** One word with or without it: "O'Dair" and 'ODair'. */
const APOSTROPHE = /['’‘ʼ]/g;

/** Without case, accents, punctuation, an article and the legal form: 'The Uhl Solar Co., LLC' is 'uhl solar'. */
function plainText(text: string): string {
  if (text === '') return '';
  const words = fold(text)
    .replace(APOSTROPHE, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return words.replace(ARTICLE, '').replace(LEGAL_FORM, '').replace(/\s+/g, ' ').trim() || words;
}
