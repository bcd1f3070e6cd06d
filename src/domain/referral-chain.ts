/** A referral chain: an ordered sequence of roles and the script that introduces them. */

/** Separates roles in a stored sequence (C3). */
export const ROLE_ARROW = '→';

export interface ReferralChain {
  readonly id: string;
  readonly scenario: string;
  /** Roles joined by '→', as stored (C3). */
  readonly roles_sequence: string;
  readonly script_template: string;
  /** Comma-separated; null when only the legacy lookup finds this chain. */
  readonly trigger_keywords: string | null;
  readonly notes: string | null;
  /** Incremented by each save; null when the table has no such column (an older project). */
  readonly version: number | null;
}

/** ASCII arrows people type, '->' and '=>', of any length (C3). */
const TYPED_ARROW = /[-=]+>/g;

/** Replaces typed ASCII arrows with the stored arrow (C3). */
export function withRoleArrows(typed: string): string {
  return typed.replace(TYPED_ARROW, ROLE_ARROW);
}

/** The roles of a sequence: split on '→', trimmed, empty parts dropped (C3). */
export function rolesOf(chain: Pick<ReferralChain, 'roles_sequence'>): string[] {
  return chain.roles_sequence
    .split(ROLE_ARROW)
    .map((role) => role.trim())
    .filter((role) => role !== '');
}

/** The roles of a sequence typed with any arrows (C3). */
export function typedRoles(typed: string): string[] {
  return rolesOf({ roles_sequence: withRoleArrows(typed) });
}

/** Joins roles into the sequence that is stored and shown (C3). */
export function sequenceOf(roles: readonly string[]): string {
  return roles.join(` ${ROLE_ARROW} `);
}
