/** The names that an expected answer may contain (E1, E7). Pure. */
import type { Directory } from 'domain/directory.ts';
import { rolesOf } from 'domain/role-sequence.ts';
import { byText } from '../records/list/list-shape.ts';

/** In order; none for a kind of answer that names nothing. */
export function answerNames(
  kind: string,
  { members, chains }: Directory,
  professions: readonly string[],
): readonly string[] {
  switch (kind) {
    case 'member':
      return sorted(members.map(({ member_name }) => member_name));
    case 'profession':
    case 'open-seat':
      return sorted(professions);
    case 'chain':
      return sorted(
        chains.filter((chain) => rolesOf(chain).length > 0).map(({ scenario }) => scenario),
      );
    default:
      return [];
  }
}

function sorted(names: readonly string[]): readonly string[] {
  return [...new Set(names)].toSorted(byText);
}
