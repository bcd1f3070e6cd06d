/** Small talk must speak of a trade more clearly than a need must. */
import { expect, test } from 'vitest';
import { idleBeginnings } from '../knowledge/idle-beginnings.ts';
import { wordsOf } from '../text/word.ts';
import { leastEvidence } from './least-evidence.ts';

test.each(['roof leak', 'who can fix a roof', 'how much is a new roof', ''])(
  '%j is asked like a need',
  (need) => expect(leastEvidence(wordsOf(need))).toBe(0.34),
);

test.each(['What is the capital of France', "Who's up", 'thanks a lot', 'how tall is it'])(
  '%j begins like small talk',
  (text) => expect(leastEvidence(wordsOf(text))).toBe(0.65),
);

test('every beginning is one or two words as a text holds them, or no text would begin so', () => {
  for (const beginning of idleBeginnings) {
    const words = wordsOf(beginning).map(({ typed }) => typed);
    expect(words.length).toBeLessThan(3);
    expect(words.join(' ')).toBe(beginning);
  }
});
