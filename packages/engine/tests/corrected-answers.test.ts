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

/** Without the chapter's words: two are answered by a member, two by a chain, two by two answers, two by nobody. */
const NEEDS = [
  ...['roof leak', 'my tooth hurts'],
  ...['planning our wedding', 'we are starting a business'],
  ...['roof leak and a flat tire', 'fix the sink and paint the fence'],
  ...['blorp zizzle', 'quux frobnitz'],
];

const answerIn = (chapter: Chapter, need: string) =>
  givenAnswer(createEngine(projectsKnowledge, demo, chapter).route(need));

/** So many trades at a time, each for another of the needs. */
const groups = Array.from({ length: Math.ceil(categories.length / NEEDS.length) }, (_, i) =>
  categories.slice(i * NEEDS.length, (i + 1) * NEEDS.length),
);

test.each(groups)(
  'E7 any need can be made to mean %s, as others the trades after it',
  (...trades) => {
    const synonyms = trades.map((mean, i) => ({ say: NEEDS[i] as string, mean }));
    const { route } = createEngine(projectsKnowledge, demo, { ...demoChapter, synonyms });
    for (const { say, mean } of synonyms) {
      const outcome = route(say);
      // When the trade's seat is open, a member of a neighbouring trade may answer.
      const about = outcome.openSeats[0] ?? givenAnswer(outcome).professions[0];
      expect(about, say).toBe(mean);
      expect(outcome.also, say).toEqual([]);
    }
  },
);

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
