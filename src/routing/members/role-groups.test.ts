import { expect, test } from 'vitest';
import { chapter, member } from '../../../tests/routing/fixtures.ts';
import type { Member } from '../../domain/member.ts';
import { basesOf, wordsOf } from '../text/word.ts';
import { nameContaining, roleGroups } from './role-groups.ts';

const groupsOf = (...given: Partial<Member>[]) => roleGroups(given.map(member), chapter, 5);
const membersOf = (...given: Partial<Member>[]) =>
  groupsOf(...given).map(({ best }) => best.map(({ member }) => member.member_name));

test('M4 members with the same role and aliases are one group', () => {
  expect(
    membersOf(
      { member_name: 'Ann', profession_role: 'Falconer', role_alias: 'Owls' },
      { member_name: 'Bo', profession_role: 'Falconer', role_alias: 'Owls' },
      { member_name: 'Cy', profession_role: 'Falconer', role_alias: null },
      { member_name: 'Di', profession_role: 'Falconer', role_alias: 'Hawks' },
    ),
  ).toEqual([['Ann', 'Bo'], ['Cy'], ['Di']]);
});

test("M4 roles that differ by their digits stay apart: 'Falconer 12' and 'Falconer 24/7'", () => {
  const groups = groupsOf(
    { member_name: 'Ann', profession_role: 'Falconer 12' },
    { member_name: 'Bo', profession_role: 'Falconer 24/7' },
  );
  expect(groups.map(({ names }) => names.map(({ text }) => text))).toEqual([
    ['Falconer 12'],
    ['Falconer 24/7'],
  ]);
});

test.each<[need: string, name: string | undefined, why: string]>([
  ['falconer', 'Falconer of the Hills', 'the role goes first'],
  ['owls', 'Owls and Falconers', 'an alias'],
  ['zebra', undefined, 'none'],
])("M5 M7 C4 '%s' stands in %s: %s", (need, name) => {
  const [group] = groupsOf({
    profession_role: 'Falconer of the Hills',
    role_alias: 'Hawks, Owls and Falconers',
  });
  if (group === undefined) throw new Error('no group');
  expect(nameContaining(group, basesOf(wordsOf(need)))?.text).toBe(name);
});
