/** The roles of a referral chain as one text, 'Realtor → Mover', and as a list (C3). */
import type { ReferralChain } from './referral-chain.ts';

/** Separates roles in a stored sequence (C3). */
export const ROLE_ARROW = '→';

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
