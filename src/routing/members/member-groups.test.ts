import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chapter, member } from '../../../tests/routing/fixtures.ts';
import { groupMembers } from './member-groups.ts';
import { byPreference, placer } from './placed-member.ts';

const anyone = fc.record({
  member_name: fc.string({ maxLength: 3 }),
  chapter: fc.constantFrom('Hometown', 'Nearby', 'Outer Hills', 'Faraway', null),
  priority: fc.constantFrom(1, 2, 3, null),
  profession_role: fc.constantFrom('Roofer', 'Plumber', 'Baker'),
});

test('M6 of each group and place the best are kept, as sorting everyone would find them', () => {
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

test('groups stand in the order of the directory, each with its first member', () => {
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

test('M8 a boosted member is kept however many stand before it', () => {
  const members = ['Ann', 'Bo', 'Cy', 'Zed'].map((member_name) => member({ member_name }));
  const boosts = [{ member: 'Zed', category: 'Roofer' }];
  const [group] = groupMembers(members, { ...chapter, boosts }, 2, () => 'all');
  expect(group?.best.map(({ member }) => member.member_name)).toEqual(['Ann', 'Bo', 'Zed']);
});
