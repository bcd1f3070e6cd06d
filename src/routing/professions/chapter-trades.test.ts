import { expect, test } from 'vitest';
import { chapter, profession } from '../../../tests/routing/fixtures.ts';
import type { ChapterCategory } from '../../domain/chapter.ts';
import { chapterTrades } from './chapter-trades.ts';

const table = [
  profession({ name: 'Roofer', titles: 'roofer', keywords: 'shingle', neighbours: 'Handyman' }),
  profession({ name: 'Handyman', titles: 'handyman' }),
];

test('M1 a chapter without words of its own has the table as it is', () => {
  expect(chapterTrades(table, chapter)).toEqual(table);
});

test('M1 a category of its own comes after the table, by its name and its words', () => {
  const own: ChapterCategory = {
    name: 'Well Keeper',
    sphere: 'Health & Wellness',
    openSeatSphere: 'Professional Services',
    titles: ['well minder'],
    keywords: ['well', 'pump house'],
    needs: ['sand in the water'],
    neighbours: ['Handyman', 'Roofer'],
  };
  const rows = chapterTrades(table, { ...chapter, categories: [own] });
  expect(rows.slice(0, 2)).toEqual(table);
  expect(rows.slice(2)).toMatchObject([
    {
      name: 'Well Keeper',
      sphere: 'Health & Wellness',
      openSeatSphere: 'Professional Services',
      titles: 'Well Keeper, well minder',
      keywords: 'well, pump house',
      symptoms: 'sand in the water',
      neighbours: 'Handyman, Roofer',
    },
  ]);
});

test('M1 more words for a known category add to its own; it keeps its place and what is not said', () => {
  const more: ChapterCategory = {
    name: 'Roofer',
    keywords: ['ice belt'],
    sphere: 'Other Services',
  };
  const [roofer, ...rest] = chapterTrades(table, { ...chapter, categories: [more] });
  expect(roofer).toMatchObject({
    titles: 'roofer',
    keywords: 'shingle, ice belt',
    neighbours: 'Handyman',
    sphere: 'Other Services',
    openSeatSphere: 'Trades & Home Services',
  });
  expect(rest).toEqual(table.slice(1));
});

test('D2 synonyms stand apart from titles, for a known category and for one of its own', () => {
  const synonyms = [
    { say: 'slate man', mean: 'Roofer' },
    { say: 'shingle man', mean: 'Roofer' },
    { say: 'bucket man', mean: 'Well Keeper' },
  ];
  const rows = chapterTrades(table, {
    ...chapter,
    synonyms,
    categories: [{ name: 'Well Keeper' }],
  });
  expect(rows.map(({ synonyms }) => synonyms)).toEqual([
    'slate man, shingle man',
    undefined,
    'bucket man',
  ]);
});

test('D2 a synonym of a category that is not there changes nothing', () => {
  const synonyms = [{ say: 'sparky', mean: 'Electrician' }];
  expect(chapterTrades(table, { ...chapter, synonyms })).toEqual(table);
});
