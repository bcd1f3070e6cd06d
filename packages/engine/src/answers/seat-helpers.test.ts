import type { Member } from 'domain/member.ts';
import type { ReferralChain } from 'domain/referral-chain.ts';
import { expect, test } from 'vitest';
import { chain, chapter, HOME, member, projectsKnowledge } from '../../tests/fixtures.ts';
import { createEngine } from '../engine.ts';

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

test('O2 members who share a chain with the open seat come first, then the same field', () => {
  const florist = member({ member_name: 'Mei Tran', profession_role: 'Florist' });
  expect(helpersFor('photographer', [florist, caterer, planner], [wedding])).toEqual([
    'Cam Planner: Shares the referral chain "A Wedding" with this seat',
    'Reg Caterer: Shares the referral chain "A Wedding" with this seat',
    'Mei Tran: Works in the same field, Events & Marketing',
  ]);
});

test.each([
  ['family law attorney', 'of one kind', [estates], ['Theo Vance: Works in a related trade']],
  [
    'septic service',
    'two services are not related',
    [trees],
    ['Bo Tillman: Works in the same field, Trades & Home Services'],
  ],
  ['hair stylist', 'another field', [trees], []],
  ['dog groomer', 'other services are not a field', [mover], []],
])('O2 the helpers for the open seat %s: %s', (need, _, members, helpers) => {
  expect(helpersFor(need, members)).toEqual(helpers);
});

test('O2 a trade that has the open seat as a neighbour is related', () => {
  const gutters = member({ member_name: 'Gus Gutter', profession_role: 'Gutter Service' });
  expect(helpersFor('roofer', [gutters])).toEqual(['Gus Gutter: Works in a related trade']);
});

test('O2 two trades without a common neighbour are only in the same field', () => {
  const mason = member({ member_name: 'Abe Stone', profession_role: 'Mason' });
  expect(helpersFor('fence contractor', [mason])).toEqual([
    'Abe Stone: Works in the same field, Trades & Home Services',
  ]);
});

test('O2 if nothing else connects them, members who appear in several chains are named, with the count', () => {
  const chains = [
    chain({ scenario: 'One', roles_sequence: 'Mover → Dentist' }),
    chain({ scenario: 'Two', roles_sequence: 'Mover → Caterer' }),
    chain({ scenario: 'Three', roles_sequence: 'Mover → Dentist' }),
  ];
  expect(helpersFor('dog groomer', [dentist, caterer, mover], chains)).toEqual([
    'Dale Hutch: Appears in 3 of our referral chains',
    'Ren Cook: Appears in 2 of our referral chains',
  ]);
});

test('O2 at most four members are named, one for each trade, the home chapter first', () => {
  const away = member({ member_name: 'Ann Away', profession_role: 'Roofer', chapter: 'Elsewhere' });
  const roles = ['Roofer', 'Plumber', 'Electrician', 'Handyman', 'Mason'];
  const home = roles.map((profession_role) =>
    member({ member_name: `${profession_role} Home`, profession_role, chapter: HOME }),
  );
  const helpers = helpersFor('locksmith', [away, ...home]);
  expect(helpers).toHaveLength(4);
  expect(helpers.join()).not.toContain('Ann Away');
});

test('O2 of the members who hold one trade only the best is named', () => {
  const roofers = ['Ann First', 'Bo Second'].map((member_name) =>
    member({ member_name, profession_role: 'Roofer', chapter: HOME }),
  );
  expect(helpersFor('locksmith', roofers).join()).not.toContain('Bo Second');
  expect(helpersFor('locksmith', roofers)).toHaveLength(1);
});

test('O2 a need that names no trade has no helpers', () => {
  expect(helpersFor('hello', [planner, caterer], [wedding])).toEqual([]);
});
