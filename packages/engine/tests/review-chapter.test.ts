/** What is wrong with a chapter's settings, categories and words is found before they are saved (K5, M1, M8, D2). */

import type { ChapterRecords } from 'domain/chapter.ts';
import { type OwnCategory, parseCategory } from 'domain/own-category.ts';
import { type OwnWord, parseWord } from 'domain/own-word.ts';
import { parseSettings, type Settings } from 'domain/settings.ts';
import { describe, expect, test } from 'vitest';
import { chapterReview } from '../src/admin/review-chapter.ts';
import { projectsKnowledge } from './fixtures.ts';

const review = chapterReview(projectsKnowledge.trades);

const RIGHT = { home: 'Pine Hollow', nearby: 'Cedar Bluff, Union' };
const OWN = { sphere: 'Other Services', open_seat_sphere: 'Professional Services' };

interface Changes {
  readonly settings?: Partial<Settings>;
  readonly categories?: readonly Partial<OwnCategory>[];
  readonly words?: readonly Partial<OwnWord>[];
}

/** The problems of a right chapter after these changes: 'boosts: …', or 'categories[1].name: …'. */
function problemsOf({ settings, categories = [], words = [] }: Changes): string[] {
  const records: ChapterRecords = {
    settings: [parseSettings({ ...RIGHT, ...settings })],
    categories: categories.flatMap((row, id) => parseCategory({ ...row, id }) ?? []),
    words: words.flatMap((row, id) => parseWord({ ...row, id }) ?? []),
  };
  return review(records).map(({ list, id, field, reason }) => {
    const place = list === 'settings' ? field : `${list}[${id}].${field}`;
    return `${place}: ${reason}`;
  });
}

test('K5 a chapter needs nothing of its own but its town', () => {
  expect(problemsOf({ settings: { nearby: null } })).toEqual([]);
  expect(problemsOf({})).toEqual([]);
});

test.each<[string, Changes, string]>([
  [
    'K2 home among the nearby towns',
    { settings: { nearby: 'pine hollow' } },
    "nearby: 'pine hollow' is already listed. Keep the first.",
  ],
  [
    'K2 a town twice',
    { settings: { nearby: 'Union, Cedar Bluff, Union' } },
    "nearby: 'Union' is already listed. Keep the first.",
  ],
  [
    'K2 a town whose members an earlier one takes',
    { settings: { nearby: 'Union, Union County' } },
    "nearby: 'Union County' contains 'Union', which is listed before it and would take its members.",
  ],
  [
    'M8 a boost for a misspelt category',
    { settings: { boosts: 'realtor: Ann' } },
    "boosts: No profession is called 'realtor'. Did you mean 'Realtor'?",
  ],
  [
    'M8 a boost for a title',
    { settings: { boosts: 'Realtor: Ann\nroofing contractor: Ann' } },
    "boosts: No profession is called 'roofing contractor'. Did you mean 'Roofer'?",
  ],
  [
    'D2 a word for an unknown category',
    { words: [{ say: 'zapper', mean: 'Xyzzy' }] },
    "words[0].mean: No profession is called 'Xyzzy'.",
  ],
  [
    'D2 a word twice',
    {
      words: [
        { say: 'zapper', mean: 'Electrician' },
        { say: 'Zappers', mean: 'Electrician' },
      ],
    },
    "words[1].say: 'Zappers' is already among your words. Keep one.",
  ],
  [
    'D2 a word of the chapter that is a title of another category',
    { words: [{ say: 'Shingler', mean: 'Plumber' }] },
    "words[0].say: 'Shingler' is already a name of Roofer.",
  ],
  [
    'D2 a word that is the name of another category',
    { words: [{ say: 'roofer', mean: 'Plumber' }] },
    "words[0].say: 'roofer' is already a name of Roofer.",
  ],
  [
    'D2 plain words',
    { words: [{ say: 'help', mean: 'Plumber' }] },
    "words[0].say: 'help' is too common to name a trade: all kinds of needs contain it.",
  ],
  [
    'D2 words without letters',
    { words: [{ say: '…', mean: 'Plumber' }] },
    "words[0].say: '…' is too common to name a trade: all kinds of needs contain it.",
  ],
  [
    'M1 a keyword of plain words',
    { categories: [{ name: 'Plumber', keywords: 'near me' }] },
    "categories[0].keywords: 'near me' is too common to name a trade: all kinds of needs contain it.",
  ],
  [
    'M1 a category twice',
    { categories: [{ name: 'Plumber' }, { name: 'Plumber' }] },
    "categories[1].name: There is already a profession 'Plumber'. Keep one, with all its words.",
  ],
  [
    'M1 a built-in category by another name',
    { categories: [{ name: 'Roofers' }] },
    "categories[0].name: 'Roofers' is already a name of Roofer.",
  ],
  [
    'M1 a built-in category misspelt',
    { categories: [{ name: 'Landscapper' }] },
    "categories[0].sphere: Pathfinder does not know 'Landscapper'. Your own profession needs a sphere and an open-seat sphere. Did you mean 'Landscaper'?",
  ],
  [
    'M1 a category of its own without an open-seat sphere',
    { categories: [{ name: 'Quill Cutter', sphere: 'Other Services' }] },
    "categories[0].open_seat_sphere: Pathfinder does not know 'Quill Cutter'. Your own profession needs an open-seat sphere.",
  ],
  [
    'M1 a title of another category',
    { categories: [{ name: 'Quill Cutter', titles: 'quill trimmer, roofer', ...OWN }] },
    "categories[0].titles: 'roofer' is already a name of Roofer.",
  ],
  [
    'M1 an unknown neighbour',
    { categories: [{ name: 'Plumber', neighbours: 'Handiman' }] },
    "categories[0].neighbours: No profession is called 'Handiman'. Did you mean 'Handyman'?",
  ],
])('K5 %s', (_, changes, problem) => {
  expect(problemsOf(changes)).toEqual([problem]);
});

describe('K5 what is not a problem', () => {
  test('M1 a category of the chapter’s own works like a built-in one', () => {
    expect(
      problemsOf({
        settings: { boosts: 'Quill Cutter: Ann' },
        categories: [
          { name: 'Quill Cutter', titles: 'quill trimmer, penman', ...OWN },
          { name: 'Pest Control', neighbours: 'Quill Cutter' },
        ],
        words: [{ say: 'birder', mean: 'Quill Cutter' }],
      }),
    ).toEqual([]);
  });

  test('D2 repeating what Pathfinder already knows, and words that name no member', () => {
    expect(problemsOf({ words: [{ say: 'shingler', mean: 'Roofer' }, { say: 'help' }] })).toEqual(
      [],
    );
  });
});

test('K5 a wording claimed by two records is reported for both, since either may be open in the form', () => {
  expect(
    problemsOf({
      categories: [{ name: 'Quill Cutter', titles: 'Quillers', ...OWN }],
      words: [{ say: 'quiller', mean: 'Electrician' }],
    }),
  ).toEqual([
    "categories[0].titles: 'Quillers' is already a name of Electrician.",
    "words[0].say: 'quiller' is already a name of Quill Cutter.",
  ]);
});
