import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inSpokenOrder, mayBeName, nameParts } from './person-name.ts';

/** The parts in the order of vCard's N, separated by semicolons. */
function parts(name: string): string {
  const { family, given, prefixes, suffixes } = nameParts(name);
  return [family, given, prefixes.join(','), suffixes.join(',')].join(';');
}

test.each([
  ['Garrett Lee Dixon', 'Dixon;Garrett Lee;;'],
  ['Garrett Holloway, CPA', 'Holloway;Garrett;;CPA'],
  ['Garrett Holloway CPA', 'Holloway;Garrett;;CPA'],
  ['Earl Q. McAllister Jr.', 'McAllister;Earl Q.;;Jr.'],
  ['Earl McAllister, Jr., CPA', 'McAllister;Earl;;Jr.,CPA'],
  ['Earl McAllister III', 'McAllister;Earl;;III'],
  ['Nora Byrne, Esq.', 'Byrne;Nora;;Esq.'],
  ['Nora Byrne Esq', 'Byrne;Nora;;Esq'],
  ['Dr. Renee Cook', 'Cook;Renee;Dr.;'],
  ['Rev. Dr. Renee Cook Ph.D.', 'Cook;Renee;Rev.,Dr.;Ph.D.'],
  ['Dr. Cook', 'Cook;;Dr.;'],
  ['Lena Reyes D.D.S. CFP®', 'Reyes;Lena;;D.D.S.,CFP®'],
  ['Lena Reyes CPA/PFS, MBA', 'Reyes;Lena;;CPA/PFS,MBA'],
  ['Lena Reyes JD/MBA', 'Reyes;Lena;;JD/MBA'],
  ['Lena Reyes, Jr. MD-PhD', 'Reyes;Lena;;Jr. MD-PhD'],
  ['Lena Reyes MD-PhD', 'Reyes;Lena;;MD-PhD'],
  ['Lena Reyes MD', 'Reyes;Lena;;MD'],
  ['Ann Archer, Realtor', 'Archer;Ann;;Realtor'],
  ['Ann Archer (Waxhaw)', 'Archer;Ann;;(Waxhaw)'],
  ['Archer, Ann B.', 'Archer;Ann B.;;'],
  ['Archer Jr., Dr. Ann, CPA', 'Archer;Ann;Dr.;Jr.,CPA'],
  ['Archer, CPA', 'Archer;;;CPA'],
  ['Archer, Dr.', 'Archer;;;Dr.'],
  ['Dr. Archer, Dentist', 'Archer;;Dr.;Dentist'],
])('the parts of %j are %j', (name, expected) => {
  expect(parts(name)).toBe(expected);
});

test.each(['Jack Ma', 'JACK MA', 'Hai Do', 'Thuy Pe', 'Cher', 'Jr.', 'Dr.', '(Ann)'])(
  'the last word of %j is the family name',
  (name) => expect(nameParts(name).family).toBe(name.split(' ').at(-1)),
);

test('no word of a name is lost', () => {
  const word = fc.constantFrom('Dr.', 'Ann', 'Archer', 'Jr.', 'CPA', ',', '(x)', 'M.D.');
  fc.assert(
    fc.property(fc.array(word), (words) => {
      const { family, given, prefixes, suffixes } = nameParts(words.join(' '));
      const all = [family, given, ...prefixes, ...suffixes].join(' ').split(' ').filter(Boolean);
      expect(all.sort()).toEqual(words.filter((each) => each !== ',').sort());
    }),
  );
});

describe('P12 a name with the family name first is read as it is spoken', () => {
  test.each([
    ['Archer, Ann', 'Ann Archer'],
    ['ARCHER, ANN', 'ANN ARCHER'],
    ['O’Quill, Oona B.', 'Oona B. O’Quill'],
    ['Lee, Ann Marie', 'Ann Marie Lee'],
    ['Lee,Ann', 'Ann Lee'],
    ['Lee Jr., Bob', 'Bob Lee Jr.'],
    ['Lee, Bob Jr.', 'Bob Lee Jr.'],
    ['Lee, Ann, CPA', 'Ann Lee, CPA'],
    ['Van Dyke, Dick', 'Dick Van Dyke'],
    ['de la Cruz, Maria', 'Maria de la Cruz'],
    ['St. John, Eve', 'Eve St. John'],
  ])('%j is %j', (name, spoken) => {
    expect(inSpokenOrder(name)).toBe(spoken);
    expect(inSpokenOrder(spoken)).toBe(spoken);
  });

  test.each([
    ...[
      'Archer, CPA',
      'Archer, Jr.',
      'Ann Archer, Realtor',
      'Acme, Inc.',
      'Uhl Roofing, LLC',
      'Cher',
    ],
    ...['Al Birch, Dentist', 'Ann Archer, Bob Birch'],
  ])('%j stays', (name) => {
    expect(inSpokenOrder(name)).toBe(name);
  });

  test('a family name of two words is one in a list of such names only', () => {
    expect(inSpokenOrder('Garcia Lopez, Maria')).toBe('Garcia Lopez, Maria');
    expect(inSpokenOrder('Garcia Lopez, Maria', true)).toBe('Maria Garcia Lopez');
    expect(inSpokenOrder('Garcia Lopez, CPA', true)).toBe('Garcia Lopez, CPA');
    expect(inSpokenOrder('Ann Archer', true)).toBe('Ann Archer');
  });
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
  ...['ANN LEE', 'J. P. Morgan', 'Åsa Öst', 'Ann-Marie Lee'],
])('P11 %j may be the name of a person', (text) => {
  expect(mayBeName(text)).toBe(true);
});

test.each([
  'Trades',
  'Home and Garden',
  'Board of Directors',
  '25 members',
  'end of list',
  'Row 5',
  '',
])('P11 %j is not the name of a person', (text) => {
  expect(mayBeName(text)).toBe(false);
});
