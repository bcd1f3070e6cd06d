/** What an import would do, row by row: new, changed, unchanged, invalid or about nobody, and why. Pure. */
import { draftOf, type FieldName, type Stored } from 'domain/record.ts';
import { counted } from '../../records/dates-and-counts.ts';
import type { EditableKind } from '../../records/editable-kind.ts';
import type { Target } from '../table/heading-names.ts';
import type { Table, TableRow } from '../table/table.ts';
import { cellTexts } from './cell-texts.ts';
import { compareRecord } from './compare-record.ts';
import { type Mapping, mappedFields } from './mapping.ts';
import { createMatcher, type MatchedRow, type MatchInput } from './match-row.ts';
import { whyNotAPerson } from './not-a-person.ts';
import type { Fault, PlannedRow } from './planned-row.ts';

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

/** Plans the rows of one file, in any order: a second row about the same record is invalid. */
export function createPlanner<T extends Stored>(
  input: PlanInput<T>,
): (row: TableRow) => PlannedRow<T> {
  const { kind, table, mapping, corrections, defaults } = input;
  const { header } = table;
  const [nameField] = kind.knownBy;
  const mapped = mappedFields(kind, mapping);
  const textIn = cellTexts(kind, table, mapping);
  const whyNobody = createJudge(kind, mapping, mapped);
  const rows = table.rows.map(
    (row): MatchedRow<T> => ({
      number: row.number,
      textOf: (target) => textsOf(row)(target) ?? '',
      isSound: () => !isTooLong(row) && whyNobody(row, textsOf(row)) === null,
    }),
  );
  const match = createMatcher(input, rows, mapped);

  function textsOf(row: TableRow): TextIn<T> {
    const correction = corrections?.get(row.number);
    return (target) => correction?.get(target)?.trim() ?? textIn(target, row);
  }

  /** A correction shows that the admin has checked the columns. */
  function isTooLong({ number, excess }: TableRow): boolean {
    return excess > 0 && !corrections?.has(number);
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
    const nobody = whyNobody(row, textOf);
    if (nobody !== null) {
      return { number, ...nobody, verdict: 'nobody', faults: [], records: [] };
    }
    const subject = match.of({ number, textOf: textOrBlank });
    const clash = subject.clash === undefined ? {} : { clash: subject.clash };
    if ('reason' in subject) {
      const { reason, targets, records } = subject;
      const faults = textsToCorrect(targets, textOf);
      return { ...named, ...clash, verdict: 'invalid', reason, faults, records };
    }

    const record = 'newId' in subject ? null : subject.record;
    const title = named.title || (record ? kind.nameOf(record) : '');
    const texts = Object.fromEntries(
      kind.fields.flatMap(({ name }) => {
        const text = textOf(name) ?? (record === null ? defaults?.[name] : undefined);
        return text === undefined ? [] : [[name, text]];
      }),
    );
    const draft = { ...draftOf(kind, record), ...texts };
    const { values, changes, faults, leftOut } = compareRecord(kind, record, draft);
    if (faults.length > 0) {
      const records = record === null ? [] : [record];
      const all = [...faults, ...leftOut];
      return { ...named, ...clash, verdict: 'invalid', reason: null, faults: all, records };
    }
    const sound = { number, title, ...clash, leftOut };
    if ('newId' in subject) {
      return { ...sound, verdict: 'new', id: subject.newId, values, changes };
    }
    if (record === null || changes.length === 0) {
      return { ...sound, verdict: 'unchanged', record: subject.record };
    }
    return { ...sound, verdict: 'changed', record, values, changes };
  };
}

/** Finds rows that are about no person (P11). */
function createJudge<T extends Stored>(
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
