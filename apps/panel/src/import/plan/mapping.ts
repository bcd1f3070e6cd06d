/**
 * What the columns of a file are imported as, and a first guess: by headings, then by what the cells contain. Several
 * columns may fill one field, and one column several fields. Pure.
 */
import { isPlaceholder } from 'domain/placeholder.ts';
import type { FieldName, RecordKind, Stored } from 'domain/record.ts';
import { MAX_SEARCHED_CHARS } from '../read-file/refused-files.ts';
import { linkedText } from './cell-texts.ts';
import { guessFromCells, refutes } from './column-contents.ts';
import {
  type HeadingNames,
  headingForms,
  headingNames,
  headingWords,
  type Mapping,
  type Target,
} from './heading-names.ts';
import type { Table } from './table.ts';

/** Imports one column as these targets; the other columns keep theirs. */
export function withTargets<T extends Stored>(
  mapping: Mapping<T>,
  column: number,
  targets: readonly Target<T>[],
): Mapping<T> {
  return mapping.map((others, position) => (position === column ? [...new Set(targets)] : others));
}

/** The fields that at least one column fills. */
export function mappedFields<T extends Stored>(
  { fields }: RecordKind<T>,
  mapping: Mapping<T>,
): readonly FieldName<T>[] {
  const mapped = new Set<Target<T>>(mapping.flat());
  return fields.map(({ name }) => name).filter((name) => mapped.has(name));
}

/** @param records the existing ones: their professions and chapters help to recognize columns. */
export function guessMapping<T extends Stored>(
  kind: RecordKind<T>,
  table: Table,
  records: readonly T[] = [],
): Mapping<T> {
  const names = headingNames(kind);
  const headings = table.header.map(headingForms);
  const cells = table.header.map((_, column) => filledCells(table, column));
  const hasLinks = table.rows.some(({ links }) => links !== undefined);
  const cellsAs = (target: Target<T>, column: number) =>
    hasLinks ? filledCells(table, column, target) : (cells[column] ?? []);
  const mapping: Target<T>[][] = table.header.map(() => []);
  const isFree = (column: number) =>
    mapping[column]?.length === 0 && (cells[column]?.length ?? 0) > 0;

  /** Columns with these headings that may contain the target, best heading first. */
  const columnsFor = ({ target }: HeadingNames<T>, wanted: readonly string[]) =>
    [...new Set(wanted)].flatMap((name) =>
      headings.flatMap((forms, column) => {
        const fits = forms.includes(name) && isFree(column);
        return fits && !refutes(kind, target, cellsAs(target, column)) ? [column] : [];
      }),
    );
  const isMapped = (target: Target<T>) => mapping.some((targets) => targets.includes(target));

  for (const each of names) {
    const [column] = columnsFor(each, each.own);
    if (column !== undefined) mapping[column]?.push(each.target);
  }
  for (const each of names) {
    const [column] = isMapped(each.target) ? [] : columnsFor(each, each.others);
    if (column !== undefined) mapping[column]?.push(each.target);
  }
  for (const each of names) {
    if (isMapped(each.target)) continue;
    for (const column of columnsFor(each, each.parts.flat())) mapping[column]?.push(each.target);
  }
  for (const each of names) {
    for (const column of furtherColumns(kind, each, headings, mapping, columnsFor)) {
      mapping[column]?.push(each.target);
    }
  }
  for (const { name } of kind.fields.filter(({ check, store }) => check && !store)) {
    const known = names.find(({ target }) => target === name);
    for (const column of columnsNaming(known, table.header)) {
      if (isFree(column) && !refutes(kind, name, cellsAs(name, column)))
        mapping[column]?.push(name);
    }
  }
  const unknown = cells.map((texts, column) => (isFree(column) ? texts : []));
  guessFromCells(kind, unknown, mapping.flat(), records).forEach((targets, column) => {
    mapping[column]?.push(...targets);
  });
  return mapping;
}

/**
 * Columns that fill a field when its best one is blank, such as 'E-mail 2'. A field that joins texts gets only columns
 * with the same heading.
 */
function furtherColumns<T extends Stored>(
  { fields }: RecordKind<T>,
  each: HeadingNames<T>,
  headings: readonly (readonly string[])[],
  mapping: Mapping<T>,
  columnsFor: (each: HeadingNames<T>, wanted: readonly string[]) => readonly number[],
): readonly number[] {
  const best = mapping.findIndex((targets) => targets.includes(each.target));
  const field = fields.find(({ name }) => name === each.target);
  if (best === -1 || field === undefined) return [];
  if (field.joinedBy === undefined) return columnsFor(each, [...each.own, ...each.others]);
  const [same = ''] = headings[best] ?? [];
  return columnsFor(each, [same]).filter((column) => headings[column]?.[0] === same);
}

/** Columns with a heading in which one word names a number or an address; the cells must agree. */
function columnsNaming<T extends Stored>(
  names: HeadingNames<T> | undefined,
  header: readonly string[],
): readonly number[] {
  const known = new Set([...(names?.own ?? []), ...(names?.others ?? [])]);
  return header.flatMap((heading, column) =>
    headingWords(heading).some((word) => known.has(word)) ? [column] : [],
  );
}

/** Cells read to judge a column by. */
const SAMPLE_CELLS = 200;

/**
 * The first texts of a column, without blank ones and placeholders (P10).
 * @param target what the column is imported as: links give fields of addresses their text.
 */
export function filledCells({ rows }: Table, column: number, target = ''): readonly string[] {
  const texts: string[] = [];
  for (const { cells, links } of rows) {
    const text = linkedText(target, cells[column]?.trim() ?? '', links?.get(column));
    if (text && !isPlaceholder(text)) texts.push(text.slice(0, MAX_SEARCHED_CHARS));
    if (texts.length === SAMPLE_CELLS) break;
  }
  return texts;
}
