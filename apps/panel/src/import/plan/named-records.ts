/** Records that a file mentions by name, such as a member's substitute (M15): those of the directory, and new ones. Pure. */
import { isRecordId, type Stored } from 'domain/record.ts';
import { comparable, type MatchedRow, type MatchInput, type Subject } from './match-row.ts';

/**
 * @param rows all rows of the file. @param subjectOf the record that a row means.
 * @returns the id of the only record with a name, also of one that the file adds; any other text unchanged.
 */
export function idsByName<T extends Stored>(
  { kind, records }: Pick<MatchInput<T>, 'kind' | 'records'>,
  rows: readonly MatchedRow<T>[],
  subjectOf: (row: MatchedRow<T>) => Subject<T>,
): (text: string) => string {
  const [nameField] = kind.knownBy;
  let recordsNamed: Map<string, T[]> | undefined;
  let rowsNamed: Map<string, MatchedRow<T>[]> | undefined;
  return (text) => {
    if (text === '' || isRecordId(text)) return text;
    const name = comparable(text);
    recordsNamed ??= Map.groupBy(records, (record) => comparable(kind.nameOf(record)));
    const known = recordsNamed.get(name) ?? [];
    if (known.length > 0) return (known.length === 1 && known[0]?.id) || text;
    rowsNamed ??= Map.groupBy(rows, ({ textOf }) => comparable(textOf(nameField)));
    const [row, ...others] = rowsNamed.get(name) ?? [];
    if (row === undefined || others.length > 0) return text;
    const subject = subjectOf(row);
    return 'newId' in subject ? subject.newId : text;
  };
}
