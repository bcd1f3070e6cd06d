import { describe, expect, test } from 'vitest';
import { type NamePiece, nameReader } from './name-pieces.ts';

const reader = nameReader();
const written = (pieces: readonly NamePiece[]) => pieces.map(({ forms }) => forms[0]?.typed);

describe('M7 what a person is called by', () => {
  test.each([
    ['Garrett Holloway', ['Garrett', 'Holloway']],
    ['Dr. Renee Cook', ['Renee', 'Cook']],
    ['Earl Q. McAllister Jr., CPA', ['Earl', 'McAllister']],
    ['Sinéad O’Brien', ['Sinéad', 'OBrien']],
    ['Dr.', ['Dr']],
    ['', []],
  ])("'%s': %j", (name, pieces) => {
    expect(written(reader.person(name))).toEqual(pieces);
  });

  test('a hyphenated name by the whole and by its parts', () => {
    const [piece] = reader.person('Mei-Ling Tran');
    expect(piece?.forms.map(({ base }) => base)).toEqual(['meiling', 'mei', 'ling']);
  });
});

test.each([
  ['Stallings & Oak Builders LLC', ['Stallings', 'Oak', 'Builders']],
  ['The Copper Sail Company, Inc.', ['Copper', 'Sail']],
  ['Castellano and Sons Plumbing', ['Castellano', 'Sons', 'Plumbing']],
  ['Company & Co.', ['Company', 'Co']],
])("M7 a company is called by what the law does not add: '%s' by %j", (name, pieces) => {
  expect(written(reader.company(name))).toEqual(pieces);
});
