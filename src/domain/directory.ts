/** The directory: every member and chain of a chapter, and the parsing of untrusted rows. */
import type { Member } from './member.ts';
import type { ReferralChain } from './referral-chain.ts';

export interface Directory {
  readonly members: readonly Member[];
  readonly chains: readonly ReferralChain[];
}

/** A row as the data API sends it; its values are unchecked. */
export type Row = Readonly<Record<string, unknown>>;

/**
 * Parses data API rows into a directory. Text is trimmed; blank or non-text values become null.
 * Members without id, name or role and chains without id or scenario are skipped, so that one bad
 * row cannot hide the others.
 */
export function parseDirectory(memberRows: unknown, chainRows: unknown): Directory {
  return {
    members: rows(memberRows).flatMap((row) => parseMember(row) ?? []),
    chains: rows(chainRows).flatMap((row) => parseChain(row) ?? []),
  };
}

/** Parses a row of `members`; null without id, name or role. */
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

/** Parses a row of `referral_chains`; null without id or scenario. */
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
