import { describe, expect, test } from 'vitest';
import { type NamePiece, nameReader } from './name-pieces.ts';

const reader = nameReader();
const written = (pieces: readonly NamePiece[]) => pieces.map(({ forms }) => forms[0]?.typed);

describe('M7 the pieces of a person’s name', () => {
  test.each([
    ['Garrett Holloway', ['Garrett', 'Holloway']],
    ['Dr. Renee Cook', ['Renee', 'Cook']],
    ['Earl Q. McAllister Jr., CPA', ['Earl', 'McAllister']],
    ['Ann Lee, MBA, REALTOR®', ['Ann', 'Lee']],
    ['Sinéad O’Brien', ['Sinéad', 'OBrien']],
    ['Dr.', ['Dr']],
    ['', []],
  ])("'%s': %j", (name, pieces) => {
    expect(written(reader.person(name))).toEqual(pieces);
  });

  test('a hyphenated name as a whole and in parts', () => {
    const [piece] = reader.person('Mei-Ling Tran');
    expect(piece?.forms.map(({ base }) => base)).toEqual(['meiling', 'mei', 'ling']);
  });
});

test.each([
  ['Stallings & Oak Builders LLC', ['Stallings', 'Oak', 'Builders']],
  ['The Copper Sail Company, Inc.', ['Copper', 'Sail']],
  ['Castellano and Sons Plumbing', ['Castellano', 'Sons', 'Plumbing']],
  ['Company & Co.', ['Company', 'Co']],
])("M7 the pieces of the company name '%s', without its legal form: %j", (name, pieces) => {
  expect(written(reader.company(name))).toEqual(pieces);
});
