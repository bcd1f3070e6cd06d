/** K1 K2 M8 D2: a wrong chapter.json is told of by line, place and reason, all at once. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import schema from '../../chapter.schema.json' with { type: 'json' };
import { categoryNames } from '../../scripts/chapter/category-names.ts';
import { checkChapter } from '../../scripts/chapter/check-chapter.ts';
import { MEMBER_SPHERES, OPEN_SEAT_SPHERES } from '../../src/domain/sphere.ts';

const shipped = readFileSync(new URL('../../chapter.json', import.meta.url), 'utf8');

const right = {
  home: 'Pine Hollow',
  nearby: ['Cedar Bluff', 'Union'],
  boosts: [],
  synonyms: [],
  categories: [],
  feedbackRecipient: 'feedback@example.com',
};
const own = { sphere: 'Other Services', openSeatSphere: 'Professional Services' };

/** What is said of a right chapter after these changes, without line and column. */
function said(changes: object): string[] {
  const lines = checkChapter(JSON.stringify({ ...right, ...changes }));
  return lines.map((line) => line.replace(/^chapter\.json:1:\d+ /, ''));
}

test('K1 K2 the chapter that is shipped has no fault', () => {
  expect(checkChapter(shipped)).toEqual([]);
  expect(JSON.parse(shipped)).toMatchObject({
    home: 'Waxhaw',
    nearby: ['Fort Mill', 'Ballantyne', 'Union County', 'Matthews', 'Indian Land', 'Lake Wylie'],
  });
});

test('the example in the docs has no fault', () => {
  const page = readFileSync(new URL('../../docs/chapter-file.md', import.meta.url), 'utf8');
  const [, example = ''] = /```json\n(.*?)```/s.exec(page) ?? [];
  expect(checkChapter(example)).toEqual([]);
});

test('a chapter may have nothing of its own but its town', () => {
  expect(said({ nearby: [] })).toEqual([]);
});

test('a file saved with a byte order mark is read like any other', () => {
  expect(checkChapter(`\uFEFF${shipped}`)).toEqual([]);
});

test('every fault is told at once, in the order of the lines, with line and column', () => {
  const text = `{
  "home": "Pine Hollow",
  "nearby": ["Cedar Bluff"],
  "boosts": [
    { "member": "Ann Archer", "category": "Realtor" },
    { "member": "Bo Baker", "category": "Landscapper" }
  ],
  "synonyms": [{ "say": "", "mean": "Plumber" }],
  "categories": [],
  "feedbackRecipient": "nobody"
}`;
  expect(checkChapter(text)).toEqual([
    "chapter.json:6:41 boosts[1].category: No category is called 'Landscapper'. Did you mean 'Landscaper'?",
    "chapter.json:8:25 synonyms[0].say: '' is blank, or has a space before or after it.",
    "chapter.json:10:24 feedbackRecipient: 'nobody' is no email address.",
  ]);
});

describe('what is no JSON', () => {
  test.each([
    ['nothing', '', '1:1 The file is empty.'],
    ['only space', ' \n\n', '1:1 The file is empty.'],
    [
      'a comma after the last entry of a list',
      '{"a": [1, 2,\n]}',
      "1:12 Nothing follows this comma but ']'. Take the comma away.",
    ],
    [
      'a comma after the last entry of all',
      '{"a": 1,}',
      "1:8 Nothing follows this comma but '}'. Take the comma away.",
    ],
    ['a missing comma', '{"a": 1\n"b": 2}', "2:1 A ',' is missing before this."],
    ['a missing colon', '{"a" 1}', "1:6 A ':' is missing before this."],
    ['a missing brace', '{"a": 1', "1:8 A '}' is missing here."],
    ['a missing bracket', '{"a": [1', "1:9 A ']' is missing here."],
    ['a missing value', '{"a": }', '1:7 A value is missing here.'],
    ['a text without end', '{"a": "x\n}', "1:7 The closing '\"' of this text is missing."],
    ['single quotes', "{'a': 1}", '1:2 Text stands in straight double quotes: "Waxhaw".'],
    ['curly quotes', '{"a": “x”}', '1:7 Text stands in straight double quotes: "Waxhaw".'],
    ['a backslash', String.raw`{"a": "x\q"}`, String.raw`1:7 In text, write '\' as '\\'.`],
    ['a tab in text', '{"a": "x\ty"}', '1:7 Text stands on one line, without tabs.'],
    ['a comment', '{ // mine\n}', '1:3 This file cannot hold comments.'],
    ['something after the end', '{} {}', '1:4 The chapter has ended before this.'],
    ['no name', '{1: 2}', '1:2 A name in double quotes is missing here: "home".'],
  ])('%s', (_, text, line) => {
    expect(checkChapter(text)).toEqual([`chapter.json:${line}`]);
  });
});

describe('what the schema does not allow', () => {
  test('no group at all', () => {
    expect(checkChapter('[]')).toEqual(['chapter.json:1:1 This must be a group in { }.']);
  });

  test('a name given twice, of which JSON would keep the last', () => {
    const text = JSON.stringify(right).replace('{', '{"home":"Elsewhere",');
    expect(checkChapter(text)).toEqual([
      'chapter.json:1:21 home: This stands here twice. Keep one.',
    ]);
  });

  test('each part of a chapter is asked for, with what it is', () => {
    const lines = checkChapter('{}');
    expect(
      lines.map((line) => /^chapter\.json:1:1 "(\w+)" is missing\. \w/.exec(line)?.[1]),
    ).toEqual(Object.keys(right));
  });

  test.each([
    ['a text that is none', { home: 3 }, 'home: This must be text in double quotes.'],
    ['a list that is none', { nearby: 'Union' }, 'nearby: This must be a list in [ ].'],
    ['a group that is none', { boosts: [null] }, 'boosts[0]: This must be a group in { }.'],
    [
      'a number among texts, once',
      { categories: [{ name: 'Plumber', keywords: [1] }] },
      'categories[0].keywords[0]: This must be text in double quotes.',
    ],
    ['blank text', { home: ' ' }, "home: ' ' is blank, or has a space before or after it."],
    [
      'a space around text',
      { nearby: ['Union '] },
      "nearby[0]: 'Union ' is blank, or has a space before or after it.",
    ],
    [
      'an address that is none',
      { feedbackRecipient: 'a@b' },
      "feedbackRecipient: 'a@b' is no email address.",
    ],
    [
      'an address with more in it',
      { feedbackRecipient: 'a@example.com?bcc=b@example.com' },
      "feedbackRecipient: 'a@example.com?bcc=b@example.com' is no email address.",
    ],
    [
      'a comma in a title',
      { categories: [{ name: 'Plumber', titles: ['drain man, sewer man'] }] },
      "categories[0].titles[0]: 'drain man, sewer man' holds a comma; make an entry of each part.",
    ],
    [
      'a sphere that is none',
      { categories: [{ name: 'Plumber', sphere: 'Trades' }] },
      `categories[0].sphere: "Trades" is none of ${MEMBER_SPHERES.map((name) => `'${name}'`).join(', ')}.`,
    ],
    [
      'a synonym without meaning',
      { synonyms: [{ say: 'sparky' }] },
      `synonyms[0]: "mean" is missing. The category they mean, by its name: 'Electrician'.`,
    ],
    [
      'a name nearly known',
      { homes: 'x' },
      `homes: Nothing here is called "homes". Did you mean 'home'?`,
    ],
    [
      'a name unknown',
      { boosts: [{ member: 'Ann', category: 'Plumber', x: 1 }] },
      'boosts[0].x: Nothing here is called "x". It may be: member, category.',
    ],
  ])('%s', (_, changes, line) => {
    expect(said(changes)).toEqual([line]);
  });

  test('K3 the spheres it allows are those of the product', () => {
    const { sphere, openSeatSphere } = schema.properties.categories.items.properties;
    expect(sphere.enum).toEqual(MEMBER_SPHERES);
    expect(openSeatSphere.enum).toEqual(OPEN_SEAT_SPHERES);
  });
});

test('M1 editors offer the names of all categories: scripts/chapter/category-names.ts writes them', () => {
  expect(schema.$defs.category.examples).toEqual(categoryNames());
});

describe('what only the whole chapter tells', () => {
  test.each([
    [
      'K2 home among the nearby',
      { nearby: ['pine hollow'] },
      "nearby[0]: 'pine hollow' is named before. Keep the first.",
    ],
    [
      'K2 a town twice',
      { nearby: ['Union', 'Cedar Bluff', 'Union'] },
      "nearby[2]: 'Union' is named before. Keep the first.",
    ],
    [
      'K2 a town whose members an earlier one takes',
      { nearby: ['Union', 'Union County'] },
      "nearby[1]: 'Union County' contains 'Union', which is named before and would take its members.",
    ],
    [
      'M8 a boost for a category misspelt',
      { boosts: [{ member: 'Ann', category: 'realtor' }] },
      "boosts[0].category: No category is called 'realtor'. Did you mean 'Realtor'?",
    ],
    [
      'M8 a boost for a title',
      { boosts: [{ member: 'Ann', category: 'roofing contractor' }] },
      "boosts[0].category: No category is called 'roofing contractor'. Did you mean 'Roofer'?",
    ],
    [
      'D2 a synonym of nothing known',
      { synonyms: [{ say: 'zapper', mean: 'Xyzzy' }] },
      "synonyms[0].mean: No category is called 'Xyzzy'.",
    ],
    [
      'D2 a synonym twice',
      {
        synonyms: [
          { say: 'zapper', mean: 'Electrician' },
          { say: 'Zappers', mean: 'Electrician' },
        ],
      },
      "synonyms[1].say: 'Zappers' is among the synonyms already. Keep one.",
    ],
    [
      'D2 a synonym of two',
      {
        synonyms: [
          { say: 'zapper', mean: 'Electrician' },
          { say: 'zapper', mean: 'Pest Control' },
        ],
      },
      "synonyms[1].say: 'zapper' is a name of Electrician already.",
    ],
    [
      "D2 a synonym that is another's title",
      { synonyms: [{ say: 'Shingler', mean: 'Plumber' }] },
      "synonyms[0].say: 'Shingler' is a name of Roofer already.",
    ],
    [
      "D2 a synonym that is another's name",
      { synonyms: [{ say: 'roofer', mean: 'Plumber' }] },
      "synonyms[0].say: 'roofer' is a name of Roofer already.",
    ],
    [
      'D2 a synonym that tells nothing',
      { synonyms: [{ say: 'help', mean: 'Plumber' }] },
      "synonyms[0].say: 'help' tells of no trade: needs of every kind hold such words.",
    ],
    [
      'D2 a synonym without letters',
      { synonyms: [{ say: '…', mean: 'Plumber' }] },
      "synonyms[0].say: '…' tells of no trade: needs of every kind hold such words.",
    ],
    [
      'M1 a keyword that tells nothing',
      { categories: [{ name: 'Plumber', keywords: ['near me'] }] },
      "categories[0].keywords[0]: 'near me' tells of no trade: needs of every kind hold such words.",
    ],
    [
      'M1 a category twice',
      { categories: [{ name: 'Plumber' }, { name: 'Plumber' }] },
      "categories[1].name: The category 'Plumber' is here already. Keep one with all its words.",
    ],
    [
      'M1 a known category by another name',
      { categories: [{ name: 'Roofers' }] },
      "categories[0].name: 'Roofers' is a name of Roofer already.",
    ],
    [
      'M1 a known category misspelt',
      { categories: [{ name: 'Landscapper' }] },
      `categories[0].name: Pathfinder knows no 'Landscapper'; as a category of your own it needs "sphere" and "openSeatSphere". Did you mean 'Landscaper'?`,
    ],
    [
      'M1 an own category without its place',
      { categories: [{ name: 'Quill Cutter', sphere: 'Other Services' }] },
      `categories[0].name: Pathfinder knows no 'Quill Cutter'; as a category of your own it needs "openSeatSphere".`,
    ],
    [
      "M1 a title that is another's",
      { categories: [{ name: 'Quill Cutter', titles: ['roofer'], ...own }] },
      "categories[0].titles[0]: 'roofer' is a name of Roofer already.",
    ],
    [
      'M1 a neighbour that is none',
      { categories: [{ name: 'Plumber', neighbours: ['Handiman'] }] },
      "categories[0].neighbours[0]: No category is called 'Handiman'. Did you mean 'Handyman'?",
    ],
  ])('%s', (_, changes, line) => {
    expect(said(changes)).toEqual([line]);
  });

  test('a category of the chapter is as good as a known one', () => {
    const quillCutter = { name: 'Quill Cutter', titles: ['quill trimmer', 'penman'], ...own };
    expect(
      said({
        categories: [quillCutter, { name: 'Pest Control', neighbours: ['Quill Cutter'] }],
        boosts: [{ member: 'Ann', category: 'Quill Cutter' }],
        synonyms: [{ say: 'birder', mean: 'Quill Cutter' }],
      }),
    ).toEqual([]);
  });

  test('what Pathfinder knows already may be told again', () => {
    expect(said({ synonyms: [{ say: 'shingler', mean: 'Roofer' }] })).toEqual([]);
  });
});
