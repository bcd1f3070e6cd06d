import { expect, test } from 'vitest';
import { profession } from '../../../tests/routing/fixtures.ts';
import { sharedTitles } from './shared-titles.ts';
import { readTerms } from './terms.ts';
import { tradeTable } from './trade-table.ts';

const shared = sharedTitles(
  readTerms(
    tradeTable([
      profession({ name: 'Estate Attorney', titles: 'estate attorney, probate lawyer' }),
      profession({ name: 'Tax Attorney', titles: 'tax attorney, tax advisor, tax man' }),
      profession({ name: 'Baker', titles: 'baker, cake baker', keywords: 'tax advisor' }),
    ]),
  ),
);

test.each([
  ['attorney', true, 'two professions end a title with it'],
  ['lawyer', false, 'one profession does'],
  ['baker', false, 'one profession does, twice'],
  ['advisor', false, 'the other profession has it as a thing, not a title'],
  ['tax', false, 'it ends no title'],
  ['zebra', false, 'no title holds it'],
])('M7 %s is a shared title: %s, since %s', (word, expected) => {
  expect(shared.has(word)).toBe(expected);
});
