/** Records as a CSV file that Excel opens and an import reads back as it was. Pure. */
import Papa from 'papaparse';
import { draftOf, type RecordKind, type Stored } from '../../../../domain/record.ts';
import { defused } from './formula-cells.ts';

/** Excel takes a file without it for one in the letters of the machine's own language. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Every field and the id; columns are called as in the database. */
export function formatRecords<T extends Stored>(
  kind: RecordKind<T>,
  records: readonly T[],
): string {
  const names = kind.fields.map(({ name }) => name);
  const rows = records.map((record) => {
    const draft = draftOf(kind, record);
    return [...names.map((name) => defused(draft[name])), defused(record.id)];
  });
  // Every cell in quotes: no program can find a separator, and behind it a formula, within one.
  const text = Papa.unparse([[...names, 'id'], ...rows], { quotes: true, newline: '\r\n' });
  return `${BYTE_ORDER_MARK}${text}\r\n`;
}
