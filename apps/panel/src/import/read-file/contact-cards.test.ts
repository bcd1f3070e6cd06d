import { describe, expect, test } from 'vitest';
import { readCards, wholeLines, withWholeLetters } from './contact-cards.ts';
import { readFile } from './read-file.ts';

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

const QP = 'FN;ENCODING=QUOTED-PRINTABLE:';

describe('a line goes on after', () => {
  test.each([
    ['a fold', 'NOTE:a long\r\n  text', 'NOTE:a long text'],
    ['a fold before a tab, after a sign of equality', 'URL:x?a=\n\tb', 'URL:x?a=b'],
    ['a soft break', `${QP}M=C3=\r\n=BCller`, `${QP}M=C3=BCller`],
    ['a soft break with trailing blanks', `${QP}M=C3=BC= \t\r\nller`, `${QP}M=C3=BCller`],
    ['a soft break and a fold', `${QP}Brinkm=\r\n =C3=B6ller`, `${QP}Brinkm=C3=B6ller`],
    ['soft breaks and folds', `${QP}a=\r\n b=\r\n  c= \r\n\td`, `${QP}ab cd`],
    ['a soft break before a space of the text', `${QP}a=\r\nb=\r\n c`, `${QP}ab c`],
    ['a fold of quoted-printable text', `${QP}a=C3\r\n =BC`, `${QP}a=C3=BC`],
    [
      'folded parameters',
      'FN;CHARSET=x;\r\n ENCODING=QUOTED-PRINTABLE:a=\r\nb',
      `FN;CHARSET=x;${QP.slice(3)}ab`,
    ],
  ])('%s', (_, text, line) => {
    expect(wholeLines(text)).toEqual([line]);
  });
});

test('whether a space after a soft break is a fold is decided for each card', () => {
  const cards = [`${QP}a=\n b`, 'END:VCARD', 'BEGIN:VCARD', `${QP}a=\n b`, `${QP}a=\nb`];
  expect(wholeLines(cards.join('\n')).filter((line) => line.startsWith(QP))).toEqual([
    ...[`${QP}ab`, `${QP}a b`, `${QP}ab`],
  ]);
});

test('the edge of a card is never the rest of a broken line', () => {
  const lines = [`${QP}Ann=`, 'END:VCARD', ' BEGIN:VCARD', 'FN:Bob'];
  expect(wholeLines(lines.join('\n'))).toEqual(lines);
});

describe('a fold within a letter', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const [first = 0, ...rest] = bytes('ë');

  test.each(['\r\n ', '\n ', '\r\t'])(
    '%j leaves the file valid, with all its accents',
    async (fold) => {
      const file = [
        ...bytes('\uFEFFBEGIN:VCARD\r\nFN:Zo'),
        first,
        ...bytes(fold),
        ...rest,
        ...bytes(' Märsh\r\nEND:VCARD\r\n'),
      ];
      const { sheets, guess } = await readFile(Uint8Array.from(file), null);
      expect(guess).toBeNull();
      expect(sheets[0]?.rows[1]?.cells[0]).toBe('Zoë Märsh');
    },
  );

  test('within a letter of four bytes, twice', () => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes('👷');
    const begin = bytes('BEGIN:VCARD\nFN:');
    const folded = Uint8Array.from([...begin, a, b, ...bytes('\n '), c, ...bytes('\n '), d]);
    expect(new TextDecoder().decode(withWholeLetters(folded))).toBe('BEGIN:VCARD\nFN:👷');
  });

  test('is left in other files, where a line may begin with a space', () => {
    const list = bytes('Name\nZoë\n Ann');
    expect(withWholeLetters(list)).toBe(list);
  });
});
