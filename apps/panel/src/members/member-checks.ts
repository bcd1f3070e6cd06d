/**
 * What can be wrong with a member's entry, and why: it is due, has an odd contact, its role is not understood, or no need
 * leads to it (P9, P14). Pure.
 */

import { bouncedEmail, isDue } from 'domain/freshness.ts';
import type { Member } from 'domain/member.ts';
import type { OddContacts } from 'domain/odd-contacts.ts';
import type { UnderstoodRole, UnreachedMember } from 'engine/admin';
import type { UnreachedMembers } from '../records/chapter-findings.ts';
import { namedAndMore } from '../records/dates-and-counts.ts';
import type { Filter } from '../records/list/list-shape.ts';
import type { PreviewEngine } from '../records/preview-engine.tsx';

export interface MemberChecks {
  /** As `dayOf` writes it. */
  readonly today: string;
  isDue(member: Member): boolean;
  /** What is odd about the contacts, in sentences; empty until they have been checked. */
  odd(member: Member): readonly string[];
  /** Null until it is known. */
  readonly unreached: UnreachedMembers | null;
  /** What the role is understood as (P14); null until it is known. */
  understood(member: Member): UnderstoodRole | null;
}

/**
 * @param months after which a member is asked again.
 * @param engine reads roles; null while it is loading.
 */
export function memberChecks(
  today: string,
  months: number,
  unreached: UnreachedMembers | null,
  odd: OddContacts,
  engine: Pick<PreviewEngine, 'understoodRole'> | null = null,
): MemberChecks {
  return {
    today,
    isDue: (member) => isDue(member, today, months),
    odd: ({ id }) => odd.get(id) ?? [],
    unreached,
    understood: ({ profession_role, role_alias }) =>
      engine?.understoodRole(profession_role, role_alias) ?? null,
  };
}

/** What can be wrong with an entry, by its name in the URL. */
const CHECKS: Readonly<Record<string, string>> = {
  due: 'Due for confirmation',
  bounced: 'Mail comes back',
  odd: 'Unusual contact details',
  role: 'Role not understood',
  unreached: 'No search leads here',
};

/** The filter 'To check' of the list; an entry can fail several checks. */
export function checkFilter(checks: MemberChecks): Filter<Member> {
  return {
    param: 'check',
    label: 'To check',
    all: 'All',
    valuesOf: (member) => failedBy(member, checks),
    labelOf: (check) => CHECKS[check] ?? check,
  };
}

function failedBy(member: Member, { isDue, odd, unreached, understood }: MemberChecks): string[] {
  const failed: Record<string, boolean> = {
    due: isDue(member),
    bounced: bouncedEmail(member) !== null,
    odd: odd(member).length > 0,
    role: understood(member)?.professions.length === 0,
    unreached: unreached?.has(member.id) ?? false,
  };
  return Object.keys(failed).filter((name) => failed[name]);
}

/** What is wrong with an entry beyond being due, in short; beside the role stands that it is not understood. */
export function faultsOf(member: Member, { odd, unreached }: MemberChecks): readonly string[] {
  const email = bouncedEmail(member);
  const found = unreached?.get(member.id);
  return [
    ...(email ? [`Mail to ${email} comes back.`] : []),
    ...odd(member),
    ...(found && found.trade !== null
      ? ['No search leads here: other members always come first.']
      : []),
  ];
}

/** Maximum members named in one line; the others are counted. */
const MAX_NAMED = 2;

/** What to do about it, in sentences; null if only the role is not understood, which is said beside it. */
export function adviceFor({ trade, instead }: UnreachedMember): string | null {
  if (trade === null) return null;
  const names = instead.map(({ member_name }) => member_name);
  const others =
    names.length === 0
      ? `A search for “${trade}” leads to someone else.`
      : `A search for “${trade}” names ${namedAndMore(names, MAX_NAMED)}.`;
  return `${others} Add a role alias for what only this member does, or a lower priority number.`;
}
