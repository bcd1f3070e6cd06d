import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildWordFilter } from './build-word-filter.ts';
import { isInFilter } from './word-filter.ts';

const words = fc.array(fc.stringMatching(/^[a-z]{1,20}$/), { minLength: 1, maxLength: 300 });

test('D1 a filter holds every word it was built from', () => {
  fc.assert(
    fc.property(words, (list) => {
      const filter = buildWordFilter(list);
      expect(list.filter((word) => !isInFilter(word, filter))).toEqual([]);
    }),
  );
});

const numbered = (kind: string, count: number) => Array.from({ length: count }, (_, i) => kind + i);

test('D1 of other words a filter takes one in 256 for its own, far from one in fifty', () => {
  const filter = buildWordFilter(numbered('common', 5_000));
  const taken = numbered('other', 10_000).filter((word) => isInFilter(word, filter));
  expect(taken.length).toBeGreaterThan(10);
  expect(taken.length).toBeLessThan(80);
});

test('a filter is little longer than a byte a word', () => {
  const count = 5_000;
  expect(buildWordFilter(numbered('common', count)).length).toBeLessThan(1.1 * count);
});

test('the same words give the same filter, however often each is said', () => {
  expect(buildWordFilter(['oak', 'elm', 'oak'])).toBe(buildWordFilter(['oak', 'elm']));
});

test('D1 words that a filter must not take for its own by chance, it does not', () => {
  const words = numbered('common', 500);
  const others = numbered('other', 300);
  const taken = (filter: string) => others.filter((word) => isInFilter(word, filter));
  expect(taken(buildWordFilter(words))).not.toEqual([]);
  expect(taken(buildWordFilter(words, others))).toEqual([]);
});
