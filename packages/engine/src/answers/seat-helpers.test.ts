import { demoChapter, demoDirectory } from 'domain/demo';
import type { Member } from 'domain/member.ts';
import type { ReferralChain } from 'domain/referral-chain.ts';
import { describe, expect, test } from 'vitest';
import { chain, chapter, HOME, member, projectsKnowledge } from '../../tests/fixtures.ts';
import { createEngine } from '../engine.ts';
import { indexDirectory } from '../reading/directory-index.ts';
import { isNeighbourOf, seatHelpers } from './seat-helpers.ts';

const planner = member({ member_name: 'Cam Planner', profession_role: 'Event Planner' });
const caterer = member({ member_name: 'Reg Caterer', profession_role: 'Caterer' });
const estates = member({ member_name: 'Theo Vance', profession_role: 'Estate Planning Attorney' });
const trees = member({ member_name: 'Bo Tillman', profession_role: 'Tree Service' });
const dentist = member({ member_name: 'Ren Cook', profession_role: 'Dentist' });
const mover = member({ member_name: 'Dale Hutch', profession_role: 'Mover' });
const wedding = chain({
  scenario: 'A Wedding',
  roles_sequence: 'Event Planner → Photographer → Caterer',
});

/** Who may know someone for the seat that a need names, and why. */
function helpersFor(need: string, members: Member[], chains: ReferralChain[] = []) {
  const outcome = createEngine(projectsKnowledge, { members, chains }, chapter).route(need);
  if (outcome.mode !== 'open-seat') throw new Error(`answered in mode ${outcome.mode}`);
  return outcome.seat.helpers.map(({ member, reason }) => `${member.member_name}: ${reason}`);
}

test('O2 members who share a chain with the open seat are named, others of its field are not', () => {
  const florist = member({ member_name: 'Mei Tran', profession_role: 'Florist' });
  expect(helpersFor('photographer', [florist, caterer, planner], [wedding])).toEqual([
    'Cam Planner: Shares the referral chain "A Wedding" with this seat',
    'Reg Caterer: Shares the referral chain "A Wedding" with this seat',
  ]);
});

test.each([
  [
    'family law attorney',
    'of one kind',
    [estates],
    ['Theo Vance: Works in a related trade: Estate Planning Attorney'],
  ],
  ['septic service', 'two services are not related', [trees], []],
  ['hair stylist', 'another field', [trees], []],
  ['dog groomer', 'other services are not a field', [mover], []],
])('O2 the helpers for the open seat %s: %s', (need, _, members, helpers) => {
  expect(helpersFor(need, members)).toEqual(helpers);
});

test('O2 a trade that has the open seat as a neighbour is related', () => {
  const gutters = member({ member_name: 'Gus Gutter', profession_role: 'Gutter Service' });
  expect(helpersFor('roofer', [gutters])).toEqual([
    'Gus Gutter: Works in a related trade: Gutter Service',
  ]);
});

test('O2 nobody is named because they appear in many chains', () => {
  const chains = ['One', 'Two', 'Three'].map((scenario) =>
    chain({ scenario, roles_sequence: 'Mover → Dentist' }),
  );
  expect(helpersFor('beekeeper', [dentist, caterer, mover], chains)).toEqual([]);
});

describe('O2 whoever is named shares a chain with the seat or holds a neighbouring trade', () => {
  const { members, chains } = demoDirectory();
  const index = indexDirectory(projectsKnowledge, { members, chains }, demoChapter);
  const { entries } = index.trades;

  test.each(entries.map((entry) => [entry.profession.name, entry] as const))('%s', (_, seat) => {
    const waiting = index.waiting.waitingFor(seat);
    const inChains = waiting.flatMap((one) => index.steps.fill(one).map(({ member }) => member));
    const isNeighbour = isNeighbourOf(seat);
    const beside = entries
      .filter((entry) => isNeighbour(entry))
      .flatMap((entry) => index.seats.holders(entry).flatMap(({ best }) => best))
      .map(({ member }) => member);
    for (const { member } of seatHelpers(seat, waiting, index)) {
      expect([...inChains, ...beside]).toContain(member);
    }
  });
});

test('O2 at most four members are named, one for each trade, the home chapter first', () => {
  const away = member({ member_name: 'Ann Away', profession_role: 'Roofer', chapter: 'Elsewhere' });
  const roles = ['House Painter', 'Window Installer', 'Siding Contractor', 'Deck Builder', 'Mason'];
  const home = roles.map((profession_role) =>
    member({ member_name: `${profession_role} Home`, profession_role, chapter: HOME }),
  );
  const helpers = helpersFor('general contractor', [away, ...home]);
  expect(helpers).toHaveLength(4);
  expect(helpers.join()).not.toContain('Ann Away');
});

test('O2 of the members who hold one trade only the best is named', () => {
  const siders = ['Ann First', 'Bo Second'].map((member_name) =>
    member({ member_name, profession_role: 'Siding Contractor', chapter: HOME }),
  );
  expect(helpersFor('house painter', siders).join()).not.toContain('Bo Second');
  expect(helpersFor('house painter', siders)).toHaveLength(1);
});

test('O2 a need that names no trade has no helpers', () => {
  expect(helpersFor('hello', [planner, caterer], [wedding])).toEqual([]);
});
