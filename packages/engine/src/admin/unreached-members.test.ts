/** P9 The members that no need leads to. */
import { demoChapter, demoDirectory } from 'domain/demo';
import type { Directory } from 'domain/directory.ts';
import { expect, test } from 'vitest';
import {
  chain,
  chapter,
  directory,
  ELSEWHERE,
  member,
  projectsKnowledge,
} from '../../tests/fixtures.ts';
import { createChapterPreview } from './chapter-preview.ts';

function unreachedIn(of: Directory, settings = chapter) {
  const finding = createChapterPreview(projectsKnowledge, of, settings).unreached();
  for (;;) {
    const { done, value } = finding.next();
    if (done) return value;
  }
}

const roofers = ['Ann', 'Ben', 'Cy', 'Di', 'Ed'].map((member_name) =>
  member({ member_name, priority: 1 }),
);

test('P9 a role that names no trade leads nowhere, whatever else the directory has', () => {
  const ida = member({ member_name: 'Ida', profession_role: 'Ambassador' });
  expect(unreachedIn(directory([ida, ...roofers]))).toEqual([
    { member: ida, trade: null, instead: [] },
  ]);
});

test('P9 an alias that names a trade leads there', () => {
  const ida = { profession_role: 'Ambassador', role_alias: 'Beekeeper' };
  expect(unreachedIn(directory([member(ida)]))).toEqual([]);
});

test('P9 a member whom others always outrank is listed, with those others', () => {
  const last = member({ member_name: 'Zed', chapter: ELSEWHERE });
  expect(unreachedIn(directory([last, ...roofers]))).toEqual([
    { member: last, trade: 'Roofer', instead: roofers },
  ]);
});

test('P9 a chain that names a member leads to them', () => {
  const ida = member({ member_name: 'Ida', profession_role: 'Ambassador' });
  const visit = chain({ roles_sequence: 'Ambassador', trigger_keywords: 'visit our chapter' });
  expect(unreachedIn(directory([ida], [visit]))).toEqual([]);
});

test('P9 a need leads to every member of the demo chapter', () => {
  expect(unreachedIn(demoDirectory(), demoChapter)).toEqual([]);
});

test('P9 an empty directory has none', () => {
  expect(unreachedIn(directory())).toEqual([]);
});
