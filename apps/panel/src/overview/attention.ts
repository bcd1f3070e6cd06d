/** What in a directory needs an admin's attention. Pure. */
import { contactOf } from 'domain/contact.ts';
import type { Directory } from 'domain/directory.ts';
import type { Expectation } from 'domain/expectation.ts';
import { bouncedEmail, isDue } from 'domain/freshness.ts';
import type { Member } from 'domain/member.ts';
import type { OddContacts } from 'domain/odd-contacts.ts';
import type { UnreachedMember } from 'engine/admin';
import { sectionPath } from 'ui/paths.ts';
import type { Standings, UnreachedMembers } from '../records/chapter-findings.ts';
import { counted, namedAndMore } from '../records/dates-and-counts.ts';
import { byText } from '../records/list/list-shape.ts';

export interface Attention {
  readonly title: string;
  /** Why it matters, or what to do. */
  readonly detail: string;
  /** The page where it can be fixed. */
  readonly to: string;
}

const MEMBERS = sectionPath('members');

/** Maximum names listed in one line; the others are counted. */
const MAX_NAMED = 3;

/** What the panel knows about the members beyond their rows. */
export interface Findings {
  /** Null while the engine is loading: then nothing is said about chains. */
  readonly standings: Standings | null;
  /** Null until it is known. */
  readonly unreached: UnreachedMembers | null;
  /** Empty until the contacts have been checked. */
  readonly odd: OddContacts;
  /** As `dayOf` writes it. */
  readonly today: string;
  /** Months after which a member is asked to confirm their entry (P9). */
  readonly confirmAfterMonths: number;
  /** The expectations that are known not to be met; null when they could not be read. */
  readonly unmet: readonly Expectation[] | null;
}

/** What to fix, the most urgent first; empty when all is well. */
export function attentionTo({ members }: Directory, findings: Findings): readonly Attention[] {
  return [
    ...badContacts(members, findings),
    unmetAnswers(findings),
    ...doubtfulEntries(members, findings),
    ...gaps(members, findings),
  ].filter((each) => each !== false);
}

/** False for what is as it should be. */
type Found = readonly (Attention | false)[];

function badContacts(members: readonly Member[], { odd }: Findings): Found {
  const unreachable = members.filter((member) => {
    const { phone, email } = contactOf(member);
    return phone === null && email === null;
  });
  const bounced = members.filter((member) => bouncedEmail(member) !== null);
  const strange = members.filter(({ id }) => odd.has(id));
  return [
    unreachable.length > 0 && {
      title: `${counted(unreachable.length, 'member')} cannot be reached`,
      detail: `No phone and no email: ${listed(unreachable.map(nameOf))}.`,
      to: `${MEMBERS}?missing=contact`,
    },
    bounced.length > 0 && {
      title: `Mail to ${counted(bounced.length, 'member')} comes back`,
      detail: `Ask for another address: ${listed(bounced.map(nameOf))}.`,
      to: `${MEMBERS}?check=bounced`,
    },
    strange.length > 0 && {
      title: `${counted(strange.length, 'member')} with odd contact details`,
      detail: firstOdd(strange, odd),
      to: `${MEMBERS}?check=odd`,
    },
  ];
}

function unmetAnswers({ unmet }: Findings): Attention | false {
  if (unmet === null) {
    return {
      title: 'The expected answers could not be read',
      detail: 'Pathfinder cannot tell whether they are met.',
      to: sectionPath('try'),
    };
  }
  return (
    unmet.length > 0 && {
      title: `${counted(unmet.length, 'expected answer')} not met`,
      detail: `Visitors now get a different answer to: ${listed(unmet.map(({ need }) => need))}.`,
      to: `${sectionPath('try')}?verdict=not-met`,
    }
  );
}

function doubtfulEntries(
  members: readonly Member[],
  { today, confirmAfterMonths, unreached }: Findings,
): Found {
  const repeated = repeatedNames(members);
  const due = members
    .filter((member) => isDue(member, today, confirmAfterMonths))
    .sort((a, b) => byText(a.confirmed_on ?? '0', b.confirmed_on ?? '0'));
  const lost = [...(unreached?.values() ?? [])];
  return [
    repeated.length > 0 && {
      title: `${counted(repeated.length, 'name')} listed more than once`,
      detail: `These may be the same person: ${listed(repeated)}.`,
      to: `${MEMBERS}?search=${encodeURIComponent(repeated[0] ?? '')}`,
    },
    due.length > 0 && {
      title: `${counted(due.length, 'member')} not confirmed in the last ${counted(confirmAfterMonths, 'month')}`,
      detail: `Ask whether their entry is still right: ${listed(due.map(nameOf))}.`,
      to: `${MEMBERS}?check=due&sort=Confirmed`,
    },
    lost.length > 0 && {
      title: `No search leads to ${counted(lost.length, 'member')}`,
      detail: whyLost(lost),
      to: `${MEMBERS}?check=unreached`,
    },
  ];
}

function gaps(members: readonly Member[], { standings }: Findings): Found {
  const openSeats = standings?.openSeats ?? [];
  const placeless = members.filter(({ chapter }) => chapter === null);
  const idle = standings ? members.filter(({ id }) => !standings.named.has(id)) : [];
  return [
    openSeats.length > 0 && {
      title: `${counted(openSeats.length, 'open seat')} in your referral chains`,
      detail: `Your chains are waiting for: ${listed(openSeats.map(({ role }) => role))}.`,
      to: sectionPath('seats'),
    },
    placeless.length > 0 && {
      title: `${counted(placeless.length, 'member')} without a chapter`,
      detail: `They are not counted as home members: ${listed(placeless.map(nameOf))}.`,
      to: `${MEMBERS}?missing=chapter`,
    },
    idle.length > 0 && {
      title: `${counted(idle.length, 'member')} not in any referral chain`,
      detail: `Only a search for their trade finds them: ${listed(idle.map(nameOf))}.`,
      to: `${MEMBERS}?missing=chain`,
    },
  ];
}

/** 'Ann: Same phone as Ben. And 2 more.' */
function firstOdd([first, ...others]: readonly Member[], odd: OddContacts): string {
  const [sentence] = odd.get(first?.id ?? '') ?? [];
  const more = others.length > 0 ? ` And ${others.length} more.` : '';
  return `${first?.member_name}: ${sentence}${more}`;
}

/** Why, and what to add; members whose role is not understood come first. */
function whyLost(lost: readonly UnreachedMember[]): string {
  const unknown = lost.filter(({ trade }) => trade === null);
  const some = unknown.length > 0 ? unknown : lost;
  const names = listed(some.map(({ member }) => member.member_name));
  return unknown.length > 0
    ? `Their role is not understood, so choose a trade for them: ${names}.`
    : `Other members always come first, so add a role alias or a lower priority number: ${names}.`;
}

function repeatedNames(members: readonly Member[]): string[] {
  const counts = new Map<string, string[]>();
  for (const { member_name } of members) {
    const key = member_name.trim().toLowerCase();
    counts.set(key, [...(counts.get(key) ?? []), member_name]);
  }
  return [...counts.values()].flatMap(([name, ...others]) =>
    others.length > 0 ? [name ?? ''] : [],
  );
}

function nameOf({ member_name }: Member): string {
  return member_name;
}

function listed(names: readonly string[]): string {
  return namedAndMore(names, MAX_NAMED);
}
