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
  const holderOf = (role: string) =>
    holders.get(role.toLowerCase()) ?? engine?.holder(role)?.member_name ?? null;

  return (typed) => {
    const begun = typed.trim().toLowerCase();
    const fits = (role: string) =>
      begun === '' ? holders.has(role.toLowerCase()) : role.toLowerCase().includes(begun);
    const rank = ({ role, holder }: RoleSuggestion) =>
      (holder === null ? 2 : 0) + (role.toLowerCase().startsWith(begun) ? 0 : 1);
    return roles
      .filter(fits)
      .map((role) => ({ role, holder: holderOf(role) }))
      .toSorted((one, other) => rank(one) - rank(other) || byText(one.role, other.role))
      .slice(0, MAX_SUGGESTIONS);
  };
}
