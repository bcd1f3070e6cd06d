/** One file with all settings: what it contains, and what is refused (K5). */

import { parseChapterRecords } from 'domain/chapter.ts';
import { demoSettings as demo } from 'domain/demo';
import type { Expectation } from 'domain/expectation.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  chapterFile,
  readChapterFile,
  UnreadableChapter,
  type WholeChapter,
} from './chapter-file.ts';

const RECORDS = parseChapterRecords({
  ...demo,
  categories: [
    { id: 'quill', name: 'Quill Cutter', sphere: 'Other Services', titles: 'penman, quillman' },
  ],
  words: [
    { id: 'tin', say: 'tin knocker', mean: 'HVAC Technician', version: 3 },
    { id: 'box', say: 'jukebox', mean: null, version: 1 },
  ],
});
const PRESENT: WholeChapter = {
  ...RECORDS,
  expectations: [
    { id: 'leak', need: 'roof leak', kind: 'profession', answer: 'Roofer', version: 2 },
    { id: 'fire', need: 'fire', kind: 'danger', answer: null, version: 1 },
  ],
  demand: [{ day: '2026-11-23', profession: 'Beekeeper', asked: 3 }],
};

function read(file: object | string, present = PRESENT) {
  const text = typeof file === 'string' ? file : JSON.stringify(file);
  return readChapterFile(text, present, () => 'new');
}

function problemsOf(file: object | string): readonly string[] {
  try {
    read(file);
  } catch (reason) {
    if (reason instanceof UnreadableChapter) return reason.problems;
    throw reason;
  }
  return [];
}

test('K5 an exported file is read back unchanged', () => {
  const file = chapterFile(PRESENT);
  expect(read(file)).toEqual(PRESENT);
  expect(read(`\uFEFF${file}`)).toEqual(PRESENT);
});

test('K5 an earlier chapter.json is read; what it leaves out is kept', () => {
  const records = read({
    $schema: './chapter.schema.json',
    home: 'Pine Hollow',
    nearby: ['Cedar Bluff', 'Maple Junction'],
    boosts: [{ member: 'Ines Thorne', category: 'Realtor' }],
    synonyms: [{ say: 'Tin Knocker', mean: 'HVAC Technician' }],
    categories: [{ name: 'Roofer', keywords: ['snow rake', 'ice belt'] }],
    feedbackRecipient: 'circle@example.org',
  });
  expect(records.settings).toMatchObject([
    {
      chapter_name: 'Pine Hollow',
      home: 'Pine Hollow',
      nearby: 'Cedar Bluff, Maple Junction',
      boosts: 'Realtor: Ines Thorne',
      feedback_recipient: 'circle@example.org',
      emergency_number: '911',
      examples: demo.examples,
    },
  ]);
  expect(records.words).toEqual([
    { id: 'tin', version: 3, say: 'Tin Knocker', mean: 'HVAC Technician' },
  ]);
  expect(records.categories).toMatchObject([
    { id: 'new', version: null, name: 'Roofer', sphere: null, keywords: 'snow rake, ice belt' },
  ]);
  expect(records.expectations).toEqual(PRESENT.expectations);
  expect(records.demand).toEqual([]);
});

test.each<[string, object | string, string]>([
  ['a text that is not JSON', '{', 'This is not a file of chapter settings.'],
  ['a list', '[]', 'This is not a file of chapter settings.'],
  ['a number for a text', { home: 3 }, '"home" must be text.'],
  ['a text for a list', { nearby: 'Union' }, '"nearby" must be a list of entries without commas.'],
  ['a comma in a town', { nearby: ['A, B'] }, '"nearby" must be a list of entries without commas.'],
  ['a boost without a member', { boosts: [{ category: 'Realtor' }] }, '"boosts" must be a list of'],
  ['a word for a switch', { countsDemand: 'no' }, '"countsDemand" must be true or false.'],
  ['a blank town', { home: ' ' }, 'In the settings, Home town: Home town is required.'],
  ['a wrong address', { feedbackRecipient: 'ann' }, 'In the settings, Feedback address: An email'],
  [
    'a wrong number',
    { emergencyNumber: 'call us' },
    'In the settings, Emergency services: Use only digits',
  ],
  [
    'a number without a digit',
    { emergencyNumber: '+-' },
    'In the settings, Emergency services: Enter a number that can be dialed.',
  ],
  ['a synonym without meaning', { synonyms: [{ say: 'sparky' }] }, 'This is not a synonym: {"say"'],
  ['a category without a name', { categories: [{ titles: [] }] }, 'This is not a category: {"tit'],
  ['a number for a sphere', { categories: [{ name: 'X', sphere: 3 }] }, 'This is not a category'],
  ['an unknown sphere', { categories: [{ name: 'X', sphere: 'Trades' }] }, 'In categories, Sphere'],
  [
    'an expectation without an answer',
    { expectations: [{ need: 'x', kind: 'member' }] },
    'This is not an expectation',
  ],
  [
    'an unknown kind of answer',
    { expectations: [{ need: 'x', kind: 'magic' }] },
    'This is not an expectation',
  ],
  [
    'half a count',
    { demand: [{ day: '2026-11-23', profession: 'Baker', asked: 0.5 }] },
    'This is not a daily count of demand',
  ],
  ['a number among silent words', { silentWords: [1] }, 'This is not text: 1.'],
  [
    'a repeated count',
    { demand: [...PRESENT.demand, ...PRESENT.demand] },
    'This daily count is repeated: {"day"',
  ],
  [
    'more words than the database accepts',
    { silentWords: Array.from({ length: 501 }, (_, at) => `word ${at}`) },
    'A chapter can have 500 words at most, and this file has 501.',
  ],
])('K5 %s is refused with the reason', (_, file, reason) => {
  const problems = problemsOf(file);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(reason);
});

test('K5 E1 several expectations of one need each keep their row', () => {
  const [leak, fire] = PRESENT.expectations;
  const other: Expectation = {
    id: 'other',
    need: 'roof leak',
    kind: 'nobody',
    answer: null,
    version: 1,
  };
  const present = {
    ...PRESENT,
    expectations: [leak, other, fire].filter((one) => one !== undefined),
  };
  expect(read(chapterFile(present), present)).toEqual(present);
  const changed = [
    { need: 'roof leak', kind: 'nobody' },
    { need: 'roof leak', kind: 'danger' },
    { need: ' roof leak ', kind: 'chain', answer: 'Storm' },
  ];
  expect(read({ expectations: changed }, present).expectations).toEqual([
    { ...other, id: 'other' },
    { id: 'leak', need: 'roof leak', kind: 'danger', answer: null, version: 2 },
    { id: 'new', need: 'roof leak', kind: 'chain', answer: 'Storm', version: null },
  ]);
});

test('K5 spaces around a name do not make it another record', () => {
  const records = read({ synonyms: [{ say: ' tin knocker ', mean: 'Roofer ' }] });
  expect(records.words).toEqual([{ id: 'tin', version: 3, say: 'tin knocker', mean: 'Roofer' }]);
});

test('K5 all problems are reported at once', () => {
  expect(problemsOf({ home: 3, categories: 'none', synonyms: [1, 2] })).toHaveLength(4);
});

test('K5 any JSON is either read or refused', () => {
  const names = [...Object.keys(JSON.parse(chapterFile(PRESENT))), 'other'];
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), fc.jsonValue()), (file) => {
      for (const problem of problemsOf(file)) expect(problem).toMatch(/\S/);
    }),
  );
});
