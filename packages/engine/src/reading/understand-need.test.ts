import { expect, test } from 'vitest';
import { profession } from '../../tests/fixtures.ts';
import { knowledgeOf } from '../professions/trade-knowledge.ts';
import { tradeTable } from '../professions/trade-table.ts';
import { relatedSearches } from './understand-need.ts';

const [roofer, plumber, florist] = knowledgeOf(
  tradeTable([
    profession({ name: 'Roofer', keywords: 'slate, thatch, shingle, roof leak' }),
    profession({ name: 'Plumber', keywords: 'drain, faucet, slate' }),
    profession({ name: 'Florist' }),
  ]),
).entries;

test('D4 up to 3 related terms per correction, without the corrected word itself', () => {
  expect(relatedSearches([{ word: 'roofer', entry: roofer }])).toEqual([
    'slate',
    'thatch',
    'shingle',
  ]);
  expect(relatedSearches([{ word: 'shingle', entry: roofer }])).toEqual([
    'roofer',
    'slate',
    'thatch',
  ]);
});

test('D4 at most 5 related searches in total, each once', () => {
  const corrected = [
    { word: 'roofer', entry: roofer },
    { word: 'plumber', entry: plumber },
    { word: 'thatch', entry: roofer },
  ];
  expect(relatedSearches(corrected)).toEqual(['slate', 'thatch', 'shingle', 'drain', 'faucet']);
});

test('D4 a word without a profession has no related search, and neither has a profession with only a name', () => {
  expect(relatedSearches([{ word: 'kitchen', entry: undefined }])).toEqual([]);
  expect(relatedSearches([{ word: 'florist', entry: florist }])).toEqual([]);
});
