/** What a chapter says that its own words mean is decisive where they are all of a need, for every trade (D2, E7). */
import type { Chapter } from 'domain/chapter.ts';
import { demoChapter, demoDirectory } from 'domain/demo';
import { expect, test } from 'vitest';
import { createChapterPreview } from '../src/admin/chapter-preview.ts';
import { givenAnswer } from '../src/admin/expected-answers.ts';
import { createEngine } from '../src/engine.ts';
import { projectsKnowledge } from './fixtures.ts';

const demo = demoDirectory();
const { categories } = createChapterPreview(projectsKnowledge, demo, demoChapter);

/** Each leads elsewhere by itself: to a member, to a trigger's chain, to two answers, and to nobody. */
const NEEDS = ['roof leak', 'planning our wedding', 'roof leak and a flat tire', 'blorp zizzle'];

const answerIn = (chapter: Chapter, need: string) =>
  givenAnswer(createEngine(projectsKnowledge, demo, chapter).route(need));

test.each(categories)('E7 any need can be made to mean %s', (mean) => {
  const synonyms = NEEDS.map((say) => ({ say, mean }));
  const { route } = createEngine(projectsKnowledge, demo, { ...demoChapter, synonyms });
  for (const need of NEEDS) {
    const outcome = route(need);
    // A neighbour may cover the seat of a trade that nobody holds.
    const about = outcome.openSeats[0] ?? givenAnswer(outcome).professions[0];
    expect(about, need).toBe(mean);
    expect(outcome.also, need).toEqual([]);
  }
});

test.each(NEEDS)("E7 '%s' can be made to name no member", (need) => {
  const silentWords = [need];
  expect(answerIn({ ...demoChapter, silentWords }, need).kind).toBe('nobody');
});

test('C1 E7 a need that equals a trigger still shows its chain', () => {
  const chapter = { ...demoChapter, synonyms: [{ say: 'wedding', mean: 'Roofer' }] };
  expect(answerIn(chapter, 'wedding').kind).toBe('chain');
});

test('S12 E7 a word of the chapter hides no danger', () => {
  const chapter = { ...demoChapter, synonyms: [{ say: 'I smell gas', mean: 'Roofer' }] };
  expect(answerIn(chapter, 'I smell gas').kind).toBe('danger');
});
