/** A file that cannot be imported at all; the message tells the user what to do. */
import { MAX_CELLS, MAX_COLUMNS, MAX_ROWS } from './limits.ts';

export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}

export function tooManyRows(): UnreadableFile {
  return new UnreadableFile(
    `This file has more than ${MAX_ROWS} rows. Split it into several files and import one after the other.`,
  );
}

/** @param count undefined when counting them would take too long. */
export function tooManyColumns(count?: number): UnreadableFile {
  const has = count === undefined ? 'too many' : count;
  return new UnreadableFile(
    `This file has ${has} columns; the maximum is ${MAX_COLUMNS}. Delete those you do not need and choose the file again.`,
  );
}

export function tooManyCells(): UnreadableFile {
  return new UnreadableFile(
    `This file has more than ${MAX_CELLS.toLocaleString('en-US')} cells. Delete the rows and columns you do not need and choose the file again.`,
  );
}
