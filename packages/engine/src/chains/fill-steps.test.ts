import type { Member } from 'domain/member.ts';
import { expect, test } from 'vitest';
import { chain, member, profession, seated } from '../../tests/fixtures.ts';
import { stepFiller } from './fill-steps.ts';

const professions = [
  profession({ name: 'Realtor', titles: 'realtor, listing agent' }),
  profession({ name: 'Mover', titles: 'mover', keywords: 'moving' }),
];

/** The name of the member who fills each step of a sequence; null for an open seat. */
function filled(roles_sequence: string, members: readonly Partial<Member>[]): (string | null)[] {
  const { groups, seats, naming } = seated(professions, members.map(member));
  return stepFiller(groups, seats, naming)
    .fill(chain({ roles_sequence }))
    .map(({ member }) => member?.member_name ?? null);
}

const realtor = { profession_role: 'Realtor', priority: 3 };

test.each<[why: string, first: Partial<Member>, second: Partial<Member>]>([
  ['home before nearby', { priority: 9 }, { chapter: 'Nearby', priority: 1 }],
  ['nearby before elsewhere', { chapter: 'Nearby', priority: 9 }, { chapter: 'Faraway' }],
  ['the nearer of two nearby', { chapter: 'Nearby' }, { chapter: 'Outer Hills', priority: 1 }],
  ['then priority', { priority: 1 }, { priority: 2 }],
  ['a set priority of 4 before an unset one', { priority: 4 }, { priority: null }],
  ['an unset priority before 6', { priority: null }, { priority: 6 }],
])('C4 %s', (_, first, second) => {
  const zoe = { ...realtor, profession_role: 'Listing Agent', member_name: 'Zoe', ...first };
  const abe = { ...realtor, member_name: 'Abe', ...second };
  expect(filled('Realtor', [abe, zoe])).toEqual(['Zoe']);
});

test('C4 then name', () => {
  const people = ['Bo', 'Abe', 'Cy'].map((member_name) => ({ ...realtor, member_name }));
  expect(filled('Realtor', people)).toEqual(['Abe']);
});

test.each<[why: string, role: string, member: Partial<Member>]>([
  ['the same role', 'Realtor', { profession_role: 'Realtor' }],
  ['a role that contains it', 'Realtor', { profession_role: 'Realtor - Residential' }],
  ['an alias', 'Realtor', { profession_role: 'House Expert', role_alias: 'Land Sales, Realtor' }],
  ['another name of the profession', 'Realtor', { profession_role: 'Listing Agent' }],
  ['another wording of the profession', 'Mover', { profession_role: 'Moving & Storage' }],
  ['a wording no profession has', 'Falconer', { profession_role: 'Falconers of the Hills' }],
])('C4 a step is filled by %s', (_, role, given) => {
  expect(filled(role, [{ member_name: 'Abe', ...given }])).toEqual(['Abe']);
});

test('K1 C4 a step says whether its member is at home; an open seat is not', () => {
  const { groups, seats, naming } = seated(professions, [
    member({ ...realtor, member_name: 'Abe' }),
    member({ member_name: 'Bo', profession_role: 'Mover', chapter: 'Nearby' }),
  ]);
  const steps = stepFiller(groups, seats, naming).fill(
    chain({ roles_sequence: 'Realtor → Mover → Florist' }),
  );
  expect(steps.map(({ member, isAtHome }) => [member?.member_name, isAtHome])).toEqual([
    ['Abe', true],
    ['Bo', false],
    [undefined, false],
  ]);
});

test('C4 a role that no member has is an open seat', () => {
  expect(filled('Realtor → Florist → Mover', [{ ...realtor, member_name: 'Abe' }])).toEqual([
    'Abe',
    null,
    null,
  ]);
});

test('C4 the same member fills two steps only if no other member can', () => {
  const abe = { ...realtor, member_name: 'Abe', priority: 1 };
  const bo = { ...realtor, member_name: 'Bo', chapter: 'Faraway', priority: 9 };
  expect(filled('Realtor → Realtor', [bo, abe])).toEqual(['Abe', 'Bo']);
  expect(filled('Realtor → Realtor → Realtor', [bo, abe])).toEqual(['Abe', 'Bo', 'Abe']);
  expect(filled('Realtor → Realtor', [abe])).toEqual(['Abe', 'Abe']);
});

test('C4 a member who could fill two steps leaves one to a member who can fill only that one', () => {
  const abe = { ...realtor, role_alias: 'Mover', member_name: 'Abe', priority: 1 };
  const bo = { ...realtor, member_name: 'Bo', chapter: 'Faraway', priority: 9 };
  expect(filled('Realtor → Mover', [abe, bo])).toEqual(['Bo', 'Abe']);
  expect(filled('Realtor → Mover', [abe])).toEqual(['Abe', 'Abe']);
});

test('C4 the steps of a chain do not depend on other chains', () => {
  const { groups, seats, naming } = seated(professions, [
    member({ ...realtor, member_name: 'Abe' }),
    member({ ...realtor, member_name: 'Bo' }),
  ]);
  const filler = stepFiller(groups, seats, naming);
  const first = (scenario: string) =>
    filler.fill(chain({ scenario, roles_sequence: 'Realtor' }))[0]?.member?.member_name;
  expect([first('One'), first('Two')]).toEqual(['Abe', 'Abe']);
});

test.each(['', ' → ', '→→'])("C3 C4 the sequence '%s' has no steps to fill", (sequence) => {
  expect(filled(sequence, [realtor])).toEqual([]);
});

test.each(['—', '!!!', '__proto__', '.*'])("C4 the role '%s' is an open seat", (role) => {
  expect(filled(role, [realtor])).toEqual([null]);
});
