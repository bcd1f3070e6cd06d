/** A chapter's settings (K5), with the columns of the one row of `chapter_settings`. */
import { number, parseRow, type RecordOf, type Row, text, textOrEmpty, truth } from './columns.ts';

/** The id of the one row. */
export const SETTINGS_ID = '00000000-0000-4000-8000-000000000001';

/** While a project has no settings. */
const PHONE_COUNTRY = 'US';

/** The admin's view of each column is in settings-fields.ts, which visitors do not load. */
const SETTINGS_COLUMNS = {
  id: (): string => SETTINGS_ID,
  chapter_name: textOrEmpty,
  /** A member is at home when its chapter text contains this, ignoring case (K1). */
  home: textOrEmpty,
  /** Nearest first, comma-separated (K2). */
  nearby: text,
  /** Comma-separated needs (S2). */
  examples: text,
  /** One per line, as 'Landscaper: Owen Pritchard' (M8). */
  boosts: text,
  /** Where feedback is mailed (F1). */
  feedback_recipient: textOrEmpty,
  /** The numbers that the danger screen offers to call (S12). */
  emergency_number: textOrEmpty,
  suicide_number: textOrEmpty,
  poison_number: textOrEmpty,
  violence_number: textOrEmpty,
  /** A page that says nothing about its reader: the target of 'Leave this page' (S12). */
  neutral_page: textOrEmpty,
  /** Whether requests for open seats are counted. */
  counts_demand: truth,
  /** Months after which a member is asked to confirm their entry (P9). */
  confirm_after_months: number,
  /** Of the numbers written without a country code; two letters (ISO 3166). */
  phone_country: (value: unknown): string => text(value) ?? PHONE_COUNTRY,
  /** Whether a second holder of a trade at home is pointed out (P13). */
  one_holder: truth,
  /** Whether the people and companies are invented, which visitors are told (K6). */
  is_demo: (value: unknown): boolean => value === true,
  version: number,
};

export interface Settings extends RecordOf<typeof SETTINGS_COLUMNS> {}

/** Parses a row of `chapter_settings`. No column is required, so every row can be used. */
export function parseSettings(row: Row): Settings {
  return parseRow(SETTINGS_COLUMNS, row) as Settings;
}

/** The country of the phone numbers without a country code. @param settings the one row, or none. */
export function phoneCountry([settings]: readonly Settings[]): string {
  return settings?.phone_country ?? PHONE_COUNTRY;
}
