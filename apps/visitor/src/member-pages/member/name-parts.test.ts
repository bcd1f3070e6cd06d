import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nameParts } from './name-parts.ts';

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
