import fc from 'fast-check';
import { expect, test } from 'vitest';
import { containsRun } from './contains.ts';
import { runIndex } from './run-index.ts';

const words = fc.array(fc.stringMatching(/^[ab]{1,4}$/), { maxLength: 4 });

test('M3 the index finds exactly the texts that contain a run', () => {
  fc.assert(
    fc.property(fc.array(words, { maxLength: 12 }), words, (texts, run) => {
      const found = [...runIndex(texts).containing(run)].sort((a, b) => a - b);
      const oracle = texts.flatMap((text, at) => (containsRun(text, run) ? [at] : []));
      expect(found).toEqual(oracle);
    }),
    { numRuns: 500 },
  );
});
