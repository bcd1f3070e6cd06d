/** The directory: every member and chain of a chapter, and the parsing of rows that come from outside. */
import type { Member } from './member.ts';
import type { ReferralChain } from './referral-chain.ts';

export interface Directory {
  readonly members: readonly Member[];
  readonly chains: readonly ReferralChain[];
}

/** A row as the data API sends it; nothing is known of its values. */
export type Row = Readonly<Record<string, unknown>>;

/**
 * Rows of the data API as a directory. Text is trimmed, and what is blank or no text becomes null.
 * A member without id, name or role names nobody, a chain without id or scenario nothing: they are
 * left out, so that one bad row cannot hide the others.
 */
export function parseDirectory(memberRows: unknown, chainRows: unknown): Directory {
  return {
    members: rows(memberRows).flatMap((row) => parseMember(row) ?? []),
    chains: rows(chainRows).flatMap((row) => parseChain(row) ?? []),
  };
}

/** A row of `members`, or null when it names nobody. */
export function parseMember(row: Row): Member | null {
  const id = text(row.id);
  const member_name = text(row.member_name);
  const profession_role = text(row.profession_role);
  if (id === null || member_name === null || profession_role === null) return null;
  return {
    id,
    member_name,
    profession_role,
    company: text(row.company),
    contact_info: text(row.contact_info),
    chapter: text(row.chapter),
    role_alias: text(row.role_alias),
    priority: finite(row.priority),
    phone: text(row.phone),
    email: text(row.email),
    website: text(row.website),
    sphere: text(row.sphere),
    version: finite(row.version),
  };
}

/** A row of `referral_chains`, or null when it names nothing. */
export function parseChain(row: Row): ReferralChain | null {
  const id = text(row.id);
  const scenario = text(row.scenario);
  if (id === null || scenario === null) return null;
  return {
    id,
    scenario,
    roles_sequence: text(row.roles_sequence) ?? '',
    script_template: text(row.script_template) ?? '',
    trigger_keywords: text(row.trigger_keywords),
    notes: text(row.notes),
    version: finite(row.version),
  };
}

function rows(value: unknown): Row[] {
  if (!Array.isArray(value)) return [];
  return value.filter((row): row is Row => typeof row === 'object' && row !== null);
}

function text(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return null;
  const trimmed = value.trim();
  return trimmed === '' ? null : trimmed;
}

function finite(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}
