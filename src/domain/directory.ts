/** The directory: every member and chain of a chapter, and the parsing of rows that come from outside. */
import type { Member } from './member.ts';
import type { ReferralChain } from './referral-chain.ts';

export interface Directory {
  readonly members: readonly Member[];
  readonly chains: readonly ReferralChain[];
}

type Row = Readonly<Record<string, unknown>>;

/**
 * Rows of the data API as a directory. A row is never refused: text is trimmed, blank or non-text
 * becomes null, and a missing name or role becomes '' so that one bad row cannot hide the others.
 */
export function parseDirectory(memberRows: unknown, chainRows: unknown): Directory {
  return { members: rows(memberRows).map(parseMember), chains: rows(chainRows).map(parseChain) };
}

function parseMember(row: Row): Member {
  return {
    id: text(row.id) ?? '',
    member_name: text(row.member_name) ?? '',
    profession_role: text(row.profession_role) ?? '',
    company: text(row.company),
    contact_info: text(row.contact_info),
    chapter: text(row.chapter),
    role_alias: text(row.role_alias),
    priority: finite(row.priority),
    phone: text(row.phone),
    email: text(row.email),
    website: text(row.website),
    sphere: text(row.sphere),
  };
}

function parseChain(row: Row): ReferralChain {
  return {
    id: text(row.id) ?? '',
    scenario: text(row.scenario) ?? '',
    roles_sequence: text(row.roles_sequence) ?? '',
    script_template: text(row.script_template) ?? '',
    trigger_keywords: text(row.trigger_keywords),
    notes: text(row.notes),
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
