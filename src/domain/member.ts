/** A chapter member, with the column names of the `members` table. Missing text is null, never ''. */

export interface Member {
  readonly id: string;
  readonly member_name: string;
  readonly profession_role: string;
  readonly company: string | null;
  /** Free text, a phone number or an e-mail address; an '@' means e-mail (M11). */
  readonly contact_info: string | null;
  readonly chapter: string | null;
  /** Comma-separated alternative names for the role. */
  readonly role_alias: string | null;
  /** 1 is most important; null when unset. */
  readonly priority: number | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly website: string | null;
  readonly sphere: string | null;
  /** Incremented by each save; null when the table has no such column (an older project). */
  readonly version: number | null;
}
