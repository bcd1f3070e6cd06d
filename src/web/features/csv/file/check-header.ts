/** Checks that column names identify every column. Pure. */
import { UnreadableFile } from './unreadable-file.ts';

/** Several times what any list has; the mapping shows each one. */
const MAX_COLUMNS = 200;

/**
 * @param header the names, trimmed.
 * @throws {UnreadableFile} when there are too many, or one is missing or used twice.
 */
export function checkHeader(header: readonly string[]): void {
  refuseMany(header.length);
  refuseNameless(header);
  refuseDoubled(header);
}

function refuseMany(width: number): void {
  if (width <= MAX_COLUMNS) return;
  throw new UnreadableFile(
    `This file has ${width} columns, and ${MAX_COLUMNS} is the most. Delete those that are not needed, and choose the file again.`,
  );
}

function refuseNameless(header: readonly string[]): void {
  const nameless = header.indexOf('');
  if (nameless === -1) return;
  throw new UnreadableFile(
    `Column ${nameless + 1} has no name. The first row must name every column: give it a name, and choose the file again.`,
  );
}

/** Ignores case, because names that differ only in case would be mapped to the same field. */
function refuseDoubled(header: readonly string[]): void {
  const names = header.map((name) => name.toLowerCase());
  const twice = header.find((_, position) => names.indexOf(names[position] ?? '') !== position);
  if (twice === undefined) return;
  throw new UnreadableFile(
    `Two columns are called “${twice}”. Give each a name of its own, and choose the file again.`,
  );
}
