/**
 * Matches rows to records, so that no two rows match the same one: by id, by the fields that identify a record to
 * people, and by the business, which tells whether two of one name are one member or one person with two (P12). Pure.
 */
import { type FieldName, isRecordId, type Stored } from 'domain/record.ts';
import { fold } from 'ui/fold.ts';
import type { EditableKind } from '../../records/editable-kind.ts';
import type { Target } from './heading-names.ts';

/** Which record a row means: an existing one, a new one, or why it cannot be determined. */
export type Subject<T extends Stored> = (
  | { readonly record: T }
  | { readonly newId: string }
  | {
      readonly reason: string;
      /** The texts to change so that the row can be matched. */
      readonly targets: readonly Target<T>[];
      /** The records it may mean. */
      readonly records: readonly T[];
    }
) & {
  /** The row or record with the same name and another business, as a sentence: both can be kept (P12). */
  readonly clash?: string;
};

export interface MatchInput<T extends Stored> {
  readonly kind: EditableKind<T>;
  /** All current records. */
  readonly records: readonly T[];
  /** The id for a new record; always the same for the same row. */
  readonly idOf: (rowNumber: number) => string;
  /** Numbers of the rows that are kept beside one of the same name (P12). */
  readonly keptBoth?: ReadonlySet<number>;
}

/** A row to match. */
export interface MatchedRow<T extends Stored> {
  readonly number: number;
  /** The text of the row, trimmed; '' when the file has no such column. */
  readonly textOf: (target: Target<T>) => string;
  /** Whether it is matched at all. */
  readonly isSound: () => boolean;
}

interface Matcher<T extends Stored> {
  readonly of: (row: Pick<MatchedRow<T>, 'number' | 'textOf'>) => Subject<T>;
  /** The records of the name that a row gives. */
  readonly named: (textOf: MatchedRow<T>['textOf']) => readonly T[];
}

/**
 * Matches the rows of one file by id, or else by the fields that identify a record; of several of the same name, by
 * their businesses.
 * @param rows all rows, in order.
 * @param mapped the fields in the file.
 */
export function createMatcher<T extends Stored>(
  input: MatchInput<T>,
  rows: readonly MatchedRow<T>[],
  mapped: readonly FieldName<T>[],
): Matcher<T> {
  const { kind, records } = input;
  const index = indexRecords(kind, records, mapped);
  const rowsById = Map.groupBy(rows, ({ textOf }) => textOf('id').toLowerCase());
  const keys = new Map(rows.map(({ number, textOf }) => [number, index.keyOf(textOf)]));
  const rowsByKey = Map.groupBy(rows, ({ number }) => keys.get(number) ?? null);
  const matchedByKey = new Map<string, ReadonlyMap<number, Subject<T>>>();

  function byId(id: string, row: number): Subject<T> {
    const record = index.byId(id);
    if (!record && !isRecordId(id)) {
      const reason = `No ${kind.noun} has the id “${id}”. Clear that cell to add a new one.`;
      return { reason, targets: ['id'], records: [] };
    }
    const first = rowsById.get(id.toLowerCase())?.find(({ isSound }) => isSound());
    if (first !== undefined && first.number < row) return sameAs(kind, first.number);
    return record ? { record } : { newId: id.toLowerCase() };
  }

  /** What all rows with this key mean. */
  function matchedAs(key: string): ReadonlyMap<number, Subject<T>> {
    const alike = rowsByKey.get(key) ?? [];
    // One alone is being matched, so it is sound.
    const sound = alike.length === 1 ? alike : alike.filter(({ isSound }) => isSound());
    const isFree = ({ id }: T) => !rowsById.has(id.toLowerCase());
    return matchNamesakes(input, sound, index.byKey(key).filter(isFree));
  }

  function subjectOf({ number, textOf }: Pick<MatchedRow<T>, 'number' | 'textOf'>): Subject<T> {
    const id = textOf('id');
    if (id !== '') return byId(id, number);
    const key = keys.get(number) ?? null;
    if (key === null) return { newId: input.idOf(number) };
    const matched = matchedByKey.get(key) ?? matchedAs(key);
    matchedByKey.set(key, matched);
    return matched.get(number) ?? { newId: input.idOf(number) };
  }

  return {
    of: subjectOf,
    named: (textOf) => {
      const key = index.keyOf(textOf);
      return key === null ? [] : index.byKey(key);
    },
  };
}

function sameAs<T extends Stored>(kind: EditableKind<T>, row: number): Subject<T> {
  const reason = `Row ${row} is about the same ${kind.noun}.`;
  return { reason, targets: kind.knownBy, records: [] };
}

/** Rows of one name that others are compared with: a file of thousands of one name is a mistake. */
const MAX_COMPARED = 100;

/** A row or a record of one name. */
interface Namesake<Of> {
  readonly of: Of;
  readonly business: Business;
}

/**
 * Matches rows of one name to records of that name: first those about the same business, whatever their order.
 * @param rows those with an id are matched already. @param records those that no row means by its id.
 */
function matchNamesakes<T extends Stored>(
  input: MatchInput<T>,
  rows: readonly MatchedRow<T>[],
  records: readonly T[],
): ReadonlyMap<number, Subject<T>> {
  const { kind } = input;
  const matched = new Map<number, Subject<T>>();
  const inFile = rows.map((row) => ({ of: row, business: businessOf(kind, row.textOf) }));
  const free = new Set(
    records.map((record) => ({ of: record, business: businessOf(kind, textsOf(record)) })),
  );
  const left: Namesake<MatchedRow<T>>[] = [];
  const taken: Namesake<MatchedRow<T>>[] = [];
  for (const row of inFile) {
    if (row.of.textOf('id') !== '') {
      taken.push(row);
      continue;
    }
    const same = [...free].filter(({ business }) => !isOther(row.business, business));
    const closest = closestTo(row.business, same);
    if (closest === undefined && same.length === 0) left.push(row);
    else taken.push(row);
    if (closest !== undefined) {
      matched.set(row.of.number, { record: closest.of });
      free.delete(closest);
    } else if (same.length > 1) {
      matched.set(row.of.number, severalMatch(kind, same));
    }
  }
  for (const row of left) {
    const subject = matchOther(input, row, taken, { free: [...free], total: records.length });
    matched.set(row.of.number, subject);
    if (taken.length < MAX_COMPARED) taken.push(row);
    for (const each of free)
      if ('record' in subject && subject.record === each.of) free.delete(each);
  }
  return matched;
}

/** A row about the business of no record. @param others the rows matched before it. */
function matchOther<T extends Stored>(
  { kind, idOf, keptBoth }: MatchInput<T>,
  { of: { number }, business }: Namesake<MatchedRow<T>>,
  others: readonly Namesake<MatchedRow<T>>[],
  records: { readonly free: readonly Namesake<T>[]; readonly total: number },
): Subject<T> {
  const same = others.find((other) => !isOther(business, other.business));
  if (same) return sameAs(kind, same.of.number);
  const [firstRow] = others;
  const wanted = records.total === 1 ? records.free[0] : ofSameProfession(business, records.free);
  const shown = wanted ?? records.free[0];
  if (shown === undefined && firstRow === undefined) return { newId: idOf(number) };
  const where = shown
    ? `${kind.nameOf(shown.of)} is already in the directory`
    : `Row ${firstRow?.of.number} has this name`;
  const clash = `${where} with another business: ${(shown ?? firstRow)?.business.words}.`;
  if (keptBoth?.has(number)) return { newId: idOf(number), clash };
  if (wanted) return { record: wanted.of, clash };
  if (shown) return { ...severalMatch(kind, records.free), clash };
  return { reason: clash, targets: kind.knownBy, records: [], clash };
}

function severalMatch<T extends Stored>(
  kind: EditableKind<T>,
  found: readonly Namesake<T>[],
): Subject<T> {
  const matches = `${found.length} ${kind.noun}s match`;
  const reason = `${matches}. Add the id column to say which one is meant.`;
  return { reason, targets: [...kind.knownBy, 'id'], records: found.map((each) => each.of) };
}

/** The only one; of several, the only one with the same texts, the most telling first. */
function closestTo<Of>(
  business: Business,
  found: readonly Namesake<Of>[],
): Namesake<Of> | undefined {
  let left = found;
  for (const [at, text] of business.plain.entries()) {
    const alike = left.length > 1 ? left.filter((each) => each.business.plain[at] === text) : [];
    if (alike.length > 0) left = alike;
  }
  return left.length === 1 ? left[0] : undefined;
}

/** The only one with the profession: its company may have a new name. */
function ofSameProfession<Of>(
  { plain }: Business,
  found: readonly Namesake<Of>[],
): Namesake<Of> | undefined {
  const profession = plain.at(-1);
  if (!profession) return undefined;
  const alike = found.filter(({ business }) => business.plain.at(-1) === profession);
  return alike.length === 1 ? alike[0] : undefined;
}

function textsOf<T extends Stored>(record: T): (name: FieldName<T>) => string {
  return (name) => String(record[name] ?? '');
}

interface RecordIndex<T extends Stored> {
  readonly byId: (id: string) => T | undefined;
  /** @param key from `keyOf`. */
  readonly byKey: (key: string) => readonly T[];
  /** The identifying fields in comparable form; null without a name. @param textOf the text of a field. */
  readonly keyOf: (textOf: (name: FieldName<T>) => string) => string | null;
}

/** @param known the fields in the file: without a chapter column, the name alone identifies a record. */
function indexRecords<T extends Stored>(
  { knownBy }: EditableKind<T>,
  records: readonly T[],
  known: readonly FieldName<T>[],
): RecordIndex<T> {
  const [name, ...others] = knownBy;
  const compared = [name, ...others.filter((other) => known.includes(other))];
  const keyOf = (textOf: (name: FieldName<T>) => string) =>
    comparable(textOf(name)) === ''
      ? null
      : compared.map((field) => comparable(textOf(field))).join('\n');
  const byId = new Map(records.map((record) => [record.id.toLowerCase(), record]));
  const byKey = Map.groupBy(records, (record) => keyOf((field) => String(record[field] ?? '')));
  return {
    byId: (id) => byId.get(id.toLowerCase()),
    byKey: (key) => byKey.get(key) ?? [],
    keyOf,
  };
}

/** The text without case, accents and extra spaces. */
export function comparable(text: string): string {
  return fold(text).replace(/\s+/g, ' ').trim();
}

interface Business {
  /** What is compared, the most telling text first: company, profession. */
  readonly plain: readonly string[];
  /** As written: 'Uhl Roofing, Roofer'. */
  readonly words: string;
}

/** @param textOf the text of a field. */
function businessOf<T extends Stored>(
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
function isOther(one: Business, other: Business): boolean {
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
