import type { Member } from 'domain/member.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { knowledgeFiles } from '../../build/knowledge-files.ts';
import { chapter, member, profession, seated } from '../../tests/fixtures.ts';
import { professionsOf } from '../compiler/compile-knowledge.ts';
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

const professions = [
  profession({ name: 'Accountant', titles: 'accountant, cpa', keywords: 'tax' }),
  profession({ name: 'Wedding Planner', titles: 'wedding planner', keywords: 'wedding cake' }),
  profession({ name: 'Baker', titles: 'baker', keywords: 'wedding cake, bread' }),
  profession({ name: 'Notary', titles: 'notary' }),
  profession({ name: 'HVAC Technician', titles: 'hvac, a/c tech' }),
  profession({ name: 'Builder', titles: 'builder, carpenter' }),
  profession({ name: 'Handyman', titles: 'handyman, carpenter' }),
];

/** The professions whose seat a member with this role and these aliases holds. */
function held(profession_role: string, role_alias: string | null = null): string[] {
  const { seats, trades } = seated(professions, [member({ profession_role, role_alias })]);
  return trades.entries
    .filter((entry) => seats.holders(entry).length > 0)
    .map(({ profession }) => profession.name);
}

test.each<[role: string, alias: string | null, held: string[], why: string]>([
  ['Baker', null, ['Baker'], 'the role'],
  ['Sweet Things', 'Baker', ['Baker'], 'an alias'],
  ['CPA / Notary', null, ['Accountant', 'Notary'], 'each part of a role with a slash'],
  ['Baker', 'Notary', ['Baker', 'Notary'], 'a role and an alias of another profession'],
  ['Baker', 'Wedding Cakes', ['Baker'], 'a wording that is not a title adds none'],
  ['Baker', 'Tax', ['Baker'], 'even if only one profession has it'],
  ['Baker', 'CPA / Notary', ['Accountant', 'Baker', 'Notary'], 'each part of an alias'],
  ['Falconer', 'A/C Tech', ['HVAC Technician'], 'a slash inside a single name'],
  ['Falconer', 'Carpenter', ['Builder', 'Handyman'], 'a title of two professions adds both'],
  ['Handyman', 'Carpenter', ['Handyman'], 'unless the role says which'],
  ['Falconer', 'Carpenters, Builder', ['Builder'], 'or another alias does'],
  ['Falconer', 'Owls', [], 'nothing that the table knows'],
  ['', null, [], 'no role'],
])("M4 role '%s' with aliases %j holds %j: %s", (role, alias, expected) => {
  expect(held(role, alias)).toEqual(expected);
});

test('M4 every title of the table, used as an alias, gives the member the seat of its profession', () => {
  const all = professionsOf(knowledgeFiles());
  const titles = all.flatMap(({ name, titles }) => titles.map((title) => ({ name, title })));
  const holders = titles.map(({ title }) =>
    member({ member_name: title, profession_role: 'Falconer', role_alias: title }),
  );
  const { seats, trades } = seated(all, holders);
  const missed = titles.filter(({ name, title }) => {
    const entry = trades.entries.find(({ profession }) => profession.name === name);
    const groups = entry === undefined ? [] : seats.holders(entry);
    return !groups.some(({ first }) => first.member_name === title);
  });
  expect(missed).toEqual([]);
});
