/** Builders of records for tests, with defaults for everything a test does not care about. Pure. */
import { type Chapter, parseChapter } from '../src/chapter.ts';
import type { Directory } from '../src/directory.ts';
import { type Member, parseMember } from '../src/member.ts';
import { findOddContacts, type OddContacts } from '../src/odd-contacts.ts';
import type { NumberCheck } from '../src/phone.ts';
import { parseChain, type ReferralChain } from '../src/referral-chain.ts';

/** The home chapter of `chapter`, and one with no neighbours. */
export const HOME = 'Hometown Business Circle';
export const ELSEWHERE = 'Faraway Referral Group';

/** An invented town without boosts, so that no test depends on the chapter that is shipped. */
export const chapter: Chapter = parseChapter({
  chapter_name: 'Hometown',
  home: 'Hometown',
  nearby: 'Nearby, Outer Hills',
});

const ROOFER = parsed(
  parseMember({
    id: 'Ann Archer',
    member_name: 'Ann Archer',
    profession_role: 'Roofer',
    chapter: HOME,
    priority: 3,
    version: 1,
  }),
);

const HOME_SALE = parsed(
  parseChain({
    id: 'Selling a Home',
    scenario: 'Selling a Home',
    roles_sequence: 'Realtor → Mover',
    script_template: 'Hi {lead}, meet {role1_name}.',
    version: 1,
  }),
);

/** A member at home; the name is also its id. Other columns are null unless given. */
export function member(given: Partial<Member> = {}): Member {
  return { ...ROOFER, id: given.member_name ?? ROOFER.id, ...given };
}

/** A chain of two steps; the scenario is also its id. Other columns are null unless given. */
export function chain(given: Partial<ReferralChain> = {}): ReferralChain {
  return { ...HOME_SALE, id: given.scenario ?? HOME_SALE.id, ...given };
}

function parsed<T>(record: T | null): T {
  if (record === null) throw new Error('This row is not a valid record');
  return record;
}

export function directory(
  members: readonly Member[] = [],
  chains: readonly ReferralChain[] = [],
): Directory {
  return { members, chains };
}

/** The members' odd contacts, without pauses. */
export function oddContacts(
  members: readonly Member[],
  check: NumberCheck | null = null,
): OddContacts {
  const finding = findOddContacts(members, check);
  for (;;) {
    const { done, value } = finding.next();
    if (done) return value;
  }
}
