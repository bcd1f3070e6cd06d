import { describe, expect, test } from 'vitest';
import { MAX_ROWS, parseTable } from './parse-table.ts';

describe('rows', () => {
  test('are lists of cells, numbered as in a spreadsheet, without blank lines', () => {
    const table = parseTable('\nName,Notes\n\nAnn,"two\nlines"\n , \nBob,x\n');
    expect(table).toEqual({
      header: ['Name', 'Notes'],
      rows: [
        { number: 4, cells: ['Ann', 'two\nlines'] },
        { number: 6, cells: ['Bob', 'x'] },
      ],
    });
  });

  test.each([
    ['Windows', 'a,b\r\n1,"x\r\ny"\r\n2,z'],
    ['old Mac', 'a,b\r1,"x\ry"\r2,z'],
    ['mixed', 'a,b\r\n1,"x\ny"\n2,z\r'],
  ])('may end with %s line breaks', (_, text) => {
    expect(parseTable(text).rows.map(({ cells }) => cells)).toEqual([
      ['1', 'x\ny'],
      ['2', 'z'],
    ]);
  });

  test.each([',', ';', '\t', '|'])('are separated by %j', (separator) => {
    // Commas in the texts outnumber the separator of the file.
    const text = ['Scenario', 'Script'].join(separator);
    const row = ['"One, two, three"', '"Dear Ann, dear Bob, hello, hello"'].join(separator);
    expect(parseTable(`${text}\n${row}`).rows[0]?.cells).toHaveLength(2);
  });

  test('keep their number of cells, except for blank ones at the end', () => {
    const rows = parseTable('a,b\n1\n1,2,3\n1,2, ,').rows;
    expect(rows.map(({ cells }) => cells.length)).toEqual([1, 3, 2]);
  });

  test('may have columns of any name', () => {
    const table = parseTable('__proto__,constructor\nx,y');
    expect(table.header).toEqual(['__proto__', 'constructor']);
    expect(table.rows[0]?.cells).toEqual(['x', 'y']);
  });

  test('lose nameless columns at the end that are empty', () => {
    expect(parseTable('a,b,,\n1,2,,').header).toEqual(['a', 'b']);
  });

  test('lose the apostrophe that an export adds before a formula', () => {
    expect(parseTable("a,b\n'=1+1,'tis").rows[0]?.cells).toEqual(['=1+1', "'tis"]);
  });
});

describe('a file that cannot be imported says what to do', () => {
  test.each([
    ['nothing', '', /^This file is empty/],
    ['blanks', ' \n\n , ,\n', /^This file is empty/],
    ['a header alone', 'Name,Role\n\n', /a header but no rows/],
    ['a nameless column', 'Name,,Role\nAnn,x,Plumber', /^Column 2 has no name/],
    ['a nameless column at the end', 'Name,\nAnn,x', /^Column 2 has no name/],
    ['a duplicate name', 'Name,Email,email \nAnn,a,b', /^Two columns are called “email”/],
    ['an unclosed quotation mark', 'a,b\n1,2\n3,"4\n5,6', /quotation marks in row 3/],
    ['a misplaced quotation mark', 'a,b\n"1" x,2', /quotation marks in row 2/],
    ['too many columns', `${Array.from({ length: 201 }, (_, n) => `c${n}`)}\n1`, /has 201 columns/],
    ['too many rows', `a\n${'1\n'.repeat(MAX_ROWS + 1)}`, /more than 20000 rows/],
    ['too many lines', `a\n1${'\n'.repeat(3 * MAX_ROWS)}2`, /more than 20000 rows/],
  ])('%s', (_, text, message) => {
    expect(() => parseTable(text)).toThrow(message);
  });

  test('a file with the maximum number of rows is read', () => {
    expect(parseTable(`a\n${'1\n'.repeat(MAX_ROWS)}`).rows).toHaveLength(MAX_ROWS);
  });
});
