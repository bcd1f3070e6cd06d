import { expect, test } from 'vitest';
import { chain, projectsKnowledge } from '../../../tests/routing/fixtures.ts';
import { OPEN_SEAT_SPHERES } from '../../domain/sphere.ts';
import { openSeatOf, unknownSeat } from './open-seat.ts';

const accountant = { name: 'Accountant', openSeatSphere: 'Real Estate & Financial' } as const;

test('O2 the seat of a known profession has a name, a sphere and an explanation', () => {
  const seat = openSeatOf(
    accountant,
    [chain({ scenario: 'Starting a Business' }), chain({ scenario: 'Buying a Home' })],
    [],
    'Matches "taxes" in Accountant',
  );
  expect(seat).toMatchObject({
    profession: 'Accountant',
    sphere: 'Real Estate & Financial',
    reason: 'Matches "taxes" in Accountant',
    waitingChains: [
      { id: 'Starting a Business', scenario: 'Starting a Business', roles: ['Realtor', 'Mover'] },
      { id: 'Buying a Home', scenario: 'Buying a Home', roles: ['Realtor', 'Mover'] },
    ],
  });
  expect(seat.explanation).toBe(
    'This sounds like one for our Accountant seat. No member of our chapter holds it yet.',
  );
  expect(seat.invitation).toBe(
    'Hi! Our local business-networking chapter has an open seat, Accountant, and I thought of you. ' +
      'Our referral chains "Starting a Business" and "Buying a Home" wait for this seat. ' +
      'Would you like to visit a meeting as my guest?',
  );
});

test.each<[scenarios: string[], sentence: string]>([
  [['Gala'], 'Our referral chain "Gala" waits for this seat.'],
  [['Gala', 'Gala'], 'Our referral chain "Gala" waits for this seat.'],
  [['Gala', 'Fair'], 'Our referral chains "Gala" and "Fair" wait for this seat.'],
  [
    ['Gala', 'Fair', 'Ball', 'Play', 'Race'],
    'Our referral chains "Gala", "Fair", "Ball" and 2 more wait for this seat.',
  ],
])('O2 the invitation names the waiting chains %j', (scenarios, sentence) => {
  const chains = scenarios.map((scenario) => chain({ scenario }));
  const { invitation } = openSeatOf(accountant, chains, [], '');
  expect(invitation).toContain(` ${sentence} `);
});

test('O2 without a waiting chain the invitation claims only that the seat is open', () => {
  expect(openSeatOf(accountant, [], [], '').invitation).toBe(
    'Hi! Our local business-networking chapter has an open seat, Accountant, and I thought of you. ' +
      'Would you like to visit a meeting as my guest?',
  );
});

test('O2 a need that names no trade is under general services and names no profession', () => {
  expect(unknownSeat()).toMatchObject({
    profession: null,
    sphere: 'General Business Services',
    reason: null,
    explanation:
      'We could not tell which profession this is for. Try a few plain words, like "roof leak" or "tax return". ' +
      'If you know someone who does this, invite them to visit our chapter.',
    invitation:
      'Hi! I thought of you for our local business-networking chapter. Would you like to visit a meeting as my guest?',
    waitingChains: [],
    helpers: [],
  });
});

test('K3 every open seat is in one of the five open-seat spheres', () => {
  for (const profession of projectsKnowledge.trades.professions) {
    expect(OPEN_SEAT_SPHERES).toContain(openSeatOf(profession, [], [], '').sphere);
  }
  expect(OPEN_SEAT_SPHERES).toContain(unknownSeat().sphere);
});
