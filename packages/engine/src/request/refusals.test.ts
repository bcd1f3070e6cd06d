/** What a text refuses, over a small table. */
import { expect, test } from 'vitest';
import { readClauses } from '../../tests/request-fixtures.ts';
import { refusedSpans } from './refusals.ts';

/** The refused words as typed. */
function refused(text: string): string[] {
  const clauses = readClauses(text);
  return refusedSpans(clauses).map(({ from, to }) =>
    clauses.words
      .slice(from, to)
      .map(({ typed }) => typed)
      .join(' '),
  );
}

test.each([
  ['not a kennel', ['not a kennel']],
  ['no kennel', ['no kennel']],
  ['not a house painter', ['not a house painter']],
  ['not plumber, electrician', ['not plumber']],
  ["I don't need a plumber, I need an electrician", ['dont need a plumber']],
  ['anything but a realtor', ['anything but a realtor']],
  ['instead of a lawyer', ['instead of a lawyer']],
  ['lawyer but not divorce', ['but not divorce']],
  ['plumber, not a company', ['not a company']],
  ['electrician not plumber', ['not plumber']],
  ['a dentist instead of a plumber or baker', ['instead of a plumber or baker']],
  ['dont need fancy just need a plumber', ['dont need fancy']],
  ['never wanted anything but i need a plumber', ['anything but']],
  ['dont want just a plumber, need a dentist', ['dont want just a plumber']],
  ['not a plumber, not a baker, a dentist', ['not a plumber', 'not a baker']],
])("M6 '%s' refuses %j", (text, parts) => {
  expect(refused(text)).toEqual(parts);
});

test.each([
  ['not just a plumber', 'more than one is asked for'],
  ['not sure which plumber', 'nothing is refused'],
  ['the toilet does not flush, need a plumber', 'a thing does not work'],
  ['not happy with my plumber', 'other words come before the trade'],
  ['instead of the beach', 'nothing else is named'],
  ['does anyone no a plumber', "it means 'know'"],
  ['we have no lawyer', 'whoever lacks one needs one'],
  ['opinions on everything except a plumber', 'a plumber is what is lacking'],
  ['not looking for the cheapest plumber, but the one who comes', 'only one kind is refused'],
  ['a plumber', 'no refusal'],
  ['not', 'nothing follows'],
  ['', 'an empty need'],
])("M6 '%s' refuses nothing: %s", (text) => {
  expect(refused(text)).toEqual([]);
});
