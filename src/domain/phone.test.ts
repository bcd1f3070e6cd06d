import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasLostDigits, phoneIn } from './phone.ts';

/** What is dialled and what is shown, as 'number,extension = shown'. */
function read(text: string): string | null {
  const phone = phoneIn(text);
  return phone && `${phone.number}${phone.extension && `,${phone.extension}`} = ${phone.shown}`;
}

describe('M11 separators between the groups', () => {
  test.each([
    ['704–555–0142', '7045550142 = 704-555-0142'],
    ['+1 704‑555‑0143', '+17045550143 = +1 704-555-0143'],
    ['704/555-0144', '7045550144 = 704-555-0144'],
    ['704−555−0145', '7045550145 = 704-555-0145'],
    ['(704)555‑0146', '7045550146 = (704)555-0146'],
    ['704-\u200B555-0147', '7045550147 = 704-555-0147'],
    ['704·555·0148', '7045550148 = 704-555-0148'],
    ['704•555•0148', '7045550148 = 704-555-0148'],
    ['704\u00A0555\u20090148', '7045550148 = 704 555 0148'],
    ['\u202A+1 (704) 555\u00AD-0148\u202C', '+17045550148 = +1 (704) 555-0148'],
    ['[704] 555 0148', '7045550148 = (704) 555 0148'],
    ['704_555_0148', '7045550148 = 704-555-0148'],
    ['704 - 555 - 0148', '7045550148 = 704 - 555 - 0148'],
    ['704-555-\n0148', '7045550148 = 704-555- 0148'],
    ['+44, 20, 7946, 0018', '+442079460018 = +44-20-7946-0018'],
    ['(704 555-0148', '7045550148 = 704 555-0148'],
    ['☎ 704.555.0148', '7045550148 = 704.555.0148'],
    ['tel:+1-704-555-0148', '+17045550148 = +1-704-555-0148'],
    ['７０４－５５５－０１４８', '7045550148 = 704-555-0148'],
    ['٧٠٤-٥٥٥-٠١٤٨', '7045550148 = 704-555-0148'],
    ['7️⃣0️⃣4️⃣ 555 0148', '7045550148 = 704 555 0148'],
  ])('%j is %s', (text, number) => {
    expect(read(text)).toBe(number);
  });
});

describe('M11 the first of several numbers', () => {
  test.each([
    ['704-555-0112\n704-555-0113', '7045550112 = 704-555-0112'],
    ['704-555-0112 704-555-0113', '7045550112 = 704-555-0112'],
    ['704 555 0112 704 555 0113', '7045550112 = 704 555 0112'],
    ['7045550112/7045550113', '7045550112 = 7045550112'],
    ['704-555-0112/13', '7045550112 = 704-555-0112'],
    ['704.555.0112, 704.555.0113', '7045550112 = 704.555.0112'],
    ['1 704 555 0112 1 704 555 0113', '17045550112 = 1 704 555 0112'],
    ['555-0112 555-0113', '5550112 = 555-0112'],
    ['office (704) 555-0112, mobile 704-555-0113', '7045550112 = (704) 555-0112'],
    ['+44 20 7946 0018 +44 20 7946 0019', '+442079460018 = +44 20 7946 0018'],
    ['020 7946 0018 / 07700 900118', '02079460018 = 020 7946 0018'],
    ['020 7946 0018 020 7946 0019', '02079460018 = 020 7946 0018'],
    ['020 7946 0018, 19', '02079460018 = 020 7946 0018'],
    ['020 7946 0018 • 020 7946 0019', '02079460018 = 020 7946 0018'],
  ])('%j is %s', (text, number) => {
    expect(read(text)).toBe(number);
  });
});

describe('M11 what stands around a number is no part of it', () => {
  test.each([
    ['24/7: 704-555-0142', '7045550142 = 704-555-0142'],
    ['24/7 020 7946 0018', '02079460018 = 020 7946 0018'],
    ['9am-5pm: 704-555-0142', '7045550142 = 704-555-0142'],
    ['8:30 - 17:00, 020 7946 0018', '02079460018 = 020 7946 0018'],
    ['Mon-Fri 9-5 704-555-0142', '7045550142 = 704-555-0142'],
    ['after 12/31/2026 704-555-0142', '7045550142 = 704-555-0142'],
    ['Suite 5, 704-555-0142', '7045550142 = 704-555-0142'],
    ['Unit 12 020 7946 0018', '02079460018 = 020 7946 0018'],
    ['123 Main St, 704-555-0142', '7045550142 = 704-555-0142'],
    ['Cell:704-555-0142', '7045550142 = 704-555-0142'],
    ['704-555-0142 (cell)', '7045550142 = 704-555-0142'],
    ['ext 12 704-555-0142', '7045550142 = 704-555-0142'],
    ['x12 020 7946 0018', '02079460018 = 020 7946 0018'],
    ['704-555-0142 24/7', '7045550142 = 704-555-0142'],
    ['24-hour', null],
    ['x204', null],
    ['Suite 1200', null],
    ['1234 Main St, 28173', null],
    ['1234567890123456', null],
    ['call Bob', null],
    ['', null],
    ['911 only', '911 = 911'],
  ])('%j is %s', (text, number) => {
    expect(read(text)).toBe(number);
  });
});

test.each([
  ['+44 (0)20 7946 0018', '+442079460018 = +44 20 7946 0018'],
  ['+44(0)20 7946 0018', '+442079460018 = +44 20 7946 0018'],
  ['+44 (0) 20-7946-0018', '+442079460018 = +44 20-7946-0018'],
  ['+44 (020) 7946 0018', '+442079460018 = +44 (20) 7946 0018'],
  ['0044 (0)20 7946 0018', '00442079460018 = 0044 20 7946 0018'],
  ['44 (0)20 7946 0018', '+442079460018 = +44 20 7946 0018'],
  ['+49-(0)30-901820', '+4930901820 = +49 30-901820'],
  ['+39 (0)6 6982 1234', '+390669821234 = +39 (0)6 6982 1234'],
  ['(0)20 7946 0018', '02079460018 = (0)20 7946 0018'],
])('M11 the 0 of %j is dialled only where it belongs: %s', (text, number) => {
  expect(read(text)).toBe(number);
});

test.each([
  ...['x204', 'x 204', 'X204', 'ext. 204', 'ext 204', 'Ext: 204', 'extension 204', 'EXTENSION 204'],
  ...['extn 204', '#204', '# 204', ';ext=204', ', ext. 204', '(x204)', ',204', ',,204', ';204'],
])('M11 the extension in "704-555-0142 %s" is dialled and shown', (extension) => {
  // Phones pause at a comma that follows at once.
  const gaps = /^[,;]+\d/.test(extension) ? [''] : ['', ' '];
  for (const gap of gaps) {
    expect(read(`704-555-0142${gap}${extension}`)).toBe('7045550142,204 = 704-555-0142 ext. 204');
  }
});

test.each([
  ['1-800-ROOFERS', '18007663377 = 1-800-ROOFERS'],
  ['1–800–ROOFERS', '18007663377 = 1-800-ROOFERS'],
  ['1-800-roofers', '18007663377 = 1-800-roofers'],
  ['1-800-ROOFERS ext. 5', '18007663377,5 = 1-800-ROOFERS ext. 5'],
  ['1-800-ROOFERS CALL NOW', '18007663377 = 1-800-ROOFERS'],
  ['1 800 FLOWERS', '18003569377 = 1 800 FLOWERS'],
  ['(800) FLOWERS or 704-555-0142', '8003569377 = (800) FLOWERS'],
  ['1-888-4-ROOFER', '18884766337 = 1-888-4-ROOFER'],
  ['704-555-HOME', '7045554663 = 704-555-HOME'],
  ['704-555-0142-cell', '7045550142 = 704-555-0142'],
  ['704 555 0142 CELL', '7045550142 = 704 555 0142'],
])('M11 letters of %j are dialled where they are a number: %s', (text, number) => {
  expect(read(text)).toBe(number);
});

describe('M11 numbers that a spreadsheet has changed', () => {
  test.each(['7.04555E+09', '1.70456E+10', '7,04555E+09', '7.05e+09', '7E+09', '4.47912E+11'])(
    '%s has lost its digits, and is not dialled',
    (text) => {
      expect(phoneIn(text)).toBeNull();
      expect(phoneIn(`Cell: ${text}`)).toBeNull();
      expect(hasLostDigits(text)).toBe(true);
    },
  );

  test.each([
    ['7045550119.0', '7045550119 = 7045550119'],
    ['17045550119.00', '17045550119 = 17045550119'],
    ['704,555,0118', '7045550118 = 704-555-0118'],
    ['7,045,550,118', '7045550118 = 7-045-550-118'],
    ['7.045550142E9', '7045550142 = 7045550142'],
    ["'7045550119", '7045550119 = 7045550119'],
    ['="7045550119"', '7045550119 = 7045550119'],
  ])('%s is %s', (text, number) => {
    expect(read(text)).toBe(number);
    expect(hasLostDigits(text)).toBe(false);
  });
});

/** Numbers in groups, as they are written in different countries. */
const groups = fc.constantFrom(
  ...['704 555 0142', '1 704 555 0142', '+1 704 555 0142', '704 5550142', '555 0142'],
  ...['+44 20 7946 0018', '020 7946 0018', '07700 900118', '+49 30 901820', '+33 1 99 00 12 34'],
  ...['01 99 00 12 34', '+61 2 5550 0142', '+353 20 910 0018', '0044 20 7946 0018'],
);

const separator = fc.constantFrom(
  ...['-', '.', ' ', '/', ',', '·', '•', '_', '~', '*', '\u2010', '\u2011', '\u2012', '\u2013'],
  ...['\u2014', '\u2015', '\u2212', '\u00A0', '\u2007', '\u2009', '\u202F', '\u3000', '\t', ' - '],
  ...['\u00AD-', '\u200B-', '\u200E ', '\u2060.', '\u2800', '（', '）', ') ', ' ('],
);

test('M11 whatever separators stand between the groups, digits dialled equal digits shown', () => {
  const separators = fc.array(separator, { minLength: 6, maxLength: 6 });
  const around = fc.constantFrom('', 'Cell: ', 'Tel. ', 'Suite 5, ', '24/7: ', '\u202A');
  fc.assert(
    fc.property(groups, separators, around, (number, between, before) => {
      let at = 0;
      const text = before + number.replaceAll(' ', () => between[at++] ?? '-');
      const phone = phoneIn(text);
      expect(phone?.number).toBe(number.replaceAll(' ', ''));
      expect(phone?.shown.replace(/[^\d+]/g, '')).toBe(phone?.number);
    }),
    { numRuns: 2000 },
  );
});

test('M11 what is shown reads again as the same number, whatever the text', () => {
  const piece = fc.oneof(
    fc.constantFrom(...'0123456789+-()., /x#;:\n'),
    fc.constantFrom('704', '555', '0142', '+44', ' (0)', 'ext. ', '-HOME', 'E+09', '\u2013', '٧'),
    // Any character; fast-check's own unit 'binary' takes seconds to set up.
    fc.integer({ min: 0, max: 0x10_ff_ff }).map((code) => String.fromCodePoint(code)),
  );
  const text = fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(text, (any) => {
      const phone = phoneIn(any);
      if (phone === null) return;
      expect(phone.number).toMatch(/^\+?\d{3,18}$/);
      expect(phone.extension).toMatch(/^\d{0,7}$/);
      expect(phoneIn(phone.shown)).toEqual(phone);
    }),
    { numRuns: 3000 },
  );
});
