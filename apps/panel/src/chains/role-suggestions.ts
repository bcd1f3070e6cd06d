/** Which roles are suggested while one is typed: those that somebody holds first (P4). Pure. */
import type { Directory } from 'domain/directory.ts';
import { rolesOf } from 'domain/role-sequence.ts';
import { byText } from '../records/list/list-shape.ts';
import type { PreviewEngine } from '../records/preview-engine.tsx';

export interface RoleSuggestion {
  readonly role: string;
  /** The name of the member who would be named first; null for an open seat. */
  readonly holder: string | null;
}

/** As many as can be read at a glance. */
const MAX_SUGGESTIONS = 8;

/** @param engine null before it has loaded: then only roles in use are suggested. */
export function roleSuggester(
  directory: Pick<Directory, 'members' | 'chains'>,
  engine: Pick<PreviewEngine, 'categories' | 'holder'> | null,
): (typed: string) => readonly RoleSuggestion[] {
  const { members, chains } = directory;
  const holders = new Map(
    members
      .toReversed()
      .map(({ profession_role, member_name }) => [profession_role.toLowerCase(), member_name]),
  );
  const known = [
    ...members.map(({ profession_role }) => profession_role),
    ...chains.flatMap(rolesOf),
    ...(engine?.categories ?? []),
  ];
  const roles = [...new Map(known.toReversed().map((role) => [role.toLowerCase(), role])).values()];
  const isHeld = (role: string) => holders.has(role.toLowerCase()) || Boolean(engine?.holder(role));
  const holderOf = (role: string) =>
    engine?.holder(role)?.member_name ?? holders.get(role.toLowerCase()) ?? null;

  return (typed) => {
    const begun = typed.trim().toLowerCase();
    const fits = (role: string) =>
      begun === '' ? holders.has(role.toLowerCase()) : role.toLowerCase().includes(begun);
    return roles
      .filter(fits)
      .map((role) => {
        const isFirst = role.toLowerCase().startsWith(begun);
        return { role, rank: (isHeld(role) ? 0 : 2) + (isFirst ? 0 : 1) };
      })
      .toSorted((one, other) => one.rank - other.rank || byText(one.role, other.role))
      .slice(0, MAX_SUGGESTIONS)
      .map(({ role }) => ({ role, holder: holderOf(role) }));
  };
}
