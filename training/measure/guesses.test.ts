/** Minimum figures for guesses and alternatives. They prevent regressions. */
import { describe, expect, test } from 'vitest';
import { measureGuesses } from './guesses.ts';
import { percent } from './measure-accuracy.ts';
import { needSets } from './sets.ts';

/** In percent; the real set may be missing. The third that is kept out has only 60 wrong answers or fewer: its bounds are wider. */
const BOUNDS = {
  validation: { amongThree: 97, guesses: 25, wrongGuesses: 60 },
  'real, tuned on': { amongThree: 96, guesses: 25, wrongGuesses: 67 },
  'real, held out': { amongThree: 91, guesses: 30, wrongGuesses: 50 },
};

const bounded = needSets().filter(({ name }) => name in BOUNDS);

describe.each(bounded)('S14 on the set $name', (set) => {
  const bounds = BOUNDS[set.name as keyof typeof BOUNDS];
  const [figures] = measureGuesses([set]);
  if (figures === undefined) throw new Error('No figures were measured.');

  test('the right trade is among the first three', () => {
    expect(percent(figures.amongThree)).toBeGreaterThanOrEqual(bounds.amongThree);
  });

  test('most wrong answers are marked as guesses, and few answers are', () => {
    expect(percent(figures.wrongGuesses)).toBeGreaterThanOrEqual(bounds.wrongGuesses);
    expect(percent(figures.guesses)).toBeLessThanOrEqual(bounds.guesses);
  });
});
