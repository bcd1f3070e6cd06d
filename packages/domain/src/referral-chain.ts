/** A referral chain: roles in order and their script, with the columns of `referral_chains`. */
import {
  number,
  parseRow,
  type RecordOf,
  type Row,
  requiredText,
  text,
  textOrEmpty,
} from './columns.ts';

/** The admin's view of each column is in chain-fields.ts, which visitors do not load. */
export const CHAIN_COLUMNS = {
  id: requiredText,
  scenario: requiredText,
  /** Roles joined by '→', as stored (C3). */
  roles_sequence: textOrEmpty,
  script_template: textOrEmpty,
  /** Comma-separated; null when only the legacy lookup finds this chain. */
  trigger_keywords: text,
  notes: text,
  /** Incremented by each save; null when the table has no such column (an older project). */
  version: number,
};

export interface ReferralChain extends RecordOf<typeof CHAIN_COLUMNS> {}

/** Parses a row of `referral_chains`; null without id or scenario. */
export function parseChain(row: Row): ReferralChain | null {
  return parseRow(CHAIN_COLUMNS, row);
}
