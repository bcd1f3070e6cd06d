import { expect, test } from 'vitest';
import { profession } from '../../tests/routing/fixtures.ts';
import { placeNames } from './place-names.ts';
import { knowledgeOf } from './professions/trade-knowledge.ts';
import { tradeTable } from './professions/trade-table.ts';

const exact = knowledgeOf(
  tradeTable([profession({ name: 'Mason', titles: 'mason', keywords: 'stone' })]),
).exact;

test('K1 K2 a town goes by its name', () => {
  expect(placeNames(['Pine Hollow', 'Masonville'], exact)).toEqual([
    ['pine', 'hollow'],
    ['masonville'],
  ]);
});

test.each(['Mason', 'Stone'])(
  'K1 K2 %s, which is of a trade, is a town only where one stands',
  (town) => {
    const names = placeNames([town], exact);
    expect(names).toContainEqual(['in', town.toLowerCase()]);
    expect(names).not.toContainEqual([town.toLowerCase()]);
  },
);
