import { describe, expect, test } from 'vitest';
import { type RowTexts, whyNotAPerson } from './not-a-person.ts';

function why(name: string, profession = '', others: Partial<RowTexts> = {}): string | null {
  return whyNotAPerson({
    name,
    profession,
    lacksProfessions: false,
    isReachable: false,
    cells: [name, profession],
    ...others,
  });
}

describe('P11 a row is an open seat', () => {
  test.each([
    ...['OPEN SEAT', 'VACANT', 'TBD', 'To be filled', 'Open', 'N/A', '-', '?', '*** OPEN ***'],
    ...['Open Position', 'Vacancy', 'Seat open', 'This seat is currently vacant', 'Available'],
    ...['VACANT 2', 'Vacant (Florist)', 'Open - Florist', 'OPEN SEAT: Florist', 'Seat available!'],
    ...[
      'To be announced',
      'Looking for a florist',
      'Open florist seat',
      'Open for applications',
      'Vacant since May 2026',
      'Reserved',
      'Vacante',
      '<vacant>',
      'TBA',
      'Wanted',
    ],
  ])('%j', (name) => {
    expect(why(name, 'Florist')).toBe('An open seat for Florist, not a person: it is left out.');
  });

  test('whose profession stands in the name, or nowhere', () => {
    expect(why('OPEN SEAT (Florist)')).toMatch(/^An open seat for Florist,/);
    expect(why('Vacant')).toMatch(/^An open seat, not/);
    expect(why('Vacant', 'TBD')).toMatch(/^An open seat, not/);
  });
});

test.each([
  'Total members: 25',
  'Total',
  'Grand Total',
  'TOTAL: 25',
  'Members: 25',
  '25 members',
  'Count 25',
  'Page 1 of 2',
])('P11 %j is a total', (name) => {
  expect(why(name)).toBe('A total, not a person: it is left out.');
  expect(why('', '', { cells: ['', name, '25'] })).toMatch(/^A total/);
});

test.each([
  'TRADES',
  'HEALTH',
  'HEALTH & WELLNESS',
  'Home and Garden',
  'Trades:',
  'Real estate',
  'REAL ESTATE',
])('P11 %j alone in its row is a heading', (name) => {
  expect(why(name)).toBe('A heading within the list, not a person: it is left out.');
  expect(why(name, 'Florist')).toBeNull();
});

test.each([
  ...[
    'Ann Archer',
    'Cy',
    'Opal Seat',
    'Vacanti, Ann',
    'Ann Open',
    'Bea Total',
    'Tobe Filled',
    'Max Page',
  ],
  ...[
    'Openshaw',
    'Will B. Needed Jr.',
    'Noone',
    'Sia de la Cruz',
    'ANN ARCHER',
    'Ann Archer (Open Door LLC)',
  ],
])('P11 %j is a person', (name) => {
  expect(why(name, 'Florist')).toBeNull();
});

test('P11 in a file without professions a name alone may be a member, but not a heading', () => {
  expect(why('ANN ARCHER')).toMatch(/^A heading/);
  expect(why('ANN ARCHER', '', { cells: ['ANN ARCHER'], lacksProfessions: true })).toBeNull();
  expect(why('TRADES', '', { cells: ['TRADES'], lacksProfessions: true })).toMatch(/^A heading/);
});

test.each([
  ...['Lee, Ann', 'O’Brien, Kate', 'Maria de la Cruz', 'Ludwig van Beethoven', 'Ann Lee, CPA'],
  ...[
    'Dr. Ann Lee, DDS',
    'Ann "Annie" Lee',
    'Ann Lee (Acme)',
    'ann lee',
    '李 安',
    'Ann Lee - Acme',
  ],
])('P11 %j alone in its row is no heading', (name) => {
  expect(why(name)).toBeNull();
  expect(why(name, '', { lacksProfessions: true })).toBeNull();
});

test.each([
  ...['LEADERSHIP TEAM', 'BOARD OF DIRECTORS', 'END OF LIST', 'Officers', 'Active Members', '1'],
  ...['Visitors', 'Substitutes', 'Home services', 'HEALTH WELLNESS'],
])('P11 %j is a heading in a file without professions too', (name) => {
  expect(why(name, '', { cells: [name], lacksProfessions: true })).toMatch(/^A heading/);
});

test.each([
  'Seeking Wellness',
  'We Need Paint',
  'Open for Business',
  'Open Heart Chairs',
  'To be danced',
])('P11 %j is a seat only in a row without contact details', (name) => {
  expect(why(name, 'Florist', { isReachable: true })).toBeNull();
  expect(why(name, 'Florist')).toMatch(/^An open seat/);
});

test.each(['Not filled', 'Unoccupied', 'HIRING', 'Recruiting'])(
  'P11 %j is an open seat',
  (name) => {
    expect(why(name, 'Florist')).toMatch(/^An open seat for Florist/);
  },
);

test('P11 a row without a name but with a phone is a member whose name is missing', () => {
  expect(why('N/A', 'Florist', { isReachable: true })).toBeNull();
  expect(why('Cy')).toBeNull();
  expect(why('Ann Archer')).toBeNull();
});
