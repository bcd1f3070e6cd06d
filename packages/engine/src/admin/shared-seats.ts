/** Members at home who would hold one seat together: a chapter of this kind has one member for each trade (P13). Pure. */
import { commaList } from 'domain/comma-list.ts';
import type { Member } from 'domain/member.ts';
import { heldBy, type RoleGroup, wordingOf } from '../members/member-groups.ts';
import { HOME_PLACE, placer } from '../members/placed-member.ts';
import type { DirectoryIndex } from '../reading/directory-index.ts';
import { append, oncePerKey } from '../text/look-up.ts';

export interface SharedSeat {
  /** 'Plumber'; the role as written if it is no known trade. */
  readonly trade: string;
  /** All who would hold it at home, two at least, those who hold it already first. */
  readonly members: readonly Member[];
}

/** By the id of the member who would take a seat that somebody holds. */
export type SharedSeats = ReadonlyMap<string, readonly SharedSeat[]>;

/** @returns a function that finds the seats that saving members, and deleting others, would give another holder. */
export function sharedSeatsIn({
  directory: { members },
  chapter,
  ...seated
}: Pick<DirectoryIndex, 'directory' | 'chapter'> & Seated) {
  const place = placer(chapter);
  const isAtHome = (member: Member) => place(member).place === HOME_PLACE;
  const tradesOfWording = new Map<string, readonly string[]>();
  const tradesOf = (member: Member) => {
    const wording = wordingOf(member);
    const known = tradesOfWording.get(wording) ?? tradesNamedBy(member, seated);
    tradesOfWording.set(wording, known);
    return known;
  };
  const seatsOf = (member: Member) => (isAtHome(member) ? tradesOf(member) : []);
  /** The wordings of the roles that name a trade: few are read, even if a directory has thousands. */
  const wordingsFor = oncePerKey((trade: string) => {
    const alike = groupsNear(trade, seated).filter(({ first }) => tradesOf(first).includes(trade));
    return new Set(alike.map(({ first }) => wordingOf(first)));
  });
  const savedHolders = (trade: string) => {
    const wordings = wordingsFor(trade);
    return members.filter((member) => wordings.has(wordingOf(member)) && isAtHome(member));
  };

  return (written: readonly Member[], gone: readonly string[] = []): SharedSeats => {
    const replaced = new Set([...gone, ...written.map(({ id }) => id)]);
    const saved = new Map(members.map((member) => [member.id, member]));
    const added = new Map<string, Member[]>();
    for (const member of written) {
      for (const trade of seatsOf(member)) append(added, trade, member);
    }
    const holdersOf = oncePerKey((trade: string) => [
      ...savedHolders(trade).filter(({ id }) => !replaced.has(id)),
      ...(added.get(trade) ?? []),
    ]);
    const taken = written.map((member) => {
      const before = saved.get(member.id);
      const held = before === undefined ? [] : seatsOf(before);
      const shared = seatsOf(member)
        .filter((trade) => !held.includes(trade))
        .map((trade) => ({ trade, members: holdersOf(trade) }))
        .filter((seat) => seat.members.length > 1);
      return [member.id, shared] as const;
    });
    return new Map(taken.filter(([, shared]) => shared.length > 0));
  };
}

type Seated = Pick<DirectoryIndex, 'trades' | 'naming' | 'groups' | 'seats'>;

/** The trades of the role, or else those of the aliases (M4); the role as written if they name none. */
function tradesNamedBy({ profession_role, role_alias }: Member, { naming, trades }: Seated) {
  const own = [...naming.named(profession_role).slice(0, 1), ...naming.spelledOut(profession_role)];
  const names = [profession_role, ...commaList(role_alias)].map((text) => ({ text }));
  const held = own.length > 0 ? own : heldBy(names, naming, trades.exact);
  const professions = Array.from(held, ({ profession }) => profession.name);
  return professions.length > 0 ? [...new Set(professions)] : [asWritten(profession_role)];
}

/** The groups that may hold a trade: its holders, or, if it is none we know, those with that role. */
function groupsNear(trade: string, { trades, groups, seats }: Seated): readonly RoleGroup[] {
  const entry = trades.entries.find(({ profession }) => profession.name === trade);
  if (entry !== undefined) return seats.holders(entry);
  return groups.filter(({ first }) => asWritten(first.profession_role) === trade);
}

function asWritten(role: string): string {
  return role.trim().toLowerCase();
}
