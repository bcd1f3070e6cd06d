import { describe, expect, test } from 'vitest';
import { readCards } from './contact-cards.ts';

/** The names of the people in these lines, each with a mark when the card has an address. */
function people(...lines: readonly string[]): readonly string[] {
  return readCards(lines.join('\r\n')).map((card) => {
    const name = card.find((property) => property.name === 'FN')?.value ?? '';
    return card.some((property) => property.name === 'EMAIL') ? `${name} @` : name;
  });
}

const HAL = ['BEGIN:VCARD', 'FN:Hal', 'TEL:704-555-0199', 'END:VCARD'];
const BOB = ['BEGIN:VCARD', 'FN:Bob', 'END:VCARD'];
const EVE = ['BEGIN:VCARD', 'FN:Eve'];
const REST = ['EMAIL;PREF;INTERNET:eve@pine.example.com', 'END:VCARD'];

describe('a card within a card is no second person, and the outer one goes on after it', () => {
  test.each([
    ['of an assistant', [...EVE, 'AGENT:', ...HAL, ...REST]],
    ['after a blank line', [...EVE, 'AGENT:', '', ...HAL, ...REST]],
    [
      'in the line of the property',
      [...EVE, 'item1.AGENT;X=1:BEGIN:VCARD', ...HAL.slice(1), ...REST],
    ],
    ['indented', [...EVE, 'AGENT:', ...HAL.map((line) => ` ${line}`), ...REST]],
    ['as one escaped value', [...EVE, 'AGENT:BEGIN:VCARD\\nFN:Hal\\nEND:VCARD\\n', ...REST]],
    ['folded before it', [...EVE, 'AGENT:', ' BEGIN:VCARD\\nFN:Hal\\nEND:VCARD\\n', ...REST]],
    ['without a property', [...EVE, ...HAL, ...REST]],
    ['within another one', [...EVE, ...HAL.slice(0, 2), 'AGENT:', ...BOB, 'END:VCARD', ...REST]],
  ])('%s', (_, lines) => {
    expect(people(...lines, ...BOB)).toEqual(['Eve @', 'Bob']);
  });
});

describe('a card without its end hides nobody', () => {
  test.each([
    ['the first', [...EVE, ...HAL, ...BOB], ['Eve', 'Hal', 'Bob']],
    ['the middle', [...HAL, ...EVE, ...BOB], ['Hal', 'Eve', 'Bob']],
    ['several', [...EVE, ...EVE, ...BOB], ['Eve', 'Eve', 'Bob']],
    ['the last', [...BOB, ...EVE], ['Bob', 'Eve']],
    ['one with an assistant', [...EVE, 'AGENT:', ...HAL, ...BOB], ['Eve', 'Bob']],
    ['the assistant', [...EVE, 'AGENT:', ...HAL.slice(0, 2), ...REST, ...BOB], ['Eve', 'Bob']],
  ])('%s', (_, lines, names) => {
    expect(people(...lines)).toEqual(names);
  });
});

test('byte order marks between cards, as joined files have them', () => {
  const mark = '\uFEFF';
  expect(
    people(`${mark}BEGIN:VCARD`, 'FN:Jo', 'END:VCARD', mark + BOB[0], ...BOB.slice(1)),
  ).toEqual(['Jo', 'Bob']);
  expect(people(...BOB, mark, mark + mark + BOB[0], `${mark}FN:Kim`, `${mark}END:VCARD`)).toEqual([
    'Bob',
    'Kim',
  ]);
});

test.each(['', '\uFEFF', ' '])('cards with only %j between them', (between) => {
  expect(people(...EVE, `END:VCARD${between}BEGIN:VCARD`, ...BOB.slice(1))).toEqual(['Eve', 'Bob']);
});

test.each([
  ['UTF-8', 'Zo=C3=AB'],
  ['another encoding, which is guessed', 'Zo=EB'],
])('quoted-printable text that does not say its encoding: %s', (_, text) => {
  expect(people('BEGIN:VCARD', `FN;ENCODING=QUOTED-PRINTABLE:${text}`)).toEqual(['Zoë']);
});
