import { type ChapterRecords, parseChapterRecords } from 'domain/chapter.ts';
import { demoDirectory } from 'domain/demo';
import type { Directory, EditedDirectory } from 'domain/directory.ts';
import { chain, directory, chapter as homeTown, member } from 'domain/testing';
import { expect, test } from 'vitest';
import { homeChapterOf, isSameDirectory } from './panel-directory.ts';

const ANN = member();
const BO = member({ member_name: 'Bo Baker' });
const SALE = chain();
const WORDS = [{ id: 'spark', say: 'sparky', mean: 'Electrician', version: 1 }];
const RECORDS = parseChapterRecords({ home: 'Hometown', words: WORDS });

test('P2 two reads of an unchanged directory are equal', () => {
  expect(isSameDirectory(edited(demoDirectory()), edited(demoDirectory()))).toBe(true);
});

test.each([
  ['a field', directory([{ ...ANN, company: 'Archer Roofs' }, BO], [SALE])],
  ['a version', directory([{ ...ANN, version: 2 }, BO], [SALE])],
  ['a chain', directory([ANN, BO], [{ ...SALE, notes: 'Spring only' }])],
  ['the order', directory([BO, ANN], [SALE])],
  ['one member fewer', directory([ANN], [SALE])],
  ['one chain more', directory([ANN, BO], [SALE, chain({ scenario: 'Moving' })])],
])('P2 a difference in %s makes the directories differ', (_, now) => {
  expect(isSameDirectory(edited(directory([ANN, BO], [SALE])), edited(now))).toBe(false);
});

test.each<[string, Partial<ChapterRecords>]>([
  ['the settings', { settings: parseChapterRecords({ home: 'Elsewhere' }).settings }],
  [
    'a word',
    { words: [{ ...RECORDS.words[0], id: 'spark', say: 'sparks', mean: null, version: 2 }] },
  ],
  ['a category', parseChapterRecords({ categories: [{ id: 'quill', name: 'Quill Cutter' }] })],
])('K5 a difference in %s makes the directories differ', (_, changes) => {
  expect(isSameDirectory(edited(demoDirectory()), edited(demoDirectory(), changes))).toBe(false);
});

function edited(read: Directory, changes: Partial<ChapterRecords> = {}): EditedDirectory {
  return { ...read, ...RECORDS, ...changes, chapter: homeTown };
}

test.each([
  [['Waxhaw', 'BNI Waxhaw', 'BNI Waxhaw', 'Fort Mill', 'Fort Mill', 'Fort Mill'], 'BNI Waxhaw'],
  [['WAXHAW'], 'WAXHAW'],
  [['Fort Mill', null], 'Waxhaw'],
  [[], 'Waxhaw'],
])('K1 among members of %j, a new member belongs to %s', (chapters, home) => {
  const members = chapters.map((chapter) => member({ chapter }));
  expect(homeChapterOf(members, 'Waxhaw')).toBe(home);
});
