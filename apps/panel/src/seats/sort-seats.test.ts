import { chain, chapter, createChapterPreview, member, projectsKnowledge } from 'engine/testing';
import { expect, test } from 'vitest';
import type { SeatState } from './seat-states.ts';
import { sortSeats } from './sort-seats.ts';

const TODAY = '2026-11-23';
const directory = {
  members: [
    member({ member_name: 'Cam', profession_role: 'Event Planner' }),
    member({ member_name: 'Mei', profession_role: 'Florist' }),
  ],
  chains: [chain({ scenario: 'A Wedding', roles_sequence: 'Event Planner → Photographer' })],
};
const bench = createChapterPreview(projectsKnowledge, directory, chapter);

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
  const { open, filled, unknown } = sortSeats(bench, demand, byProfession, TODAY);
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
  const { open, filled, unknown } = sortSeats(bench, [], new Map(), TODAY);
  expect(open.map(({ standing }) => standing.name)).toEqual(['Photographer']);
  expect([filled, unknown]).toEqual([[], []]);
});
