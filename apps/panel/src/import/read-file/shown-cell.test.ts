import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isDateFormat, shownBoolean, shownNumber } from './shown-cell.ts';

describe('P12 a number is read as its format shows it', () => {
  test.each([
    // As Excel, LibreOffice, Google Sheets and openpyxl write these formats.
    [2_079_460_018, '00000000000', '02079460018'],
    [7_045_550_101, '[<=9999999]###-####;(###) ###-####', '(704) 555-0101'],
    [5_550_101, '[<=9999999]###-####;(###) ###-####', '555-0101'],
    [7_045_550_101, '[<=9999999]###\\-####;\\(###\\)\\ ###\\-####', '(704) 555-0101'],
    [7_045_550_101, '(000) 000-0000', '(704) 555-0101'],
    [7_045_550_101, '000\\-000\\-0000', '704-555-0101'],
    [45_550_101, '000\\-000\\-0000', '004-555-0101'],
    [7_045_550_101, '000"."000"."0000', '704.555.0101'],
    [2_079_460_018, '"+44 "00 0000 0000', '+44 20 7946 0018'],
    [2_079_460_018, '\\+44\\ 00\\ 0000\\ 0000;@', '+44 20 7946 0018'],
    [447_946_001_801, '+00 0000 000000', '+44 7946 001801'],
    [17_045_550_101, '0-000-000-0000', '1-704-555-0101'],
    [2_079_460_018, '[$-809]00000000000;[Red]-00000000000', '02079460018'],
    [2_079_460_018, '00000000000_);(00000000000)', '02079460018'],
    [28_173, '00000', '28173'],
    [731, '00000', '00731'],
    [0, '000', '000'],
    [0, '0;-0;"none"0', 'none0'],
    [5, '[=1]"one"0;[>1]"many "0', 'many 5'],
    [7, '???', '7'],
    [12, '"No. "#', 'No. 12'],
    [3, '0', '3'],
  ])('%d in %s', (value, format, shown) => {
    expect(shownNumber(value, format)).toBe(shown);
  });

  test.each([
    ['', 7_045_550_101],
    ['General', 7_045_550_101],
    ['0.00E+00', 447_946_001_801],
    ['#,##0', 7_045_550_101],
    ['0.00', 704],
    ['0%', 1],
    ['# ?/?', 12],
    ['@', 12],
    ['yyyy-mm-dd', 44_256],
    ['[h]:mm', 12],
    ['"unclosed', 12],
    [';;;', 12],
    ['00000', 0.5],
    ['00000', -12],
    ['00000', 1e21],
  ])('but not as %s shows %d: such formats do more than place digits', (format, value) => {
    expect(shownNumber(value, format)).toBeNull();
  });

  test('never with other digits, whatever stands between the places', () => {
    const separators = fc.array(
      fc.constantFrom('0', '#', '\\-', ' ', '"."', '(', ')', '-', '_)', '[Red]'),
      { maxLength: 20 },
    );
    const whole = fc.integer({ min: 1, max: 999_999_999_999_999 - 1 });
    fc.assert(
      fc.property(separators, whole, (parts, value) => {
        const format = `${parts.join('')}0`;
        const digits = shownNumber(value, format)?.replace(/\D/g, '') ?? '';
        expect(Number(digits)).toBe(value);
        expect(digits.length).toBeGreaterThanOrEqual(String(value).length);
      }),
    );
  });
});

test.each([
  ['yyyy-mm-dd', true],
  ['[$-409]d\\-mmm\\-yy;@', true],
  ['h:mm AM/PM', true],
  ['[h]:mm', true],
  ['00000000000', false],
  ['"day "0', false],
  ['[Red]0', false],
  ['0\\d', false],
])('%s is a date: %s', (format, isDate) => {
  expect(isDateFormat(format)).toBe(isDate);
});

test('P12 a boolean is read as sheets show it', () => {
  expect(['1', '0', 'true', 'FALSE', ''].map(shownBoolean)).toEqual([
    ...['TRUE', 'FALSE', 'TRUE', 'FALSE', ''],
  ]);
});
