/**
 * What an import would do, row by row: new, changed, unchanged, invalid or not a person, and why; and which records of
 * the directory the file does not mention. Pure, except that a long file is planned in slices, between which the page
 * may draw.
 */
import { draftOf, type FieldName, type Stored } from 'domain/record.ts';
import { fold } from 'ui/fold.ts';
import { counted } from '../../records/dates-and-counts.ts';
import type { EditableKind } from '../../records/editable-kind.ts';
import { byText } from '../../records/list/list-shape.ts';
import { cellTexts } from './cell-texts.ts';
import type { Mapping, Target } from './heading-names.ts';
import { mappedFields } from './mapping.ts';
import { createMatcher, type MatchedRow, type MatchInput, type Subject } from './match-row.ts';
import { idsByName } from './named-records.ts';
import { whyNotAPerson } from './not-a-person.ts';
import { compareRecord, type Fault, isStopped, type PlannedRow } from './planned-row.ts';
import type { Table, TableRow } from './table.ts';

/** Texts corrected in the preview, by row number. */
export type Corrections<T extends Stored> = ReadonlyMap<number, Correction<T>>;
export type Correction<T extends Stored> = ReadonlyMap<Target<T>, string>;

export interface PlanInput<T extends Stored> extends MatchInput<T> {
  readonly table: Table;
  readonly mapping: Mapping<T>;
  readonly corrections?: Corrections<T>;
  /** Texts of new records for fields that the file lacks. */
  readonly defaults?: Readonly<Partial<Record<Target<T>, string>>>;
}

/** The text of a target in the row at hand. */
type TextIn<T extends Stored> = (target: Target<T>) => string | undefined;

/**
 * Plans the rows of one file, in any order: a second row about the same record is invalid. Long because all of it reads
 * what is known of the whole file.
 */
export function createPlanner<T extends Stored>(
  input: PlanInput<T>,
): (row: TableRow) => PlannedRow<T> {
  const { kind, table, mapping, corrections, defaults } = input;
  const { header } = table;
  const [nameField] = kind.knownBy;
  const mapped = mappedFields(kind, mapping);
  const textIn = cellTexts(kind, table, mapping);
  const whyNotAPerson = createPersonCheck(kind, mapping, mapped);
  const rows = table.rows.map(
    (row): MatchedRow<T> => ({
      number: row.number,
      textOf: (target) => textsOf(row)(target) ?? '',
      isSound: () => !isTooLong(row) && whyLeftOut(row) === null,
    }),
  );
  const match = createMatcher(input, rows, mapped);
  const idNamed = idsByName(input, rows, match.of);

  function textsOf(row: TableRow): TextIn<T> {
    const correction = corrections?.get(row.number);
    return (target) => correction?.get(target)?.trim() ?? textIn(target, row);
  }

  /** A correction shows that the admin has checked the columns. */
  function isTooLong({ number, excess }: TableRow): boolean {
    return excess > 0 && !corrections?.has(number);
  }

  /** Of a row that is about no person; a correction, such as of its name, says that it is. */
  function whyLeftOut(row: TableRow) {
    return corrections?.has(row.number) ? null : whyNotAPerson(row, textsOf(row));
  }

  function textsToCorrect(targets: readonly Target<T>[], textOf: TextIn<T>): readonly Fault<T>[] {
    return targets.map((target) => ({
      target,
      label: labelOf(kind, target),
      text: textOf(target) ?? '',
      error: '',
    }));
  }

  return (row) => {
    const { number } = row;
    const textOf = textsOf(row);
    const textOrBlank = (target: Target<T>) => textOf(target) ?? '';
    const named = { number, title: textOrBlank(nameField) };
    if (isTooLong(row)) {
      const has = counted(header.length + row.excess, 'cell');
      const reason = `This row has ${has}, but the header has ${header.length}.`;
      const faults = textsToCorrect(mapped, textOf);
      return { ...named, verdict: 'invalid', reason, faults, records: match.named(textOrBlank) };
    }
    const notAPerson = whyLeftOut(row);
    if (notAPerson !== null) {
      return { number, ...notAPerson, verdict: 'not a person', faults: [], records: [] };
    }
    const subject = match.of({ number, textOf: textOrBlank });
    const clash = subject.clash === undefined ? {} : { clash: subject.clash };
    if ('reason' in subject) {
      const { reason, targets, records } = subject;
      const faults = textsToCorrect(targets, textOf);
      return { ...named, ...clash, verdict: 'invalid', reason, faults, records };
    }

    return { ...clash, ...compared(kind, subject, named, textOf, { defaults, idNamed }) };
  };
}

interface Filling<T extends Stored> {
  /** Texts of new records. */
  readonly defaults: PlanInput<T>['defaults'];
  /** The id of the record with a name. */
  readonly idNamed: (text: string) => string;
}

/** What the texts of a row change in its record, or what of them cannot be stored. */
function compared<T extends Stored>(
  kind: EditableKind<T>,
  subject: Exclude<Subject<T>, { readonly reason: string }>,
  named: { readonly number: number; readonly title: string },
  textOf: TextIn<T>,
  { defaults, idNamed }: Filling<T>,
): PlannedRow<T> {
  const record = 'newId' in subject ? null : subject.record;
  const title = named.title || (record ? kind.nameOf(record) : '');
  const texts = Object.fromEntries(
    kind.fields.flatMap(({ name, namesRecord }) => {
      const text = textOf(name) ?? (record === null ? defaults?.[name] : undefined);
      return text === undefined ? [] : [[name, namesRecord ? idNamed(text) : text]];
    }),
  );
  const draft = { ...draftOf(kind, record), ...texts };
  const { values, changes, faults, leftOut } = compareRecord(kind, record, draft);
  if (faults.length > 0) {
    const records = record === null ? [] : [record];
    const all = [...faults, ...leftOut];
    return { ...named, verdict: 'invalid', reason: null, faults: all, records };
  }
  const sound = { number: named.number, title, leftOut };
  if ('newId' in subject) {
    return { ...sound, verdict: 'new', id: subject.newId, values, changes };
  }
  if (record === null || changes.length === 0) {
    return { ...sound, verdict: 'unchanged', record: subject.record };
  }
  return { ...sound, verdict: 'changed', record, values, changes };
}

/** Finds rows that are about no person (P11). */
function createPersonCheck<T extends Stored>(
  kind: EditableKind<T>,
  mapping: Mapping<T>,
  mapped: readonly FieldName<T>[],
): (
  row: TableRow,
  textOf: TextIn<T>,
) => { readonly title: string; readonly reason: string } | null {
  const [nameField] = kind.knownBy;
  const lacksProfessions = !mapped.some((name) => name === 'profession_role');

  /** The name with placeholders: 'TBD'. */
  function rawName(row: TableRow, textOf: TextIn<T>): string {
    const cells = row.cells.filter((_, column) => mapping[column]?.includes(nameField));
    return textOf(nameField) || [...new Set(cells.map((cell) => cell.trim()))].join(' ').trim();
  }

  return (row, textOf) => {
    // Rows with an id were exported here: they are in the directory.
    if (kind.table !== 'members' || textOf('id')) return null;
    const text = (name: string) => {
      const field = kind.fields.find((each) => each.name === name);
      return (field && textOf(field.name)) ?? '';
    };
    const name = rawName(row, textOf);
    const reason = whyNotAPerson({
      ...{ name, lacksProfessions, cells: row.cells },
      profession: text('profession_role'),
      isReachable: ['company', 'phone', 'email', 'website', 'contact_info'].some(
        (field) => text(field) !== '',
      ),
    });
    if (reason === null) return null;
    const title = name || (row.cells.find((cell) => cell.trim() !== '') ?? '').trim();
    return { title, reason };
  };
}

function labelOf<T extends Stored>({ fields }: EditableKind<T>, target: Target<T>): string {
  return fields.find(({ name }) => name === target)?.label ?? 'Id';
}

/** Rows planned before yielding to the page: about 20 ms on a slow phone. */
const SLICE_ROWS = 500;

interface Watching {
  readonly signal: AbortSignal;
  /** Called after each slice with the number of rows planned so far. */
  readonly onProgress: (done: number) => void;
}

/** @returns null when aborted. */
export async function planInSlices<T extends Stored>(
  input: PlanInput<T>,
  { signal, onProgress }: Watching,
): Promise<readonly PlannedRow<T>[] | null> {
  const plan = createPlanner(input);
  const { rows } = input.table;
  const planned: PlannedRow<T>[] = [];
  while (planned.length < rows.length) {
    const slice = rows.slice(planned.length, planned.length + SLICE_ROWS);
    for (const row of slice) planned.push(plan(row));
    onProgress(planned.length);
    await new Promise((resolve) => setTimeout(resolve));
    if (signal.aborted) return null;
  }
  return planned;
}

export interface MissingRecord<T extends Stored> {
  readonly record: T;
  /** Whether it is in a chapter that the file mentions: a file of one chapter says nothing about the others. */
  readonly isExpected: boolean;
  /** A row with the same name that is about another record, such as in another chapter; null for none. */
  readonly namesake: number | null;
}

/** Those that are expected first, each group by name. */
export function missingRecords<T extends Stored>(
  kind: EditableKind<T>,
  records: readonly T[],
  rows: readonly PlannedRow<T>[],
): readonly MissingRecord<T>[] {
  const mentioned = new Set(rows.flatMap((row) => recordsIn(row).map(({ id }) => id)));
  const group = kind.fields.find(({ name }) => name === 'chapter')?.name;
  const groups = new Set(rows.map((row) => groupIn(row, group)));
  const rowOfName = new Map(rows.map(({ title, number }) => [fold(title), number]));
  return records
    .filter(({ id }) => !mentioned.has(id))
    .map((record) => ({
      record,
      isExpected: group === undefined || groups.has(fold(String(record[group] ?? ''))),
      namesake: rowOfName.get(fold(kind.nameOf(record))) ?? null,
    }))
    .toSorted(
      (one, other) =>
        Number(other.isExpected) - Number(one.isExpected) ||
        byText(kind.nameOf(one.record), kind.nameOf(other.record)),
    );
}

/** The records that the row is or may be about. */
function recordsIn<T extends Stored>(row: PlannedRow<T>): readonly T[] {
  if (isStopped(row)) return row.records;
  return row.verdict === 'new' ? [] : [row.record];
}

/** null for a row that says nothing about it. */
function groupIn<T extends Stored>(
  row: PlannedRow<T>,
  group: FieldName<T> | undefined,
): string | null {
  if (group === undefined || isStopped(row)) return null;
  return fold(String((row.verdict === 'unchanged' ? row.record : row.values)[group] ?? ''));
}
