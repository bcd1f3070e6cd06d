/** The trade and the sphere of one member, read from the role and the aliases: the same wherever a member is shown. */
import { commaList } from 'domain/comma-list.ts';
import type { Member } from 'domain/member.ts';
import { MEMBER_SPHERES, type MemberSphere } from 'domain/sphere.ts';
import type { RoleNaming } from '../professions/name-role.ts';
import type { ProfessionEntry } from '../professions/profession-table.ts';

/** The profession that the member's role names, or else the first alias that names one. */
export function professionOf(
  { profession_role, role_alias }: Pick<Member, 'profession_role' | 'role_alias'>,
  naming: RoleNaming,
): ProfessionEntry | undefined {
  for (const name of [profession_role, ...commaList(role_alias)]) {
    const [profession] = naming.named(name);
    if (profession !== undefined) return profession;
  }
}

/** The sphere as written, if it is one of K3's; otherwise that of the member's profession, or 'Other Services'. */
export function sphereOf(
  member: Pick<Member, 'profession_role' | 'role_alias' | 'sphere'>,
  naming: RoleNaming,
): MemberSphere {
  const written = MEMBER_SPHERES.find((sphere) => sphere === member.sphere);
  return written ?? professionOf(member, naming)?.profession.sphere ?? 'Other Services';
}
