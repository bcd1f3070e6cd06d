import type { Member } from 'domain/member.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chain, member, profession, seated } from '../../tests/fixtures.ts';
import { matchSteps, stepFiller } from './chain-steps.ts';

type Steps = readonly (readonly string[])[];
type Filling = (string | null)[];

/** Every way to give each step one of its candidates or none, no candidate twice. */
function fillings([possible, ...later]: Steps, taken: readonly string[] = []): Filling[] {
  if (possible === undefined) return [[]];
  const free = possible.filter((candidate) => !taken.includes(candidate));
  return [...free, null].flatMap((chosen) =>
    fillings(later, chosen === null ? taken : [...taken, chosen]).map((rest) => [chosen, ...rest]),
  );
}

/** The rule by brute force: most filled steps, then the best candidate for the first step, and so on. */
function bestFilling(steps: Steps): Filling | undefined {
  const filled = (filling: Filling) => filling.filter((chosen) => chosen !== null).length;
  const rank = (filling: Filling, step: number) => {
    const chosen = filling[step] ?? null;
    return chosen === null ? Number.POSITIVE_INFINITY : (steps[step] ?? []).indexOf(chosen);
  };
  const compare = (a: Filling, b: Filling) => {
    if (filled(a) !== filled(b)) return filled(b) - filled(a);
    const step = steps.findIndex((_, i) => rank(a, i) !== rank(b, i));
    return step === -1 ? 0 : rank(a, step) - rank(b, step);
  };
  return fillings(steps).sort(compare)[0];
}

/** Few people for many steps, so that most fillings conflict. */
const crowdedSteps = fc.array(
  fc
    .subarray(['Ann', 'Bo', 'Cy', 'Di', 'Ed'], { maxLength: 4 })
    .chain((some) => fc.shuffledSubarray(some, { minLength: some.length })),
  { maxLength: 5 },
);

test('C4 the filling is the best of all fillings', () => {
  fc.assert(
    fc.property(crowdedSteps, (steps) => {
      expect(matchSteps(steps)).toEqual(bestFilling(steps));
    }),
    { numRuns: 1_000 },
  );
});

test.each<[why: string, steps: Steps, expected: Filling]>([
  ['a candidate is left to a step that has no other', [['Ann', 'Bo'], ['Ann']], ['Bo', 'Ann']],
  ['and so on through the chain', [['Ann', 'Bo'], ['Bo', 'Cy'], ['Ann']], ['Bo', 'Cy', 'Ann']],
  [
    'the order decides when all can be filled',
    [
      ['Bo', 'Ann'],
      ['Bo', 'Ann'],
    ],
    ['Bo', 'Ann'],
  ],
  [
    'the first step chooses first when one is left out either way',
    [['Ann', 'Bo'], ['Ann'], ['Bo']],
    ['Ann', null, 'Bo'],
  ],
  ['a step without candidates stays empty', [[], ['Ann']], [null, 'Ann']],
])('C4 %s', (_, steps, expected) => {
  expect(matchSteps(steps)).toEqual(expected);
});

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
