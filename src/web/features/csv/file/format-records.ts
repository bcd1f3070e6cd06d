/** Formats records as a CSV file that Excel opens and an import reads back unchanged. Pure. */
import { draftOf, type RecordKind, type Stored } from '../../../../domain/record.ts';
import { defused } from './formula-cells.ts';

/** Without it, Excel assumes the system's legacy encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Every field and the id, with the column names of the database. */
export function formatRecords<T extends Stored>(
  kind: RecordKind<T>,
  records: readonly T[],
): string {
  const names = kind.fields.map(({ name }) => name);
  const rows = records.map((record) => {
    const draft = draftOf(kind, record);
    return [...names.map((name) => draft[name]), record.id];
  });
  return BYTE_ORDER_MARK + [[...names, 'id'], ...rows].map(lineOf).join('');
}

/** Every cell in quotes, whatever it holds. */
function lineOf(cells: readonly string[]): string {
  const quoted = cells.map((cell) => `"${defused(cell).replaceAll('"', '""')}"`);
  return `${quoted.join(',')}\r\n`;
}
