/** Lets the admin save a CSV file that Excel opens and an import reads back unchanged. */
import { downloadText } from 'ui/download.ts';
import { escapeFormulas } from '../file/formula-cells.ts';

/** Without it, Excel assumes the system's legacy encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

/** @param name without date and extension: 'members'. */
export function downloadCsv(name: string, text: string): void {
  downloadText(name, 'csv', 'text/csv', text);
}

/** Every cell is quoted, whatever it contains. Pure. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map(lineOf).join('');
}

function lineOf(cells: readonly string[]): string {
  const quoted = cells.map((cell) => `"${escapeFormulas(cell).replaceAll('"', '""')}"`);
  return `${quoted.join(',')}\r\n`;
}
