import { member } from 'domain/testing';
import { expect, test } from 'vitest';
import { sharedSeatInWords } from './one-holder.ts';

test.each([
  [['Ann', 'Bo'], 'Plumber: this seat would have 2 holders at home, Ann and Bo.'],
  [
    ['Ann', 'Bo', 'Cy', 'Di', 'Ed', 'Flo'],
    'Plumber: this seat would have 6 holders at home, Ann, Bo, Cy, Di and 2 more.',
  ],
])('P13 holders %j are named', (names, sentence) => {
  const members = names.map((member_name) => member({ member_name }));
  expect(sharedSeatInWords({ trade: 'Plumber', members })).toBe(sentence);
});
