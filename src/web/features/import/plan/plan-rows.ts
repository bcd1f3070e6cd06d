/** What an import would do, row by row: new, changed, unchanged, invalid or about nobody, and why. Pure. */
import { draftOf, type Stored } from '../../../../domain/record.ts';
import { counted } from '../../../lib/counted.ts';
import type { Target } from '../table/heading-names.ts';
import type { Table, TableRow } from '../table/table.ts';
import { cellTexts } from './cell-texts.ts';
import { compareRecord } from './compare-record.ts';
import { type Mapping, mappedFields } from './mapping.ts';
import { createMatcher, type MatchInput } from './match-row.ts';
import { whyNotAPerson } from './not-a-person.ts';
import type { Fault, PlannedRow } from './planned-row.ts';

/** Texts corrected in the preview, by row number. */
export type Corrections<T extends Stored> = ReadonlyMap<number, Correction<T>>;
export type Correction<T extends Stored> = ReadonlyMap<Target<T>, string>;

export interface PlanInput<T extends Stored> extends MatchInput<T> {
  readonly header: Table['header'];
  readonly mapping: Mapping<T>;
  readonly corrections?: Corrections<T>;
  /** Texts of new records for fields that the file lacks. */
  readonly defaults?: Readonly<Partial<Record<Target<T>, string>>>;
}

/** The text of a target in the row at hand. */
type TextIn<T extends Stored> = (target: Target<T>) => string | undefined;

/** Plans the rows of one file. Pass them in order: a second row about the same record is invalid. */
export function createPlanner<T extends Stored>(
  input: PlanInput<T>,
): (row: TableRow) => PlannedRow<T> {
  const { kind, header, mapping, corrections, defaults } = input;
  const [nameField] = kind.knownBy;
  const mapped = mappedFields(kind, mapping);
  const textIn = cellTexts(kind, { header }, mapping);
  const match = createMatcher(input, mapped);
  const namesPeople = kind.table === 'members';

  /** The name with placeholders: 'TBD'. */
  function rawName(row: TableRow, textOf: TextIn<T>): string {
    const cells = row.cells.filter((_, column) => mapping[column]?.includes(nameField));
    return textOf(nameField) || [...new Set(cells.map((cell) => cell.trim()))].join(' ').trim();
  }

  /** Rows with an id were exported here: they are in the directory. */
  function whyNobody(row: TableRow, textOf: TextIn<T>): string | null {
    if (textOf('id')) return null;
    const text = (name: string) => {
      const field = kind.fields.find((each) => each.name === name);
      return (field && textOf(field.name)) ?? '';
    };
    return whyNotAPerson({
      name: rawName(row, textOf),
      profession: text('profession_role'),
      lacksProfessions: !mapped.some((name) => name === 'profession_role'),
      isReachable: ['company', 'phone', 'email', 'website', 'contact_info'].some(
        (name) => text(name) !== '',
      ),
      cells: row.cells,
    });
  }

  return (row) => {
    const { number, excess } = row;
    const correction = corrections?.get(number);
    const textOf = (target: Target<T>) => correction?.get(target)?.trim() ?? textIn(target, row);
    const named = { number, title: textOf(nameField) ?? '' };
    const invalid = (reason: string | null, faults: readonly Fault<T>[]): PlannedRow<T> => ({
      ...named,
      verdict: 'invalid',
      reason,
      faults,
    });
    const askFor = (targets: readonly Target<T>[]) =>
      targets.map((target) => ({
        target,
        label: labelOf(kind, target),
        text: textOf(target) ?? '',
        error: '',
      }));

    // A correction shows that the admin has checked the columns.
    if (excess > 0 && correction === undefined) {
      const has = counted(header.length + excess, 'cell');
      return invalid(`This row has ${has}, but the header has ${header.length}.`, askFor(mapped));
    }
    const why = namesPeople ? whyNobody(row, textOf) : null;
    if (why !== null) {
      const title =
        rawName(row, textOf) || (row.cells.find((cell) => cell.trim() !== '') ?? '').trim();
      return { number, title, verdict: 'nobody', reason: why, faults: [] };
    }
    const subject = match(number, (target) => textOf(target) ?? '');
    if ('reason' in subject) return invalid(subject.reason, askFor(subject.targets));

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
    if (faults.length > 0) return invalid(null, [...faults, ...leftOut]);
    const sound = { number, title, leftOut };
    if ('newId' in subject) {
      return { ...sound, verdict: 'new', id: subject.newId, values, changes };
    }
    if (record === null || changes.length === 0) return { ...sound, verdict: 'unchanged' };
    return { ...sound, verdict: 'changed', record, values, changes };
  };
}

function labelOf<T extends Stored>({ fields }: MatchInput<T>['kind'], target: Target<T>): string {
  return fields.find(({ name }) => name === target)?.label ?? 'Id';
}
