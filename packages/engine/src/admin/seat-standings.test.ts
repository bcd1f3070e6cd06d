import type { Member } from 'domain/member.ts';
import type { ReferralChain } from 'domain/referral-chain.ts';
import { expect, test } from 'vitest';
import { chain, chapter, member, projectsKnowledge } from '../../tests/fixtures.ts';
import { createChapterPreview } from './chapter-preview.ts';

const planner = member({ member_name: 'Cam Planner', profession_role: 'Event Planner' });
const caterer = member({ member_name: 'Reg Caterer', profession_role: 'Caterer' });
const florist = member({ member_name: 'Mei Tran', profession_role: 'Florist' });

function standings(asked: string[], members: Member[], chains: ReferralChain[] = []) {
  return createChapterPreview(projectsKnowledge, { members, chains }, chapter)
    .seats(asked)
    .map(({ name, holders, chains, beside, helpers }) => ({
      name,
      holders: holders.map(({ member_name }) => member_name),
      chains: chains.map(({ chain, steps, filled }) => `${chain.scenario}: ${filled} of ${steps}`),
      beside: beside.map(({ member, chain }) => `${member.member_name} in ${chain.scenario}`),
      helpers: helpers.map(({ member }) => member.member_name),
    }));
}

test('N4 holders of a seat are listed as they would be named, the home chapter first', () => {
  const nearby = member({
    member_name: 'Al Nearby',
    profession_role: 'Plumber',
    chapter: 'Nearby',
  });
  const home = member({ member_name: 'Bo Home', profession_role: 'Plumbing Repair' });
  expect(standings(['Plumber'], [nearby, home])[0]?.holders).toEqual(['Bo Home', 'Al Nearby']);
});

test('N4 a seat that was asked for and a seat that a chain waits for', () => {
  const wedding = chain({
    scenario: 'A Wedding',
    roles_sequence: 'Event Planner → Photographer → Caterer → DJ → Zebra Groomer',
  });
  expect(standings(['Hair Stylist'], [planner, caterer, florist], [wedding])).toEqual([
    { name: 'Hair Stylist', holders: [], chains: [], beside: [], helpers: [] },
    {
      name: 'Photographer',
      holders: [],
      chains: ['A Wedding: 3 of 5'],
      beside: ['Cam Planner in A Wedding', 'Reg Caterer in A Wedding'],
      helpers: [],
    },
    {
      name: 'DJ',
      holders: [],
      chains: ['A Wedding: 3 of 5'],
      beside: ['Reg Caterer in A Wedding'],
      helpers: ['Cam Planner'],
    },
    {
      name: 'Zebra Groomer',
      holders: [],
      chains: ['A Wedding: 3 of 5'],
      beside: [],
      helpers: [],
    },
  ]);
});

test('N4 a role in other words is the seat of its profession, once, and would complete the chain', () => {
  const chains = [
    chain({ scenario: 'One', roles_sequence: 'Event Planner → Wedding Photographer' }),
    chain({ scenario: 'Two', roles_sequence: 'Photographer → Caterer → Portrait Photographer' }),
  ];
  expect(standings(['Photographer'], [planner, caterer], chains)).toEqual([
    {
      name: 'Photographer',
      holders: [],
      chains: ['One: 2 of 2', 'Two: 3 of 3'],
      beside: ['Cam Planner in One', 'Reg Caterer in Two'],
      helpers: [],
    },
  ]);
});

test('N4 a role that several professions share is the seat of the one that was asked for', () => {
  const chains = [chain({ scenario: 'A Dispute', roles_sequence: 'Attorney → Event Planner' })];
  expect(standings(['Family Law Attorney'], [planner], chains)).toMatchObject([
    { name: 'Family Law Attorney', chains: ['A Dispute: 2 of 2'] },
  ]);
});

test('N4 a seat that has been filled lists its holder, and a name that is not a profession is left out', () => {
  const photographer = member({ member_name: 'Ivo Lens', profession_role: 'Wedding Photographer' });
  expect(standings(['Photographer', 'Buy cheap pills'], [photographer])).toMatchObject([
    { name: 'Photographer', holders: ['Ivo Lens'], chains: [] },
  ]);
});
