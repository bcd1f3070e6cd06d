/** Files that are refused unread. Pure. */

/** Bytes; 5,000 members take about a million. */
const MAX_FILE_BYTES = 10_000_000;

/** What to do about a file of this many bytes; null when it may be read. */
export function tooLarge(bytes: number): string | null {
  if (bytes <= MAX_FILE_BYTES) return null;
  return (
    `This file takes ${megabytes(bytes)}, and ${megabytes(MAX_FILE_BYTES)} is the most. ` +
    'Split it into several files and import one after the other.'
  );
}

function megabytes(bytes: number): string {
  return `${Math.ceil(bytes / 1_000_000)} MB`;
}
