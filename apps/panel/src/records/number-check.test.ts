import { demoDirectory } from 'domain/demo';
import { phoneIn } from 'domain/phone.ts';
import { member, oddContacts } from 'domain/testing';
import fc from 'fast-check';
import {
  type CountryCode,
  getCountries,
  getExampleNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/mobile/examples';
import { expect, test } from 'vitest';
import { numberCheck, phoneCountries } from './number-check.ts';

test.each([
  ['US', '704-555-0142', 'Dials +1 704 555 0142.'],
  ['US', '24/7: 704–555–0142 x204', 'Dials +1 704 555 0142, then 204.'],
  ['US', '1-800-ROOFERS', 'Dials +1 800 766 3377.'],
  ['US', 'Suite 5, 704,555,0118', 'Dials +1 704 555 0118.'],
  ['US', '+44 (0)20 7946 0018', 'Dials +44 20 7946 0018.'],
  ['US', '704-555-0112 704-555-0113', 'Dials +1 704 555 0112.'],
  ['GB', '020 7946 0018', 'Dials +44 20 7946 0018.'],
  ['XX', '704-555-0142', 'Dials +1 704 555 0142.'],
])('P9 in %s the panel says of %j: %s', (country, text, sentence) => {
  expect(numberCheck(country)(text)).toEqual({ sentence, isDoubtful: false });
});

test.each([
  ['US', '555-0142', 'Dials 5550142, which is not a complete phone number (United States).'],
  [
    'US',
    '704-555-01423',
    'Dials 70455501423, which is not a complete phone number (United States).',
  ],
  [
    'US',
    '020 7946 0018',
    'Dials 02079460018, which is not a complete phone number (United States).',
  ],
  ['US', '+44 20 7946', 'Dials +44207946, which is not a complete phone number.'],
  [
    'US',
    '+44 020 7946 0018',
    'Dials +4402079460018, but +44 20 7946 0018 may be meant. If so, enter only that number.',
  ],
  [
    'US',
    'zip 28173-1234: 704-555-0142',
    'Dials 281731234, but +1 704 555 0142 may be meant. If so, enter only that number.',
  ],
])('P9 in %s the panel warns of %j: %s', (country, text, sentence) => {
  expect(numberCheck(country)(text)).toEqual({ sentence, isDoubtful: true });
});

test('P9 the panel says nothing of a text without a number', () => {
  expect(numberCheck('US')('ask Bob')).toBeNull();
  expect(numberCheck('US')('7.04555E+09')).toBeNull();
});

test('P9 no number of the demo chapter is in doubt', () => {
  expect(oddContacts(demoDirectory().members, numberCheck('US')).size).toBe(0);
});

test('P9 a member with a number that lacks its area code is odd', () => {
  expect([...oddContacts([member({ phone: '555-0142' })], numberCheck('US')).values()]).toEqual([
    ['Phone “555-0142”: Dials 5550142, which is not a complete phone number (United States).'],
  ]);
});

test('K5 the countries to choose from are named, in order', () => {
  const names = Object.values(phoneCountries());
  expect(phoneCountries()).toMatchObject({ US: 'United States', GB: 'United Kingdom' });
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other)));
});

/** One number of each country whose numbers have seven digits or more: shorter ones need their country code. */
const numbers = getCountries().flatMap((country) => {
  const example = getExampleNumber(country, examples);
  return example && example.nationalNumber.length >= 7 ? [[country, example] as const] : [];
});

test('M11 P9 what visitors dial is what the library reads, in every country and however it is written', () => {
  const written = fc.constantFrom('national', 'international', 'E.164', 'RFC3966') as fc.Arbitrary<
    'national' | 'international' | 'E.164' | 'RFC3966'
  >;
  const gap = fc.constantFrom(' ', '-', '–', '‐', '−', '.', '·', '/', ',', '\u00A0', '\u200B-');
  const before = fc.constantFrom('', 'Cell: ', '24/7: ', '9am-5pm: ', 'Suite 5, ', 'ext 12 ');
  const after = fc.constantFrom('', ' (cell)', ' x204', ';ext=204', ', ext. 204');
  fc.assert(
    fc.property(
      fc.constantFrom(...numbers),
      fc.tuple(written, gap, before, after),
      ([country, example], [style, between, start, end]) => {
        const shape = style === 'national' ? example.formatNational() : format(example, style);
        const text = `${start}${shape.replaceAll(' ', between)}${end}`;
        const phone = phoneIn(text);
        expect(numberOf(phone?.number ?? '', country)).toBe(example.number);
        expect(phone?.extension).toBe(end.includes('204') ? '204' : '');
        expect(numberCheck(country)(text)?.isDoubtful).toBe(false);
      },
    ),
    { numRuns: 2000 },
  );
});

test('M11 P9 of two numbers in a cell, the first is dialled, in every country', () => {
  const gap = fc.constantFrom('\n', ' ', ', ', ' / ', '; ', ' or ', ' & ');
  fc.assert(
    fc.property(fc.constantFrom(...numbers), gap, ([country, example], between) => {
      const shape = example.formatNational();
      fc.pre(example.nationalNumber.length >= 8);
      const phone = phoneIn(`${shape}${between}${shape}`);
      expect(numberOf(phone?.number ?? '', country)).toBe(example.number);
    }),
    { numRuns: 2000 },
  );
});

function format(
  example: NonNullable<ReturnType<typeof getExampleNumber>>,
  style: 'international' | 'E.164' | 'RFC3966',
): string {
  if (style === 'international') return example.formatInternational();
  return style === 'E.164' ? example.number : example.getURI();
}

function numberOf(dialled: string, country: CountryCode): string | undefined {
  return parsePhoneNumberFromString(dialled, country)?.number;
}
