/** What people in the town say, and the category they mean, with the columns of `own_words` (D2). */
import { number, parseRow, type RecordOf, type Row, requiredText, text } from './columns.ts';

/** The admin's view of each column is in own-word-fields.ts, which visitors do not load. */
const WORD_COLUMNS = {
  id: requiredText,
  /** 'sparky' */
  say: requiredText,
  /** The name of a category; null for words that name no member. */
  mean: text,
  version: number,
};

export interface OwnWord extends RecordOf<typeof WORD_COLUMNS> {}

/** Parses a row of `own_words`; null without id or words. */
export function parseWord(row: Row): OwnWord | null {
  return parseRow(WORD_COLUMNS, row);
}
