/** A chapter member, with the columns of the `members` table. */
import { day, number, parseRow, type RecordOf, type Row, requiredText, text } from './columns.ts';

/** The admin's view of each column is in member-fields.ts, which visitors do not load. */
export const MEMBER_COLUMNS = {
  id: requiredText,
  member_name: requiredText,
  profession_role: requiredText,
  company: text,
  /** Free text, a phone number or an e-mail address; an '@' means e-mail (M11). */
  contact_info: text,
  chapter: text,
  /** Comma-separated alternative names for the role. */
  role_alias: text,
  /** 1 is most important; null when unset. */
  priority: number,
  phone: text,
  email: text,
  website: text,
  sphere: text,
  /** One sentence about the member. */
  about: text,
  /** The https address of a picture. */
  picture: text,
  /** Languages the member speaks besides the chapter's own, comma-separated. */
  languages: text,
  /** The last day the member is away, '2026-03-03'; null when they are not (M15). */
  away_until: day,
  /** The id of the member who stands in meanwhile. It may be that of no member. */
  substitute_id: text,
  /** The day the member was last confirmed, '2026-03-31'; null for never. Visitors do not read it (P9). */
  confirmed_on: text,
  /** An email address of the member that bounced. Visitors do not read it (P9). */
  bounced_email: text,
  /** Incremented by each save; null when the table has no such column (an older project). */
  version: number,
};

/** Missing text is null, never ''. */
export interface Member extends RecordOf<typeof MEMBER_COLUMNS> {}

/** Parses a row of `members`; null without id, name or role. */
export function parseMember(row: Row): Member | null {
  return parseRow(MEMBER_COLUMNS, row);
}
