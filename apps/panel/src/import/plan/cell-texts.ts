/**
 * The texts that a row gives each field, combined from or found within its cells, or in their links: 'Email me' that
 * leads to mailto:ann@example.com is an address (P12). Pure.
 */
import { addressIn, dialable, httpAddress } from 'domain/contact.ts';
import { inSpokenOrder, nameParts } from 'domain/person-name.ts';
import { phoneIn } from 'domain/phone.ts';
import { isMissingPart } from 'domain/placeholder.ts';
import { meantText, type RecordKind, type Stored } from 'domain/record.ts';
import { oneLine } from 'domain/visible-text.ts';
import { MAX_SEARCHED_CHARS } from '../read-file/refused-files.ts';
import { bareHeading, headingNames, type Mapping, type Target } from './heading-names.ts';
import type { Table, TableRow } from './table.ts';

/**
 * The text of a target in a row, trimmed; '' when its cells are blank or say so ('N/A', P10), undefined when the file has no such column or
 * the row ends before it.
 */
export type TextOf<T extends Stored> = (target: Target<T>, row: TableRow) => string | undefined;

/** How Google separates several values of the same label in one cell. */
const SEVERAL = ' ::: ';

/** Finds the texts of each row of a file. */
export function cellTexts<T extends Stored>(
  kind: RecordKind<T>,
  table: Pick<Table, 'header' | 'rows'>,
  mapping: Mapping<T>,
): TextOf<T> {
  // A file with ids was exported here: its texts are as they should be.
  const isOurs = mapping.some((targets) => targets.includes('id'));
  const meaning = (text: string, joint?: string) => {
    if (isOurs) return text;
    return meantText(kind, kind.isPlain ? oneLine(text, joint) : text);
  };
  const sources = sourcesOf(kind, table, mapping);
  return (target, { cells, links }) => {
    const { ordered = [], field, isFamilyFirst = false } = sources.get(target) ?? {};
    const texts = ordered.flatMap(({ column, isShared, labelColumn }) => {
      const cell = cells[column];
      if (cell === undefined) return [];
      if (FAX.test(cells[labelColumn] ?? '')) return [''];
      const link = links?.get(column);
      return cell.split(SEVERAL).map((value) => {
        const text = value.trim();
        const linked = linkedText(target, text, link);
        return isShared && linked === text ? withinCell(target, text) : linked;
      });
    });
    if (texts.length === 0) return undefined;
    const isName = field?.csvParts !== undefined;
    const isBlank = (text: string) =>
      meaning(text) === '' && (!isName || text === '' || isMissingPart(text));
    const filled = texts.filter((text) => !isBlank(text));
    if (field?.joinedBy !== undefined) {
      const text = meaning([...new Set(filled)].join(field.joinedBy), field.joinedBy);
      return isName && !isOurs ? inSpokenOrder(text, isFamilyFirst) : text;
    }
    // A later number that can be dialed is better than an earlier faulty one.
    const isUsable = (text: string) => text.length <= MAX_SEARCHED_CHARS && !field?.check?.(text);
    return meaning(filled.find(isUsable) ?? filled[0] ?? '');
  };
}

/** The columns in which each target stands, the best first, and its field. */
function sourcesOf<T extends Stored>(
  kind: RecordKind<T>,
  { header, rows }: Pick<Table, 'header' | 'rows'>,
  mapping: Mapping<T>,
) {
  return new Map(
    headingNames(kind).map(({ target, own, others, parts }) => {
      const places = [parts.flat(), [...own, ...others]].map((list) => placeIn(list));
      const columns = mapping.flatMap((targets, column) =>
        targets.includes(target)
          ? [
              {
                column,
                isShared: targets.length > 1,
                heading: bareHeading(header[column] ?? ''),
                labelColumn: labelColumnOf(header, column),
              },
            ]
          : [],
      );
      const field = kind.fields.find(({ name }) => name === target);
      const [partPlace, namePlace] = places;
      // Parts in their order, first name before last name; otherwise the best heading first, then as in the file.
      const placeOf = field?.joinedBy === undefined ? namePlace : partPlace;
      const ordered = columns.toSorted(
        (one, other) => (placeOf?.(one.heading) ?? 0) - (placeOf?.(other.heading) ?? 0),
      );
      const [only, second] = ordered;
      const isFamilyFirst =
        field?.csvParts !== undefined && only && !second && isMostlyFamilyFirst(rows, only.column);
      return [target, { ordered, field, isFamilyFirst }] as const;
    }),
  );
}

function placeIn(list: readonly string[]): (heading: string) => number {
  return (heading) => {
    const place = list.indexOf(heading);
    return place === -1 ? list.length : place;
  };
}

/** The share of a column's names that must be written with the family name first for the others to be read so too. */
const MIN_FAMILY_FIRST_SHARE = 0.6;

function isMostlyFamilyFirst(rows: readonly TableRow[], column: number): boolean {
  const names = rows.map(({ cells }) => cells[column]?.trim() ?? '').filter((name) => name !== '');
  const reversed = names.filter((name) => nameParts(name).isReversed);
  return names.length > 0 && reversed.length / names.length >= MIN_FAMILY_FIRST_SHARE;
}

/** What Google's address book says of a number in the column before it: 'Phone 1 - Label' is 'Work Fax'. */
const FAX = /\b(?:fax|pager)\b/i;

/** The column that says what the values of another one are; -1 when there is none. */
function labelColumnOf(header: readonly string[], column: number): number {
  const [, counted] = /^(.+\d) - value$/i.exec(header[column]?.trim() ?? '') ?? [];
  if (counted === undefined) return -1;
  const labels = ['label', 'type'].map((word) => `${counted} - ${word}`.toLowerCase());
  return header.findIndex((heading) => labels.includes(heading.trim().toLowerCase()));
}

const WEB_ADDRESS = /\bhttps?:\/\/\S+|\bwww\.\S+/i;

/** One field's part of a cell that several fields share: the phone in 'Ann, 704-555-0100' is the number. */
function withinCell<T extends Stored>(target: Target<T>, whole: string): string {
  const cell = whole.slice(0, MAX_SEARCHED_CHARS);
  if (target === 'email') return addressIn(cell) ?? '';
  if (target === 'phone') return phoneIn(withoutAddress(cell))?.shown ?? '';
  if (target === 'website') return WEB_ADDRESS.exec(cell)?.[0] ?? '';
  return whole;
}

function withoutAddress(cell: string): string {
  const address = addressIn(cell);
  return address === null ? cell : cell.replace(address, ' ');
}

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
