/** Lets the admin save a CSV file that Excel opens and an import reads back unchanged. */
import { escapeFormulas } from '../file/formula-cells.ts';

/** Without it, Excel assumes the system's legacy encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

/** @param name without date and ending: 'members'. */
export function downloadCsv(name: string, text: string): void {
  const file = new Blob([text], { type: 'text/csv;charset=utf-8' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `${name}-${localDate(new Date())}.csv`;
  link.click();
  // Revoked in a later task: by then the download has its own reference to the file.
  setTimeout(() => URL.revokeObjectURL(link.href));
}

/** '2026-11-20': the local date in sortable form. */
function localDate(date: Date): string {
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

/** Every cell is quoted, whatever it contains. Pure. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map(lineOf).join('');
}

function lineOf(cells: readonly string[]): string {
  const quoted = cells.map((cell) => `"${escapeFormulas(cell).replaceAll('"', '""')}"`);
  return `${quoted.join(',')}\r\n`;
}
