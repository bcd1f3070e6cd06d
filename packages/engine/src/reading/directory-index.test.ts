import { expect, test } from 'vitest';
import { profession } from '../../tests/fixtures.ts';
import { knowledgeOf } from '../professions/trade-knowledge.ts';
import { tradeTable } from '../professions/trade-table.ts';
import { townRuns } from './directory-index.ts';

const { exact } = knowledgeOf(
  tradeTable([profession({ name: 'Mason', titles: 'mason', keywords: 'stone' })]),
);

test('K1 K2 a town is recognised by its name alone', () => {
  expect(townRuns(['Pine Hollow', 'Masonville'], exact)).toEqual([
    ['pine', 'hollow'],
    ['masonville'],
  ]);
});

test.each(['Mason', 'Stone'])(
  "K1 K2 the town %s, which is also a trade's word, is recognised only after a word like 'in'",
  (town) => {
    const runs = townRuns([town], exact);
    expect(runs).toContainEqual(['in', town.toLowerCase()]);
    expect(runs).not.toContainEqual([town.toLowerCase()]);
  },
);
