/** What an import would do, row by row: new, changed, unchanged or invalid, and why. Pure. */
import { draftOf, type Stored } from '../../../../domain/record.ts';
import { counted } from '../../../lib/counted.ts';
import type { Table, TableRow } from '../file/parse-table.ts';
import { compareRecord } from './compare-record.ts';
import type { Mapping } from './mapping.ts';
import { type CellOf, createMatcher, type MatchInput } from './match-row.ts';
import type { PlannedRow } from './planned-row.ts';

export interface PlanInput<T extends Stored> extends MatchInput<T> {
  readonly header: Table['header'];
  readonly mapping: Mapping<T>;
}

/** Plans the rows of one file. Pass them in order: a second row about the same record is invalid. */
export function createPlanner<T extends Stored>(
  input: PlanInput<T>,
): (row: TableRow) => PlannedRow<T> {
  const { kind, header, mapping } = input;
  const [nameField] = kind.knownBy;
  const mapped = kind.fields.map(({ name }) => name).filter((name) => mapping.includes(name));
  const match = createMatcher(input, mapped);

  return ({ number, cells }) => {
    const cellOf: CellOf<T> = (target) => (cells[mapping.indexOf(target)] ?? '').trim();
    const named = { number, title: cellOf(nameField) };
    if (cells.length !== header.length) {
      const reason = `It has ${counted(cells.length, 'cell')}, the header has ${header.length}.`;
      return { ...named, verdict: 'invalid', reasons: [reason] };
    }
    const subject = match(number, cellOf);
    if ('reason' in subject) return { ...named, verdict: 'invalid', reasons: [subject.reason] };

    const record = 'newId' in subject ? null : subject.record;
    const title = named.title || (record ? kind.nameOf(record) : '');
    const texts = Object.fromEntries(mapped.map((name) => [name, cellOf(name)]));
    const draft = { ...draftOf(kind, record), ...texts };
    const { values, changes, errors } = compareRecord(kind, record, draft);
    if (errors.length > 0) return { number, title, verdict: 'invalid', reasons: errors };
    if ('newId' in subject) {
      return { number, title, verdict: 'new', id: subject.newId, values, changes };
    }
    if (record === null || changes.length === 0) return { number, title, verdict: 'unchanged' };
    return { number, title, verdict: 'changed', record, values, changes };
  };
}
