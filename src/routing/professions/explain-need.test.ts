/** Reasons and scores can never disagree: what the words brought adds up to what was weighed. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { profession } from '../../../tests/routing/fixtures.ts';
import { wordsOf } from '../text/word.ts';
import { explain } from './explain-need.ts';
import { knowledgeOf } from './trade-knowledge.ts';
import { tradeTable } from './trade-table.ts';
import { weighNeed } from './weigh-need.ts';

const CARPENTER = 0;
const TECHNICIAN = 1;
const LAWYER = 2;
const table = knowledgeOf(
  tradeTable([
    profession({ name: 'Carpenter', keywords: 'door, shelf, door frame' }),
    profession({ name: 'Garage Door Technician', keywords: 'garage door, radon test kit' }),
    profession({ name: 'Lawyer', keywords: 'living will, report' }),
  ]),
).evidence;
const gains = (need: string, at: number) => explain(wordsOf(need), at, table);

const WORDS =
  'a the my garage garages door doors shelf frame radon test kit living will report squeaks zebra';

test('M9 the gains of the words add up to the evidence, for every profession and need', () => {
  const need = fc.array(fc.constantFrom(...WORDS.split(' ')), { maxLength: 9 });
  fc.assert(
    fc.property(need, fc.nat(9), (parts, storyLength) => {
      const words = wordsOf(parts.join(' ')).map((word, i) => ({
        ...word,
        inStory: i < storyLength,
      }));
      weighNeed(words, table).forEach((evidence, at) => {
        const explained = explain(words, at, table);
        expect(explained).toHaveLength(words.length);
        expect(explained.reduce((sum, gain) => sum + gain, 0)).toBeCloseTo(evidence, 9);
      });
    }),
  );
});

test('M9 a word is credited with its own evidence and half of its pairs', () => {
  const [my, garage, door] = gains('my garage door', TECHNICIAN);
  expect(my).toBe(0);
  expect(garage).toBeGreaterThan(0);
  expect(door).toBeGreaterThan(0);
  expect(gains('garage', TECHNICIAN)[0]).toBeLessThan(garage ?? 0);
});

test('M9 a word said twice is credited where it is said first', () => {
  expect(gains('shelf and shelf', CARPENTER)).toEqual([1, 0, 0]);
});

test("M9 of a pair with a stopword both words are credited: 'living will'", () => {
  const [living, will] = gains('living will', LAWYER);
  expect(living).toBeGreaterThan(0);
  expect(will).toBeGreaterThan(0);
});
