/** Role suggestions for a step: the roles of members and of other chains. Pure. */
import type { Directory } from '../../../../domain/directory.ts';
import { rolesOf } from '../../../../domain/role-sequence.ts';
import { byText } from '../../../records/list/arrange.ts';

/** Without duplicates, ignoring case, in alphabetical order. */
export function rolesInUse({ members, chains }: Directory): string[] {
  const roles = [
    ...members.map(({ profession_role }) => profession_role),
    ...chains.flatMap(rolesOf),
  ];
  const bySpelling = new Map(roles.toReversed().map((role) => [role.toLowerCase(), role]));
  return [...bySpelling.values()].toSorted(byText);
}
