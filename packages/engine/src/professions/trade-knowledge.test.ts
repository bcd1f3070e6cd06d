import type { ChapterCategory } from 'domain/chapter.ts';
import { expect, test } from 'vitest';
import { chapter, profession } from '../../tests/fixtures.ts';
import { wordsOf } from '../text/word.ts';
import { chapterTrades, knowledgeOf } from './trade-knowledge.ts';
import { tradeTable } from './trade-table.ts';

const table = tradeTable([
  profession({ name: 'Roofer', titles: 'roofer', keywords: 'shingle', neighbours: 'Handyman' }),
  profession({ name: 'Handyman', titles: 'handyman' }),
]);

/** Each profession's terms by kind. */
function termsIn(trades: typeof table) {
  return knowledgeOf(trades).entries.map(({ profession: { name }, terms }) => [
    name,
    ...terms.map(({ kind, text }) => `${kind}: ${text}`),
  ]);
}

test('M1 a chapter without its own words uses the table unchanged', () => {
  expect(chapterTrades(table, chapter)).toBe(table);
});

test('M1 the chapter’s own category is added after the table, with its name and words', () => {
  const own: ChapterCategory = {
    name: 'Well Keeper',
    sphere: 'Health & Wellness',
    openSeatSphere: 'Professional Services',
    titles: ['well minder'],
    keywords: ['well', 'pump house'],
    needs: ['sand in the water'],
    neighbours: ['Handyman', 'Roofer'],
  };
  const trades = chapterTrades(table, { ...chapter, categories: [own] });
  expect(trades.professions.slice(0, 2)).toEqual(table.professions);
  expect(trades.professions[2]).toMatchObject({
    name: 'Well Keeper',
    sphere: 'Health & Wellness',
    openSeatSphere: 'Professional Services',
    neighbours: ['Handyman', 'Roofer'],
  });
  expect(termsIn(trades)[2]).toEqual([
    'Well Keeper',
    'title: Well Keeper',
    'title: well minder',
    'keyword: well',
    'keyword: pump house',
    'symptom: sand in the water',
  ]);
});

test('M1 words for a known category are added to it; the rest of the table is unchanged', () => {
  const more: ChapterCategory = {
    name: 'Roofer',
    keywords: ['ice belt'],
    sphere: 'Other Services',
  };
  const trades = chapterTrades(table, { ...chapter, categories: [more] });
  expect(trades.professions[0]).toMatchObject({
    neighbours: ['Handyman'],
    sphere: 'Other Services',
    openSeatSphere: 'Trades & Home Services',
  });
  expect(termsIn(trades)).toEqual([
    ['Roofer', 'title: roofer', 'keyword: shingle', 'keyword: ice belt'],
    ['Handyman', 'title: handyman'],
  ]);
});

test("O2 K3 the chapter's open-seat sphere replaces that of the table, for its category only", () => {
  const more: ChapterCategory = { name: 'Roofer', openSeatSphere: 'Professional Services' };
  const { professions } = chapterTrades(table, { ...chapter, categories: [more] });
  expect(
    professions.map(({ name, sphere, openSeatSphere }) => [name, sphere, openSeatSphere]),
  ).toEqual([
    ['Roofer', 'Trades & Home Services', 'Professional Services'],
    ['Handyman', 'Trades & Home Services', 'Trades & Home Services'],
  ]);
});

test('O2 K3 a new category without spheres is under the general ones', () => {
  const { professions } = chapterTrades(table, {
    ...chapter,
    categories: [{ name: 'Well Keeper' }],
  });
  expect(professions[2]).toMatchObject({
    sphere: 'Other Services',
    openSeatSphere: 'General Business Services',
  });
});

test('D2 synonyms are separate from titles, for known and new categories', () => {
  const trades = chapterTrades(table, {
    ...chapter,
    synonyms: [
      { say: 'slate man', mean: 'Roofer' },
      { say: 'bucket man', mean: 'Well Keeper' },
    ],
    categories: [{ name: 'Well Keeper' }],
  });
  expect(termsIn(trades)).toEqual([
    ['Roofer', 'title: roofer', 'keyword: shingle', 'synonym: slate man'],
    ['Handyman', 'title: handyman'],
    ['Well Keeper', 'title: Well Keeper', 'synonym: bucket man'],
  ]);
});

test('D2 a synonym of an unknown category changes nothing', () => {
  const synonyms = [{ say: 'sparky', mean: 'Electrician' }];
  expect(termsIn(chapterTrades(table, { ...chapter, synonyms }))).toEqual(termsIn(table));
});

test('M1 added words are evidence like the words of the table', () => {
  const more: ChapterCategory = { name: 'Roofer', keywords: ['ice belt', 'shingle hook'] };
  const { evidence } = knowledgeOf(chapterTrades(table, { ...chapter, categories: [more] }));
  const [ice, belt] = wordsOf('ice belt');
  expect(evidence.pair(ice?.stem ?? '', belt?.stem ?? '')).toMatchObject([{ profession: 0 }]);
  expect(evidence.word('hook')).toMatchObject([{ profession: 0 }]);
});

test('M4 K5 a neighbour that is not a category, or was deleted, is left out, and every need is still answered', () => {
  const own: ChapterCategory = { name: 'Well Keeper', neighbours: ['Dowser', 'Handyman'] };
  const trades = chapterTrades(table, { ...chapter, categories: [own] });
  const [keeper] = knowledgeOf(trades).entries.slice(2);
  expect(keeper?.neighbours.map(({ profession: { name } }) => name)).toEqual(['Handyman']);
});
