import { expect, test } from 'vitest';
import { profession } from '../../../tests/routing/fixtures.ts';
import { professionTable } from '../professions/profession-table.ts';
import { relatedSearches } from './related-searches.ts';

const [roofer, plumber, florist] = professionTable([
  profession({ name: 'Roofer', titles: 'roofer, slater, thatcher, shingler, reroofer' }),
  profession({ name: 'Plumber', titles: 'rooter, plumber, gas fitter, slater' }),
  profession({ name: 'Florist', titles: 'florist' }),
]);

test('D4 up to 3 related terms of one correction, without the corrected word itself', () => {
  expect(relatedSearches([{ word: 'roofer', entry: roofer }])).toEqual([
    'slater',
    'thatcher',
    'shingler',
  ]);
});

test('D4 at most 5 related searches in all, each once', () => {
  const corrected = [
    { word: 'roofer', entry: roofer },
    { word: 'plumber', entry: plumber },
    { word: 'thatcher', entry: roofer },
  ];
  expect(relatedSearches(corrected)).toEqual([
    'slater',
    'thatcher',
    'shingler',
    'rooter',
    'gas fitter',
  ]);
});

test('D4 a word that names no profession, or its only title, has no related search', () => {
  expect(relatedSearches([{ word: 'kitchen', entry: undefined }])).toEqual([]);
  expect(relatedSearches([{ word: 'florist', entry: florist }])).toEqual([]);
});
