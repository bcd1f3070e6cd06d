import fc from 'fast-check';
import { expect, test } from 'vitest';
import { containsRun, containsWholeRun } from './contains.ts';
import { runIndex } from './run-index.ts';

const words = fc.array(fc.stringMatching(/^[ab]{1,4}$/), { maxLength: 4 });

test('M3 the index finds exactly the texts that contain a run', () => {
  fc.assert(
    fc.property(
      fc.array(words, { maxLength: 12 }),
      words,
      fc.boolean(),
      (texts, run, isUnfinished) => {
        const found = [...runIndex(texts).containing(run, isUnfinished)].sort((a, b) => a - b);
        const contains = isUnfinished ? containsRun : containsWholeRun;
        const oracle = texts.flatMap((text, at) => (contains(text, run) ? [at] : []));
        expect(found).toEqual(oracle);
      },
    ),
    { numRuns: 500 },
  );
});
