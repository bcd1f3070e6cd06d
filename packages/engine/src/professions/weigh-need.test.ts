/** The evidence table, and needs weighed with it, over a table small enough to check by hand. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { profession } from '../../tests/fixtures.ts';
import { wordsOf } from '../text/word.ts';
import { knowledgeOf } from './trade-knowledge.ts';
import { tradeTable } from './trade-table.ts';
import { explainNeed, weighNeed } from './weigh-need.ts';

const NAMES = ['Carpenter', 'Garage Door Technician', 'Inspector', 'Lawyer', 'Door Shop'];
const table = knowledgeOf(
  tradeTable([
    profession({ name: 'Carpenter', keywords: 'door, shelf, door frame' }),
    profession({ name: 'Garage Door Technician', keywords: 'garage door, door opener' }),
    profession({ name: 'Inspector', keywords: 'radon test kit, report' }),
    profession({ name: 'Lawyer', keywords: 'living will, report' }),
    profession({ name: 'Door Shop', keywords: 'door' }),
  ]),
).evidence;

const weigh = (need: string) => weighNeed(wordsOf(need), table);
const evidence = (need: string, name: string) => weigh(need)[NAMES.indexOf(name)] as number;

/** The names with any evidence, strongest first. */
function ranked(need: string): string[] {
  const scores = weigh(need);
  return NAMES.filter((_, i) => (scores[i] as number) > 0).sort(
    (a, b) => evidence(need, b) - evidence(need, a),
  );
}

describe('M6 rarer words count more', () => {
  test('a word that only one profession claims counts with its full strength', () => {
    expect(evidence('shelf', 'Carpenter')).toBe(1);
  });

  test('a word that two professions claim equally counts the same for each, and less', () => {
    expect(evidence('report', 'Inspector')).toBe(evidence('report', 'Lawyer'));
    expect(evidence('report', 'Lawyer')).toBeLessThan(evidence('shelf', 'Carpenter'));
  });

  test('a word that is a term counts more than the same word inside a longer term', () => {
    expect(ranked('door')[0]).not.toBe('Garage Door Technician');
    expect(evidence('door', 'Garage Door Technician')).toBeGreaterThan(0);
  });

  test('the evidence of two words adds up', () => {
    const both = evidence('shelf and door', 'Carpenter');
    expect(both).toBeCloseTo(evidence('shelf', 'Carpenter') + evidence('door', 'Carpenter'), 12);
  });

  test('a repeated word counts once', () => {
    expect(evidence('shelf shelf shelf', 'Carpenter')).toBe(evidence('shelf', 'Carpenter'));
  });
});

describe('M6 a pair of words counts more than the words alone', () => {
  test("'garage door' is not about doors", () => {
    expect(ranked('garage door')[0]).toBe('Garage Door Technician');
    expect(evidence('garage door', 'Door Shop')).toBeLessThan(evidence('door', 'Door Shop') / 2);
  });

  test('a pair matches in either order', () => {
    expect(evidence('door of the garage', 'Garage Door Technician')).toBe(
      evidence('garage door', 'Garage Door Technician'),
    );
  });

  test('a pair counts less with other words between, and nothing when far apart', () => {
    const next = evidence('garage door', 'Garage Door Technician');
    const near = evidence('garage purple door', 'Garage Door Technician');
    const far = evidence('garage purple heavy squeaky wooden door', 'Garage Door Technician');
    expect(next).toBeGreaterThan(near);
    expect(near).toBeGreaterThan(far);
  });

  test("a stopword forms a pair if the term has one: 'living will'", () => {
    expect(evidence('living will', 'Lawyer')).toBeGreaterThan(evidence('living', 'Lawyer'));
  });
});

describe('M6 the story around a request', () => {
  /** The need, with its first words marked as the story. */
  const storyOf = (need: string, length: number) =>
    wordsOf(need).map((word, i) => ({
      ...word,
      standing: i < length ? ('story' as const) : ('asked' as const),
    }));
  const told = (need: string, length: number, name: string) =>
    weighNeed(storyOf(need, length), table)[NAMES.indexOf(name)] as number;

  test('counts less than the request', () => {
    expect(told('shelf report', 1, 'Carpenter')).toBeLessThan(told('report shelf', 1, 'Carpenter'));
  });

  test('a pair that reaches into the request counts in full', () => {
    expect(told('garage door', 1, 'Garage Door Technician')).toBeGreaterThan(
      told('garage door', 2, 'Garage Door Technician'),
    );
  });
});

describe('M6 stray evidence', () => {
  test('one word of a longer term counts half when there is no other evidence', () => {
    const lone = evidence('test', 'Inspector');
    const together = evidence('radon test', 'Inspector');
    expect(lone).toBeGreaterThan(0);
    expect(together).toBeGreaterThan(3 * lone);
  });

  test('a need of stopwords or unknown words, and an empty one, is about no profession', () => {
    for (const need of ['I need help please', 'zebra', '']) expect(ranked(need)).toEqual([]);
  });
});

describe('M9 the gains of the words', () => {
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
  const gains = (need: string, at: number) => explainNeed(wordsOf(need), at, table);

  const WORDS =
    'a the my garage garages door doors shelf frame radon test kit living will report squeaks zebra';

  test('add up to the evidence, for every profession and need', () => {
    const need = fc.array(fc.constantFrom(...WORDS.split(' ')), { maxLength: 9 });
    fc.assert(
      fc.property(need, fc.nat(9), (parts, storyLength) => {
        const words = wordsOf(parts.join(' ')).map((word, i) => ({
          ...word,
          standing: i < storyLength ? ('story' as const) : ('asked' as const),
        }));
        weighNeed(words, table).forEach((evidence, at) => {
          const explained = explainNeed(words, at, table);
          expect(explained).toHaveLength(words.length);
          expect(explained.reduce((sum, gain) => sum + gain, 0)).toBeCloseTo(evidence, 9);
        });
      }),
    );
  });

  test('a word gains its own evidence and half of its pairs', () => {
    const [my, garage, door] = gains('my garage door', TECHNICIAN);
    expect(my).toBe(0);
    expect(garage).toBeGreaterThan(0);
    expect(door).toBeGreaterThan(0);
    expect(gains('garage', TECHNICIAN)[0]).toBeLessThan(garage ?? 0);
  });

  test('a repeated word gains at its first place', () => {
    expect(gains('shelf and shelf', CARPENTER)).toEqual([1, 0, 0]);
  });

  test("both words of a pair with a stopword gain: 'living will'", () => {
    const [living, will] = gains('living will', LAWYER);
    expect(living).toBeGreaterThan(0);
    expect(will).toBeGreaterThan(0);
  });
});
