/** Limits on files: several times what any chapter needs, and small enough for a phone. */

/** Larger files are rejected unread; 5,000 members take about a million bytes. */
export const MAX_FILE_BYTES = 10_000_000;

/** Bytes of a workbook's parts once unzipped: 20,000 rows of 30 columns take about half of it. */
export const MAX_UNZIPPED_BYTES = 64 * 1024 * 1024;

export const MAX_ROWS = 20_000;

/** Blank lines are not counted as rows, but a file of blank lines must be cut off somewhere. */
export const MAX_LINES = 2 * MAX_ROWS;

/** The mapping shows every column that is not empty. */
export const MAX_COLUMNS = 200;

/** Cells of all sheets of a workbook, blank ones included. */
export const MAX_CELLS = 1_000_000;

/** Milliseconds until the reader is stopped: five times what the largest permitted workbook takes on a busy machine. */
export const READ_TIMEOUT_MS = 15_000;

/** Characters of a cell that are searched for numbers and addresses: patterns are slow on very long texts. */
export const MAX_SEARCHED_CHARS = 2000;
