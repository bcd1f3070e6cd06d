import type { Member } from 'domain/member.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chapter, member } from '../../tests/fixtures.ts';
import { basesOf, wordsOf } from '../text/word.ts';
import { groupMembers, nameContaining, roleGroups } from './member-groups.ts';
import { byPreference, placer } from './placed-member.ts';

const anyone = fc.record({
  member_name: fc.string({ maxLength: 3 }),
  chapter: fc.constantFrom('Hometown', 'Nearby', 'Outer Hills', 'Faraway', null),
  priority: fc.constantFrom(1, 2, 3, null),
  profession_role: fc.constantFrom('Roofer', 'Plumber', 'Baker'),
});

test('M6 each group keeps the best of each place, the same as sorting everyone', () => {
  fc.assert(
    fc.property(
      fc.array(anyone, { maxLength: 40 }),
      fc.integer({ min: 1, max: 6 }),
      (rows, keep) => {
        const members = rows.map(member);
        const place = placer(chapter);
        for (const group of groupMembers(members, chapter, keep, (m) => m.profession_role)) {
          const role = group.first.profession_role;
          const all = members.filter((m) => m.profession_role === role).map(place);
          const expected = [0, 1, 2, 3].flatMap((at) =>
            all
              .filter((placed) => placed.place === at)
              .sort(byPreference)
              .slice(0, keep),
          );
          expect(group.best).toEqual(expected);
        }
      },
    ),
  );
});

test('groups are in directory order, each with its first member', () => {
  const members = [
    member({ member_name: 'Ann', profession_role: 'Baker' }),
    member({ member_name: 'Bo', profession_role: 'Roofer' }),
    member({ member_name: 'Cy', profession_role: 'Baker' }),
  ];
  const groups = groupMembers(members, chapter, 5, (m) => m.profession_role);
  expect(groups.map(({ first }) => first.member_name)).toEqual(['Ann', 'Bo']);
});

test('a member without the wording that groups them is left out', () => {
  expect(groupMembers([member({ company: null })], chapter, 5, (m) => m.company)).toEqual([]);
});

test('M8 a boosted member is kept however many rank higher', () => {
  const members = ['Ann', 'Bo', 'Cy', 'Zed'].map((member_name) => member({ member_name }));
  const boosts = [{ member: 'Zed', category: 'Roofer' }];
  const [group] = groupMembers(members, { ...chapter, boosts }, 2, () => 'all');
  expect(group?.best.map(({ member }) => member.member_name)).toEqual(['Ann', 'Bo', 'Zed']);
});

const groupsOf = (...given: Partial<Member>[]) => roleGroups(given.map(member), chapter, 5);
const membersOf = (...given: Partial<Member>[]) =>
  groupsOf(...given).map(({ best }) => best.map(({ member }) => member.member_name));

test('M4 members with the same role and aliases form one group', () => {
  expect(
    membersOf(
      { member_name: 'Ann', profession_role: 'Falconer', role_alias: 'Owls' },
      { member_name: 'Bo', profession_role: 'Falconer', role_alias: 'Owls' },
      { member_name: 'Cy', profession_role: 'Falconer', role_alias: null },
      { member_name: 'Di', profession_role: 'Falconer', role_alias: 'Hawks' },
    ),
  ).toEqual([['Ann', 'Bo'], ['Cy'], ['Di']]);
});

test("M4 roles that differ only in digits are separate: 'Falconer 12' and 'Falconer 24/7'", () => {
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
  ['falconer', 'Falconer of the Hills', 'the role comes first'],
  ['owls', 'Owls and Falconers', 'an alias'],
  ['zebra', undefined, 'none'],
])("M5 M7 C4 '%s' is contained in %s: %s", (need, name) => {
  const [group] = groupsOf({
    profession_role: 'Falconer of the Hills',
    role_alias: 'Hawks, Owls and Falconers',
  });
  if (group === undefined) throw new Error('no group');
  expect(nameContaining(group, basesOf(wordsOf(need)))?.text).toBe(name);
});
