/** What the list of members says about each entry: it is due, has an odd contact, or no need leads to it (P9). Pure. */
import { bouncedEmail, isDue } from 'domain/freshness.ts';
import type { Member } from 'domain/member.ts';
import { oddContacts } from 'domain/odd-contacts.ts';
import type { NumberCheck } from 'domain/phone.ts';
import type { UnreachedMembers } from '../../records/chapter-findings.ts';
import type { Filter } from '../../records/list/list-shape.ts';
import { whyUnreached } from './unreached-advice.ts';

export interface MemberChecks {
  /** As `dayOf` writes it. */
  readonly today: string;
  isDue(member: Member): boolean;
  /** What is odd about the contacts, in sentences. */
  odd(member: Member): readonly string[];
  /** Null until it is known. */
  readonly unreached: UnreachedMembers | null;
}

/**
 * @param months after which a member is asked again.
 * @param check what is known of the countries' numbers; null while it is loading.
 */
export function memberChecks(
  members: readonly Member[],
  today: string,
  months: number,
  unreached: UnreachedMembers | null,
  check: NumberCheck | null = null,
): MemberChecks {
  // Computed on demand, by a filter or a row, so that the list is rendered first.
  let odd: ReturnType<typeof oddContacts> | undefined;
  return {
    today,
    isDue: (member) => isDue(member, today, months),
    odd: ({ id }) => {
      odd ??= oddContacts(members, check);
      return odd.get(id) ?? [];
    },
    unreached,
  };
}

/** What can be wrong with an entry, by its name in the URL. */
const CHECKS: Readonly<Record<string, string>> = {
  due: 'Due to confirm',
  bounced: 'Email bounces',
  odd: 'Odd contact details',
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

function failedBy(member: Member, { isDue, odd, unreached }: MemberChecks): string[] {
  const failed: Record<string, boolean> = {
    due: isDue(member),
    bounced: bouncedEmail(member) !== null,
    odd: odd(member).length > 0,
    unreached: unreached?.has(member.id) ?? false,
  };
  return Object.keys(failed).filter((name) => failed[name]);
}

/** What is wrong with an entry beyond being due, in short. */
export function faultsOf(member: Member, { odd, unreached }: MemberChecks): readonly string[] {
  const email = bouncedEmail(member);
  const found = unreached?.get(member.id);
  return [
    ...(email ? [`${email} bounces.`] : []),
    ...odd(member),
    ...(found ? [`No search leads here: ${whyUnreached(found)}.`] : []),
  ];
}
