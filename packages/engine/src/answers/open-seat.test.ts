import type { Member } from 'domain/member.ts';
import { OPEN_SEAT_SPHERES } from 'domain/sphere.ts';
import { expect, test } from 'vitest';
import {
  chain,
  chapter,
  directory,
  ELSEWHERE,
  HOME,
  inMode,
  member,
  namesIn,
  projectsKnowledge,
} from '../../tests/fixtures.ts';
import { createEngine } from '../engine.ts';
import { notUnderstood, openSeatOf } from './open-seat.ts';

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
    'This sounds like work for an Accountant, and no member of our chapter holds that seat yet.',
  );
  expect(seat.invitation).toBe(
    'Hi! Our local business-networking chapter has an open seat for an Accountant, and I thought of you. ' +
      'Our referral chains "Starting a Business" and "Buying a Home" are waiting for this seat. ' +
      'Would you like to visit a meeting as my guest?',
  );
});

test.each<[scenarios: string[], sentence: string]>([
  [['Gala'], 'Our referral chain "Gala" is waiting for this seat.'],
  [['Gala', 'Gala'], 'Our referral chain "Gala" is waiting for this seat.'],
  [['Gala', 'Fair'], 'Our referral chains "Gala" and "Fair" are waiting for this seat.'],
  [
    ['Gala', 'Fair', 'Ball', 'Play', 'Race'],
    'Our referral chains "Gala", "Fair", "Ball" and 2 more are waiting for this seat.',
  ],
])('O2 the invitation names the waiting chains %j', (scenarios, sentence) => {
  const chains = scenarios.map((scenario) => chain({ scenario }));
  const { invitation } = openSeatOf(accountant, chains, [], '');
  expect(invitation).toContain(` ${sentence} `);
});

test('O2 without a waiting chain the invitation claims only that the seat is open', () => {
  expect(openSeatOf(accountant, [], [], '').invitation).toBe(
    'Hi! Our local business-networking chapter has an open seat for an Accountant, and I thought of you. ' +
      'Would you like to visit a meeting as my guest?',
  );
});

test('O2 a need that names no trade is no seat, and nobody is invited to it', () => {
  expect(notUnderstood).toMatchObject({
    profession: null,
    sphere: 'General Business Services',
    reason: null,
    explanation: null,
    invitation: null,
    waitingChains: [],
    helpers: [],
  });
});

test('K3 every open seat is in one of the five open-seat spheres', () => {
  for (const profession of projectsKnowledge.trades.professions) {
    expect(OPEN_SEAT_SPHERES).toContain(openSeatOf(profession, [], [], '').sphere);
  }
  expect(OPEN_SEAT_SPHERES).toContain(notUnderstood.sphere);
});

const baker = member({ member_name: 'Bo Birch', profession_role: 'Baker', chapter: HOME });

function roofer(member_name: string, chapter: string | null, priority = 3): Member {
  return member({ member_name, profession_role: 'Roofer', chapter, priority });
}

function answerOf(members: readonly Member[], need = 'roof leak') {
  const { route } = createEngine(projectsKnowledge, directory(members), chapter);
  return inMode(route(need), 'member');
}

test('M13 the member of a nearby chapter is named, and the answer says that the seat at home is open', () => {
  const { homeSeat, matches } = answerOf([baker, roofer('Owen Park', 'Nearby Networkers')]);
  expect(homeSeat).toMatchObject({
    profession: 'Roofer',
    home: 'Hometown',
    note: 'No Roofer in the Hometown chapter yet. Owen is with the nearby Nearby chapter.',
  });
  expect(homeSeat?.invitation).toMatch(/^Hi! .* open seat for a Roofer/);
  expect(matches[0]?.intro).toContain('Owen Park (Roofer) is the person I would call.');
});

test('M11 M13 each intro says whether its own member belongs to our chapter', () => {
  const members = [roofer('Ann Archer', HOME), roofer('Owen Park', 'Nearby Networkers')];
  expect(answerOf(members).matches.map(({ intro }) => intro.includes('in our chapter'))).toEqual([
    true,
    false,
  ]);
});

test('M13 K2 of equal members the one of the nearest chapter leads', () => {
  const far = roofer('Ann Far', 'Outer Hills Partners');
  const near = roofer('Zoe Near', 'Nearby Networkers');
  const answer = answerOf([baker, roofer('Al Elsewhere', ELSEWHERE), far, near]);
  expect(namesIn(answer)).toEqual(['Zoe Near', 'Ann Far', 'Al Elsewhere']);
  expect(answer.homeSeat?.note).toContain('Zoe is with the nearby Nearby chapter.');
});

test('M13 the note names a chapter that is not among the nearby ones', () => {
  expect(answerOf([baker, roofer('Al Ash', ELSEWHERE)]).homeSeat?.note).toBe(
    `No Roofer in the Hometown chapter yet. Al is with ${ELSEWHERE}.`,
  );
});

test.each<[why: string, members: readonly Member[]]>([
  ['a member at home holds it', [roofer('Ann Archer', HOME), roofer('Owen Park', 'Nearby', 1)]],
  ['one of unknown chapter may hold it', [baker, roofer('Ann', null), roofer('Owen', 'Nearby', 1)]],
  ['no member is known to be at home', [roofer('Owen Park', 'Nearby Networkers')]],
  ['no chapter is known', [roofer('Owen Park', null)]],
])('M13 the answer does not mention the seat at home when %s', (_, members) => {
  const { homeSeat, matches } = answerOf(members);
  expect(homeSeat).toBeNull();
  expect(matches.length).toBeGreaterThan(0);
});

test('M13 the answer does not mention the seat at home when a member was asked for by name', () => {
  expect(answerOf([baker, roofer('Owen Park', 'Nearby')], 'Owen Park').homeSeat).toBeNull();
});

test('M13 a member at home with a worse priority still holds the seat', () => {
  const members = [roofer('Ann Archer', HOME, 30), roofer('Owen Park', 'Nearby', 1)];
  const answer = answerOf(members);
  expect(namesIn(answer)[0]).toBe('Owen Park');
  expect(answer.homeSeat).toBeNull();
});
