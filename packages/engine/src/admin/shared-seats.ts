/** Members at home who would hold one seat together: a chapter of this kind has one member for each trade (P13). Pure. */
import { commaList } from 'domain/comma-list.ts';
import type { Member } from 'domain/member.ts';
import { wordingOf } from '../members/member-groups.ts';
import { HOME_PLACE, placer } from '../members/placed-member.ts';
import type { RoleNaming } from '../professions/name-role.ts';
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
  directory,
  chapter,
  naming,
}: Pick<DirectoryIndex, 'directory' | 'chapter' | 'naming'>) {
  const place = placer(chapter);
  const tradesByWording = new Map<string, readonly string[]>();
  const tradesOf = (member: Member) => {
    const wording = wordingOf(member);
    const known = tradesByWording.get(wording) ?? tradesNamedBy(member, naming);
    tradesByWording.set(wording, known);
    return known;
  };
  const seatsOf = (member: Member) => (place(member).place === HOME_PLACE ? tradesOf(member) : []);
  const before = oncePerKey((id: string) => directory.members.find((one) => one.id === id));

  return (written: readonly Member[], gone: readonly string[] = []): SharedSeats => {
    const replaced = new Set([...gone, ...written.map(({ id }) => id)]);
    const holders = new Map<string, Member[]>();
    for (const member of [...directory.members.filter(({ id }) => !replaced.has(id)), ...written]) {
      for (const trade of seatsOf(member)) append(holders, trade, member);
    }
    const taken = written.map((member) => {
      const saved = before(member.id);
      const held = saved === undefined ? [] : seatsOf(saved);
      const shared = seatsOf(member)
        .filter((trade) => !held.includes(trade))
        .map((trade) => ({ trade, members: holders.get(trade) ?? [] }))
        .filter(({ members }) => members.length > 1);
      return [member.id, shared] as const;
    });
    return new Map(taken.filter(([, shared]) => shared.length > 0));
  };
}

/** The trades of the role, or else of the first alias that names one; the role as written if it names none. */
function tradesNamedBy({ profession_role, role_alias }: Member, naming: RoleNaming): string[] {
  for (const name of [profession_role, ...commaList(role_alias)]) {
    const named = [...naming.named(name).slice(0, 1), ...naming.spelledOut(name)];
    if (named.length > 0) return [...new Set(named.map(({ profession }) => profession.name))];
  }
  return [profession_role.trim().toLowerCase()];
}
