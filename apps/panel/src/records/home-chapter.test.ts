import { member } from 'domain/testing';
import { expect, test } from 'vitest';
import { homeChapterOf } from './home-chapter.ts';

test.each([
  [['Waxhaw', 'BNI Waxhaw', 'BNI Waxhaw', 'Fort Mill', 'Fort Mill', 'Fort Mill'], 'BNI Waxhaw'],
  [['WAXHAW'], 'WAXHAW'],
  [['Fort Mill', null], 'Waxhaw'],
  [[], 'Waxhaw'],
])('K1 among members of %j, a new member belongs to %s', (chapters, home) => {
  const members = chapters.map((chapter) => member({ chapter }));
  expect(homeChapterOf(members, 'Waxhaw')).toBe(home);
});
