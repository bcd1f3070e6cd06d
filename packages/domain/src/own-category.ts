/** A category of the chapter's own, or more words for a built-in one, with the columns of `own_categories` (M1). */
import { number, parseRow, type RecordOf, type Row, requiredText, text } from './columns.ts';

/** The admin's view of each column is in own-category-fields.ts, which visitors do not load. */
const CATEGORY_COLUMNS = {
  id: requiredText,
  name: requiredText,
  /** A built-in category keeps its own spheres when these are null. */
  sphere: text,
  open_seat_sphere: text,
  /** These four are comma-separated. */
  titles: text,
  keywords: text,
  needs: text,
  neighbours: text,
  version: number,
};

export interface OwnCategory extends RecordOf<typeof CATEGORY_COLUMNS> {}

/** Parses a row of `own_categories`; null without id or name. */
export function parseCategory(row: Row): OwnCategory | null {
  return parseRow(CATEGORY_COLUMNS, row);
}
