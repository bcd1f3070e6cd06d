/** Whether two texts of one name are one member, or one person with two businesses (P12). Pure. */
import type { FieldName, Stored } from '../../../../domain/record.ts';
import { fold } from '../../../lib/fold.ts';
import type { EditableKind } from '../../../records/editable-kind.ts';

/** The text of a field. */
export type FieldTextOf<T extends Stored> = (name: FieldName<T>) => string;

/** Another company, or another profession where one of them names no company; what is blank says nothing. */
export function isOtherBusiness<T extends Stored>(
  { toldApartBy = [] }: EditableKind<T>,
  one: FieldTextOf<T>,
  other: FieldTextOf<T>,
): boolean {
  for (const name of toldApartBy) {
    const texts = [one, other].map((textOf) => plain(textOf(name)));
    if (texts.every((text) => text !== '')) return texts[0] !== texts[1];
  }
  return false;
}

/** @example businessOf(editableMembers, textOf) // 'Uhl Roofing, Roofer' */
export function businessOf<T extends Stored>(
  { toldApartBy = [] }: EditableKind<T>,
  textOf: FieldTextOf<T>,
): string {
  return toldApartBy
    .map(textOf)
    .filter((text) => text.trim() !== '')
    .join(', ');
}

const LEGAL_FORM = /\b(?:llc|llp|pllc|inc|ltd|corp|co|gmbh|plc|pa)\b/g;

/** Without case, accents, punctuation and the legal form: 'Uhl Solar, LLC' is 'Uhl Solar'. */
export function plain(text: string): string {
  const words = fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return words.replace(LEGAL_FORM, '').replace(/\s+/g, ' ').trim() || words;
}
