import { expect, test } from 'vitest';
import { chain, projectsKnowledge } from '../../../tests/routing/fixtures.ts';
import { OPEN_SEAT_SPHERES } from '../../domain/sphere.ts';
import { openSeatOf, unknownSeat } from './open-seat.ts';

test('O2 the seat of a known profession is named, filed and explained', () => {
  const seat = openSeatOf(
    { name: 'Accountant', openSeatSphere: 'Real Estate & Financial' },
    [chain({ scenario: 'Starting a Business' }), chain({ scenario: 'Buying a Home' })],
    'Matches "taxes" in Accountant',
  );
  expect(seat).toMatchObject({
    profession: 'Accountant',
    sphere: 'Real Estate & Financial',
    reason: 'Matches "taxes" in Accountant',
    waitingChains: ['Starting a Business', 'Buying a Home'],
  });
  expect(seat.explanation).toContain('Accountant');
  expect(seat.invitation).toContain('Accountant');
});

test('O2 a need that names no trade is filed under general services and names no profession', () => {
  expect(unknownSeat()).toMatchObject({
    profession: null,
    sphere: 'General Business Services',
    reason: null,
    waitingChains: [],
  });
});

test('K3 every open seat is filed under one of the five open-seat spheres', () => {
  for (const profession of projectsKnowledge.trades.professions) {
    expect(OPEN_SEAT_SPHERES).toContain(openSeatOf(profession, [], '').sphere);
  }
  expect(OPEN_SEAT_SPHERES).toContain(unknownSeat().sphere);
});
