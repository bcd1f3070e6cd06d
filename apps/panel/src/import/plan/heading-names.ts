/** Recognizes headings in the ways people and programs write them. Pure. */
import type { FieldName, RecordKind, Stored } from 'domain/record.ts';
import { fold } from 'ui/fold.ts';

/** What a column can be imported as: a field, or the record's id. */
export type Target<T extends Stored> = FieldName<T> | 'id';

/** By column position. */
export type Mapping<T extends Stored> = readonly (readonly Target<T>[])[];

/** The id is a column of the file but not a field of the record. */
const ID = {
  name: 'id',
  label: 'id',
  csvNames: ['uuid', 'record id', 'member id', 'chain id'],
} as const;

/** The headings of one target, best first. */
export interface HeadingNames<T extends Stored> {
  readonly target: Target<T>;
  /** Its own name and label. */
  readonly own: readonly string[];
  readonly others: readonly string[];
  /** Headings of its parts, in the order they are joined. */
  readonly parts: readonly (readonly string[])[];
}

/** All in bare form. */
export function headingNames<T extends Stored>({
  fields,
}: RecordKind<T>): readonly HeadingNames<T>[] {
  const id: HeadingNames<T> = {
    target: 'id',
    own: [bareHeading(ID.name)],
    others: ID.csvNames.map(bareHeading),
    parts: [],
  };
  return [
    id,
    ...fields.map(({ name, label, csvNames, csvParts = [] }) => ({
      target: name,
      own: [name, label].map(bareHeading),
      others: csvNames.map(bareHeading),
      parts: csvParts.map((names) => names.map(bareHeading)),
    })),
  ];
}

/** Words that address books add to the headings of columns that may occur several times. */
const COUNTED = new Set(['value', 'primary']);

/**
 * A heading without case, accents, spaces and punctuation, and without parts that only distinguish columns:
 * 'email' for 'E-mail 1 - Value'.
 */
export function bareHeading(heading: string): string {
  const words = fold(heading).match(/\p{L}+|\p{N}+/gu) ?? [];
  const telling = words.filter((word) => /\p{L}/u.test(word) && !COUNTED.has(word));
  return telling.join('');
}

/** Words that say whose something is, or how important, but not what it is. */
const FILLERS = new Set([
  ...['member', 'members', 'your', 'contact', 'current', 'preferred', 'main', 'best'],
  ...['number', 'no', 'required', 'optional', 'the', 'of'],
]);

/**
 * The forms of a heading, most exact first: bare, without the text in brackets ('Phone (cell)'), and without filler
 * words ('Member Company').
 */
export function headingForms(heading: string): readonly string[] {
  const outside = heading.replace(/\([^)]*\)|\[[^\]]*\]/g, ' ');
  const telling = wordsOf(outside).filter((word) => !FILLERS.has(word));
  const forms = [bareHeading(heading), bareHeading(outside), bareHeading(telling.join(' '))];
  return [...new Set(forms)].filter((form) => form !== '');
}

/** Words in headings of columns with another person's number or address, or with none at all. */
const OTHERS = new Set([
  ...['fax', 'pager', 'assistant', 'assistants', 'emergency', 'spouse', 'sponsor', 'referred'],
  ...['label', 'type', 'opt', 'extension', 'ext'],
]);

/** The words of a heading that may name a number or an address: 'Best phone to reach you'. */
export function headingWords(heading: string): readonly string[] {
  const words = wordsOf(heading);
  return words.some((word) => OTHERS.has(word)) ? [] : words;
}

function wordsOf(heading: string): readonly string[] {
  return fold(heading.replace(/e-mail/gi, 'email')).match(/\p{L}+|\p{N}+/gu) ?? [];
}

/** How many known headings a row contains; each counts once. */
export function knownHeadings<T extends Stored>(
  names: readonly HeadingNames<T>[],
  cells: readonly string[],
): number {
  const known = new Set(
    names.flatMap(({ own, others, parts }) => [...own, ...others, ...parts.flat()]),
  );
  const found = cells.flatMap((cell) => headingForms(cell).find((form) => known.has(form)) ?? []);
  return new Set(found).size;
}
