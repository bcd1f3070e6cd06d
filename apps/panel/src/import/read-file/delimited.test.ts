import { describe, expect, test } from 'vitest';
import { readDelimited } from './delimited.ts';
import { MAX_ROWS } from './refused-files.ts';

test('rows are lists of cells, numbered as in a spreadsheet, without blank lines', () => {
  expect(readDelimited('\nName,Notes\n\nAnn,"two\nlines"\n , \nBob,x\n').rows).toEqual([
    { number: 2, cells: ['Name', 'Notes'] },
    { number: 4, cells: ['Ann', 'two\nlines'] },
    { number: 6, cells: ['Bob', 'x'] },
  ]);
});

test.each([
  ['Windows', 'a,b\r\n1,"x\r\ny"\r\n2,z'],
  ['old Mac', 'a,b\r1,"x\ry"\r2,z'],
  ['mixed', 'a,b\r\n1,"x\ny"\n2,z\r'],
])('rows may end with %s line breaks', (_, text) => {
  expect(cellsOf(text)).toEqual([
    ['a', 'b'],
    ['1', 'x\ny'],
    ['2', 'z'],
  ]);
});

describe('the separator', () => {
  test.each([',', ';', '\t', '|'])('%j is found', (separator) => {
    // Commas in the texts outnumber the separator of the file.
    const text = ['Scenario', 'Script'].join(separator);
    const row = ['"One, two, three"', '"Dear Ann, dear Bob, hello, hello"'].join(separator);
    expect(cellsOf(`${text}\n${row}`)[1]).toHaveLength(2);
  });

  test('is found below titles', () => {
    const title = 'Members, as of May, Waxhaw\n\n';
    expect(cellsOf(`${title}Name;Role\nAnn;Plumber\nBob;Baker`).at(-1)).toEqual(['Bob', 'Baker']);
  });

  test.each(['sep=;\n', '"sep=;"\n', 'SEP=; \n'])(
    'is taken from %j, and rows keep their numbers',
    (line) => {
      expect(readDelimited(`${line}a,b;c\n1;2`).rows).toEqual([
        { number: 2, cells: ['a,b', 'c'] },
        { number: 3, cells: ['1', '2'] },
      ]);
    },
  );
});

test('the apostrophe that an export adds before a formula is removed', () => {
  expect(cellsOf("a,b\n'=1+1,'tis")[1]).toEqual(['=1+1', "'tis"]);
});

test.each(['"=""0704555013"""', '="0704555013"'])('the text formula %s is its text', (cell) => {
  expect(cellsOf(`Name,Phone\nVic,${cell}`)[1]).toEqual(['Vic', '0704555013']);
});

describe('a file that cannot be read says what to do', () => {
  test.each([
    ['an unclosed quotation mark', 'a,b\n1,2\n3,"4\n5,6', /quotation marks in row 3/],
    ['a misplaced quotation mark', 'a,b\n"1" x,2', /quotation marks in row 2/],
    ['too many columns', `${Array.from({ length: 201 }, (_, n) => `c${n}`)}\n1`, /has 201 columns/],
    ['too many rows', `a\n${'1\n'.repeat(MAX_ROWS + 1)}`, /more than 20000 rows/],
    ['too many lines', `a\n1${'\n'.repeat(3 * MAX_ROWS)}2`, /more than 20000 rows/],
  ])('%s', (_, text, message) => {
    expect(() => readDelimited(text)).toThrow(message);
  });

  test('the maximum number of rows is read', () => {
    expect(readDelimited(`a\n${'1\n'.repeat(MAX_ROWS)}`).rows).toHaveLength(MAX_ROWS + 1);
  });
});

function cellsOf(text: string) {
  return readDelimited(text).rows.map(({ cells }) => cells);
}
