/** K1 K2 M8 D2: an invalid chapter.json is reported with lines, places and reasons, all at once. */
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

/** The problems of a valid chapter after these changes, without line and column. */
function problemsOf(changes: object): string[] {
  const lines = checkChapter(JSON.stringify({ ...right, ...changes }));
  return lines.map((line) => line.replace(/^chapter\.json:1:\d+ /, ''));
}

test('K1 K2 the shipped chapter is valid', () => {
  expect(checkChapter(shipped)).toEqual([]);
  expect(JSON.parse(shipped)).toMatchObject({
    home: 'Waxhaw',
    nearby: ['Fort Mill', 'Ballantyne', 'Union County', 'Matthews', 'Indian Land', 'Lake Wylie'],
  });
});

test('the example in the docs is valid', () => {
  const page = readFileSync(new URL('../../docs/chapter-file.md', import.meta.url), 'utf8');
  const [, example = ''] = /```json\n(.*?)```/s.exec(page) ?? [];
  expect(checkChapter(example)).toEqual([]);
});

test('a chapter needs nothing of its own but its town', () => {
  expect(problemsOf({ nearby: [] })).toEqual([]);
});

test('a file saved with a byte order mark is read like any other', () => {
  expect(checkChapter(`\uFEFF${shipped}`)).toEqual([]);
});

test('all problems are reported at once, in the order of the lines, with line and column', () => {
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
    "chapter.json:10:24 feedbackRecipient: 'nobody' is not an email address.",
  ]);
});

describe('invalid JSON', () => {
  test.each([
    ['an empty file', '', '1:1 The file is empty.'],
    ['only spaces', ' \n\n', '1:1 The file is empty.'],
    [
      'a comma after the last entry of a list',
      '{"a": [1, 2,\n]}',
      "1:12 There is only ']' after this comma. Remove the comma.",
    ],
    [
      'a comma after the last entry of the file',
      '{"a": 1,}',
      "1:8 There is only '}' after this comma. Remove the comma.",
    ],
    ['a missing comma', '{"a": 1\n"b": 2}', "2:1 A ',' is missing before this."],
    ['a missing colon', '{"a" 1}', "1:6 A ':' is missing before this."],
    ['a missing brace', '{"a": 1', "1:8 A '}' is missing here."],
    ['a missing bracket', '{"a": [1', "1:9 A ']' is missing here."],
    ['a missing value', '{"a": }', '1:7 A value is missing here.'],
    ['an unterminated text', '{"a": "x\n}', "1:7 The closing '\"' of this text is missing."],
    ['single quotes', "{'a': 1}", '1:2 Put text in straight double quotes: "Waxhaw".'],
    ['curly quotes', '{"a": “x”}', '1:7 Put text in straight double quotes: "Waxhaw".'],
    ['a backslash', String.raw`{"a": "x\q"}`, String.raw`1:7 In text, write '\' as '\\'.`],
    ['a tab in text', '{"a": "x\ty"}', '1:7 Text must be on one line, without tabs.'],
    ['a comment', '{ // mine\n}', '1:3 This file cannot contain comments.'],
    ['something after the end', '{} {}', '1:4 The file should end before this.'],
    ['no name', '{1: 2}', '1:2 A name in double quotes is missing here: "home".'],
  ])('%s', (_, text, line) => {
    expect(checkChapter(text)).toEqual([`chapter.json:${line}`]);
  });
});

describe('what the schema does not allow', () => {
  test('no group at all', () => {
    expect(checkChapter('[]')).toEqual(['chapter.json:1:1 This must be a group in { }.']);
  });

  test('a repeated name (JSON would keep the last)', () => {
    const text = JSON.stringify(right).replace('{', '{"home":"Elsewhere",');
    expect(checkChapter(text)).toEqual(['chapter.json:1:21 home: This is listed twice. Keep one.']);
  });

  test('each missing part is reported with its description', () => {
    const lines = checkChapter('{}');
    expect(
      lines.map((line) => /^chapter\.json:1:1 "(\w+)" is missing\. \w/.exec(line)?.[1]),
    ).toEqual(Object.keys(right));
  });

  test.each([
    ['a number instead of a text', { home: 3 }, 'home: This must be text in double quotes.'],
    ['a text instead of a list', { nearby: 'Union' }, 'nearby: This must be a list in [ ].'],
    ['null instead of a group', { boosts: [null] }, 'boosts[0]: This must be a group in { }.'],
    [
      'a number among texts, reported once',
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
      'an invalid address',
      { feedbackRecipient: 'a@b' },
      "feedbackRecipient: 'a@b' is not an email address.",
    ],
    [
      'an address with parameters',
      { feedbackRecipient: 'a@example.com?bcc=b@example.com' },
      "feedbackRecipient: 'a@example.com?bcc=b@example.com' is not an email address.",
    ],
    [
      'a comma in a title',
      { categories: [{ name: 'Plumber', titles: ['drain man, sewer man'] }] },
      "categories[0].titles[0]: 'drain man, sewer man' contains a comma; make each part an entry of its own.",
    ],
    [
      'an unknown sphere',
      { categories: [{ name: 'Plumber', sphere: 'Trades' }] },
      `categories[0].sphere: "Trades" is not one of ${MEMBER_SPHERES.map((name) => `'${name}'`).join(', ')}.`,
    ],
    [
      'a synonym without meaning',
      { synonyms: [{ say: 'sparky' }] },
      `synonyms[0]: "mean" is missing. The category they mean, by its name: 'Electrician'.`,
    ],
    ['a misspelt name', { homes: 'x' }, `homes: "homes" is unknown. Did you mean 'home'?`],
    [
      'an unknown name',
      { boosts: [{ member: 'Ann', category: 'Plumber', x: 1 }] },
      'boosts[0].x: "x" is unknown. Allowed here: member, category.',
    ],
  ])('%s', (_, changes, line) => {
    expect(problemsOf(changes)).toEqual([line]);
  });

  test('K3 the allowed spheres are those of the product', () => {
    const { sphere, openSeatSphere } = schema.properties.categories.items.properties;
    expect(sphere.enum).toEqual(MEMBER_SPHERES);
    expect(openSeatSphere.enum).toEqual(OPEN_SEAT_SPHERES);
  });
});

test('M1 the schema lists the names of all categories: scripts/chapter/category-names.ts writes them', () => {
  expect(schema.$defs.category.examples).toEqual(categoryNames());
});

describe('what only the whole chapter shows', () => {
  test.each([
    [
      'K2 home among the nearby towns',
      { nearby: ['pine hollow'] },
      "nearby[0]: 'pine hollow' is already listed. Keep the first.",
    ],
    [
      'K2 a town twice',
      { nearby: ['Union', 'Cedar Bluff', 'Union'] },
      "nearby[2]: 'Union' is already listed. Keep the first.",
    ],
    [
      'K2 a town whose members an earlier one takes',
      { nearby: ['Union', 'Union County'] },
      "nearby[1]: 'Union County' contains 'Union', which is listed before it and would take its members.",
    ],
    [
      'M8 a boost for a misspelt category',
      { boosts: [{ member: 'Ann', category: 'realtor' }] },
      "boosts[0].category: No category is called 'realtor'. Did you mean 'Realtor'?",
    ],
    [
      'M8 a boost for a title',
      { boosts: [{ member: 'Ann', category: 'roofing contractor' }] },
      "boosts[0].category: No category is called 'roofing contractor'. Did you mean 'Roofer'?",
    ],
    [
      'D2 a synonym of an unknown category',
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
      "synonyms[1].say: 'Zappers' is already among the synonyms. Keep one.",
    ],
    [
      'D2 a synonym of two categories',
      {
        synonyms: [
          { say: 'zapper', mean: 'Electrician' },
          { say: 'zapper', mean: 'Pest Control' },
        ],
      },
      "synonyms[1].say: 'zapper' is already a name of Electrician.",
    ],
    [
      'D2 a synonym that is a title of another category',
      { synonyms: [{ say: 'Shingler', mean: 'Plumber' }] },
      "synonyms[0].say: 'Shingler' is already a name of Roofer.",
    ],
    [
      'D2 a synonym that is the name of another category',
      { synonyms: [{ say: 'roofer', mean: 'Plumber' }] },
      "synonyms[0].say: 'roofer' is already a name of Roofer.",
    ],
    [
      'D2 a synonym of plain words',
      { synonyms: [{ say: 'help', mean: 'Plumber' }] },
      "synonyms[0].say: 'help' names no trade: needs of every kind contain such words.",
    ],
    [
      'D2 a synonym without letters',
      { synonyms: [{ say: '…', mean: 'Plumber' }] },
      "synonyms[0].say: '…' names no trade: needs of every kind contain such words.",
    ],
    [
      'M1 a keyword of plain words',
      { categories: [{ name: 'Plumber', keywords: ['near me'] }] },
      "categories[0].keywords[0]: 'near me' names no trade: needs of every kind contain such words.",
    ],
    [
      'M1 a category twice',
      { categories: [{ name: 'Plumber' }, { name: 'Plumber' }] },
      "categories[1].name: The category 'Plumber' is already in the list. Keep one entry with all its words.",
    ],
    [
      'M1 a known category by another name',
      { categories: [{ name: 'Roofers' }] },
      "categories[0].name: 'Roofers' is already a name of Roofer.",
    ],
    [
      'M1 a known category misspelt',
      { categories: [{ name: 'Landscapper' }] },
      `categories[0].name: Pathfinder does not know 'Landscapper'. As a category of your own it needs "sphere" and "openSeatSphere". Did you mean 'Landscaper'?`,
    ],
    [
      'M1 an own category without a sphere',
      { categories: [{ name: 'Quill Cutter', sphere: 'Other Services' }] },
      `categories[0].name: Pathfinder does not know 'Quill Cutter'. As a category of your own it needs "openSeatSphere".`,
    ],
    [
      'M1 a title of another category',
      { categories: [{ name: 'Quill Cutter', titles: ['roofer'], ...own }] },
      "categories[0].titles[0]: 'roofer' is already a name of Roofer.",
    ],
    [
      'M1 an unknown neighbour',
      { categories: [{ name: 'Plumber', neighbours: ['Handiman'] }] },
      "categories[0].neighbours[0]: No category is called 'Handiman'. Did you mean 'Handyman'?",
    ],
  ])('%s', (_, changes, line) => {
    expect(problemsOf(changes)).toEqual([line]);
  });

  test('one of the chapter’s own categories works like a known one', () => {
    const quillCutter = { name: 'Quill Cutter', titles: ['quill trimmer', 'penman'], ...own };
    expect(
      problemsOf({
        categories: [quillCutter, { name: 'Pest Control', neighbours: ['Quill Cutter'] }],
        boosts: [{ member: 'Ann', category: 'Quill Cutter' }],
        synonyms: [{ say: 'birder', mean: 'Quill Cutter' }],
      }),
    ).toEqual([]);
  });

  test('repeating what Pathfinder already knows is fine', () => {
    expect(problemsOf({ synonyms: [{ say: 'shingler', mean: 'Roofer' }] })).toEqual([]);
  });
});
