import { expect, test } from 'vitest';
import { member, profession, seated } from '../../../tests/routing/fixtures.ts';

const professions = [
  profession({ name: 'Accountant', titles: 'accountant, cpa', keywords: 'tax' }),
  profession({ name: 'Wedding Planner', titles: 'wedding planner', keywords: 'wedding cake' }),
  profession({ name: 'Baker', titles: 'baker', keywords: 'wedding cake, bread' }),
  profession({ name: 'Notary', titles: 'notary' }),
];

/** Professions that one member with this role and these aliases holds. */
function held(profession_role: string, role_alias: string | null = null): string[] {
  const { seats, knowledge } = seated(professions, [member({ profession_role, role_alias })]);
  return knowledge.entries
    .filter((entry) => seats.holders(entry).length > 0)
    .map(({ profession }) => profession.name);
}

test.each<[role: string, alias: string | null, held: string[], why: string]>([
  ['Baker', null, ['Baker'], 'the role'],
  ['Sweet Things', 'Baker', ['Baker'], 'an alias'],
  ['CPA / Notary', null, ['Accountant', 'Notary'], 'each part of a role with a slash'],
  ['Baker', 'Notary', ['Baker', 'Notary'], 'a role and an alias of another profession'],
  ['Baker', 'Wedding Cakes', ['Baker'], 'a wording of two professions adds none'],
  ['Falconer', 'Owls', [], 'nothing the table knows'],
  ['', null, [], 'no role'],
])("M4 role '%s' with aliases %j holds %j: %s", (role, alias, expected) => {
  expect(held(role, alias)).toEqual(expected);
});
