import { parseMember } from 'domain/member.ts';
import { parseChain } from 'domain/referral-chain.ts';
import type { SeatStanding } from 'engine/admin';
import { chain, chapter, createChapterPreview, member, projectsKnowledge } from 'engine/testing';
import { expect, test } from 'vitest';
import { rankSeats, sortSeats, times } from './rank-seats.ts';
import type { SeatState } from './seat-states.ts';
import type { Asked } from './times-asked.ts';

const wedding = present(
  parseChain({ id: 'c', scenario: 'A Wedding', roles_sequence: 'A → B', script_template: 'Hi' }),
);
const florist = present(parseMember({ id: 'm', member_name: 'Ann', profession_role: 'Florist' }));
const complete = { chain: wedding, steps: 2, filled: 2 };
const incomplete = { chain: wedding, steps: 3, filled: 2 };
const beside = { member: florist, chain: wedding };

function present<T>(record: T | null): T {
  if (record === null) throw new Error('No record');
  return record;
}

function seat(name: string, given: Partial<SeatStanding> = {}): SeatStanding {
  return { name, sphere: null, holders: [], chains: [], beside: [], helpers: [], ...given };
}

function ranked(seats: SeatStanding[], asked: Record<string, Asked> = {}) {
  return rankSeats(seats, new Map(Object.entries(asked))).map(
    ({ standing, points, reason }) => `${standing.name}, ${points}: ${reason}`,
  );
}

test('N4 recent requests count more, and the reason says the most recent', () => {
  expect(
    ranked([seat('Old'), seat('Older'), seat('New')], {
      New: { week: 1, month: 1, year: 1 },
      Old: { week: 0, month: 1, year: 2 },
      Older: { week: 0, month: 0, year: 2 },
    }),
  ).toEqual([
    'New, 4: It was asked for once in the last 7 days.',
    'Old, 3: It was asked for once in the last 30 days.',
    'Older, 2: It was asked for twice in the last year.',
  ]);
});

test('N4 what counts most for a seat comes first in its reason', () => {
  expect(
    ranked(
      [
        seat('Photographer', {
          chains: [complete, complete, incomplete],
          beside: [beside, beside, beside],
        }),
        seat('DJ', { chains: [incomplete], beside: [beside] }),
      ],
      { Photographer: { week: 0, month: 4, year: 4 }, DJ: { week: 5, month: 9, year: 30 } },
    ),
  ).toEqual([
    'DJ, 54: It was asked for 5 times in the last 7 days, would bring 1 chain a step closer, and would work alongside 1 member.',
    'Photographer, 35: It would complete 2 chains, was asked for 4 times in the last 30 days, would bring 1 chain a step closer, and would work alongside 3 members.',
  ]);
});

test('N4 seats with equal points are sorted by name', () => {
  expect(ranked([seat('Tailor'), seat('Baker')])).toEqual(['Baker, 0: ', 'Tailor, 0: ']);
});

test('N4 a count reads once, twice, then N times', () => {
  expect([1, 2, 3, 1200].map(times)).toEqual(['once', 'twice', '3 times', '1200 times']);
});

const TODAY = '2026-11-23';
const directory = {
  members: [
    member({ member_name: 'Cam', profession_role: 'Event Planner' }),
    member({ member_name: 'Mei', profession_role: 'Florist' }),
  ],
  chains: [chain({ scenario: 'A Wedding', roles_sequence: 'Event Planner → Photographer' })],
};
const engine = createChapterPreview(projectsKnowledge, directory, chapter);

const asked = (profession: string, count: number) => ({ day: TODAY, profession, asked: count });

function marked(profession: string, state: SeatState['state']): SeatState {
  const sinceText = '2026-11-20T10:00:00Z';
  return { profession, state, since: new Date(sinceText), sinceText, setBy: null };
}

test('N4 seats are sorted into open ones by rank, filled ones with holders, and names that are not professions', () => {
  const demand = [
    asked('Hair Stylist', 2),
    asked('Pest Control', 20),
    asked('Florist', 3),
    asked('Buy cheap pills', 50),
    asked('Dog Groomer', 1),
  ];
  const states = [
    marked('Hair Stylist', 'invited'),
    marked('Dog Groomer', 'filled'),
    marked('Florist', 'invited'),
  ];
  const byProfession = new Map(states.map((state) => [state.profession, state]));
  const { open, filled, unknown } = sortSeats(engine, demand, byProfession, TODAY);
  expect(open.map(({ standing, invited }) => [standing.name, invited?.state])).toEqual([
    ['Pest Control', undefined],
    ['Photographer', undefined],
    ['Hair Stylist', 'invited'],
  ]);
  expect(
    filled.map(({ standing, marked }) => [
      standing.name,
      standing.holders.map(({ member_name }) => member_name),
      marked?.state,
    ]),
  ).toEqual(
    expect.arrayContaining([
      ['Dog Groomer', [], 'filled'],
      ['Florist', ['Mei'], undefined],
    ]),
  );
  expect(filled).toHaveLength(2);
  expect(unknown).toEqual(['Buy cheap pills']);
});

test('N4 without demand, only the seats that chains wait for are open', () => {
  const { open, filled, unknown } = sortSeats(engine, [], new Map(), TODAY);
  expect(open.map(({ standing }) => standing.name)).toEqual(['Photographer']);
  expect([filled, unknown]).toEqual([[], []]);
});
