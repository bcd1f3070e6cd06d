/** Minimum figures on posts that were never read, so that a change that makes them worse is noticed. */
import { expect, test } from 'vitest';
import { answerPosts, isHeldOutFile } from './posts.ts';

/** Shares of all posts. They prevent regressions: raise the minimum when the engine improves. */
const MIN_RIGHT = 0.68;
const MAX_ALARMS = 0.02;

const held = answerPosts(isHeldOutFile);
const total = (of: 'posts' | 'right' | 'alarms') => held.reduce((sum, file) => sum + file[of], 0);

test('M6 posts of people lead to the trade they are about', () => {
  expect(total('posts')).toBe(1_955);
  expect(total('right') / total('posts')).toBeGreaterThanOrEqual(MIN_RIGHT);
});

test('S12 hardly any post is mistaken for danger', () => {
  expect(total('alarms') / total('posts')).toBeLessThanOrEqual(MAX_ALARMS);
});
