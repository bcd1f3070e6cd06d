/** Checks that column names identify every column. Pure. */
import { UnreadableFile } from './unreadable-file.ts';

/** Several times what any list has; the mapping shows each one. */
const MAX_COLUMNS = 200;

/**
 * @param header the names, trimmed.
 * @throws {UnreadableFile} when there are too many, or one is missing or used duplicate.
 */
export function checkHeader(header: readonly string[]): void {
  refuseMany(header.length);
  refuseUnnamed(header);
  refuseDuplicates(header);
}

function refuseMany(width: number): void {
  if (width <= MAX_COLUMNS) return;
  throw new UnreadableFile(
    `This file has ${width} columns; the maximum is ${MAX_COLUMNS}. Delete those you do not need and choose the file again.`,
  );
}

function refuseUnnamed(header: readonly string[]): void {
  const unnamed = header.indexOf('');
  if (unnamed === -1) return;
  throw new UnreadableFile(
    `Column ${unnamed + 1} has no name. The first row must name every column: give it a name and choose the file again.`,
  );
}

/** Ignores case, because names that differ only in case would be mapped to the same field. */
function refuseDuplicates(header: readonly string[]): void {
  const names = header.map((name) => name.toLowerCase());
  const duplicate = header.find((_, position) => names.indexOf(names[position] ?? '') !== position);
  if (duplicate === undefined) return;
  throw new UnreadableFile(
    `Two columns are called “${duplicate}”. Give each its own name and choose the file again.`,
  );
}
