/** The evidence table and the weighing of a need by it, over a table small enough to do by hand. */
import { describe, expect, test } from 'vitest';
import { profession } from '../../../tests/routing/fixtures.ts';
import { wordsOf } from '../text/word.ts';
import { knowledgeOf } from './trade-knowledge.ts';
import { tradeTable } from './trade-table.ts';
import { weighNeed } from './weigh-need.ts';

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

/** Names by evidence, strongest first, those without any left out. */
function ranked(need: string): string[] {
  const scores = weigh(need);
  return NAMES.filter((_, i) => (scores[i] as number) > 0).sort(
    (a, b) => evidence(need, b) - evidence(need, a),
  );
}

describe('M6 rarer words tell more', () => {
  test('a word only one profession claims is worth its whole strength', () => {
    expect(evidence('shelf', 'Carpenter')).toBe(1);
  });

  test('a word two claim alike tells each of them the same, and less', () => {
    expect(evidence('report', 'Inspector')).toBe(evidence('report', 'Lawyer'));
    expect(evidence('report', 'Lawyer')).toBeLessThan(evidence('shelf', 'Carpenter'));
  });

  test('a word that is a term tells more than the same word inside a longer term', () => {
    expect(ranked('door')[0]).not.toBe('Garage Door Technician');
    expect(evidence('door', 'Garage Door Technician')).toBeGreaterThan(0);
  });

  test('two words that tell add up', () => {
    const both = evidence('shelf and door', 'Carpenter');
    expect(both).toBeCloseTo(evidence('shelf', 'Carpenter') + evidence('door', 'Carpenter'), 12);
  });

  test('a word said twice tells no more than once', () => {
    expect(evidence('shelf shelf shelf', 'Carpenter')).toBe(evidence('shelf', 'Carpenter'));
  });
});

describe('M6 a pair of words tells more than the words', () => {
  test("'garage door' is not about doors", () => {
    expect(ranked('garage door')[0]).toBe('Garage Door Technician');
    expect(evidence('garage door', 'Door Shop')).toBeLessThan(evidence('door', 'Door Shop') / 2);
  });

  test('in either order', () => {
    expect(evidence('door of the garage', 'Garage Door Technician')).toBe(
      evidence('garage door', 'Garage Door Technician'),
    );
  });

  test('less when other words stand between, and nothing when they stand far apart', () => {
    const next = evidence('garage door', 'Garage Door Technician');
    const near = evidence('garage purple door', 'Garage Door Technician');
    const far = evidence('garage purple heavy squeaky wooden door', 'Garage Door Technician');
    expect(next).toBeGreaterThan(near);
    expect(near).toBeGreaterThan(far);
  });

  test("a stopword makes a pair where the term has one: 'living will'", () => {
    expect(evidence('living will', 'Lawyer')).toBeGreaterThan(evidence('living', 'Lawyer'));
  });
});

describe('M6 the story around a request', () => {
  /** The need, of which the first words only tell the story. */
  const storyOf = (need: string, length: number) =>
    wordsOf(need).map((word, i) => ({ ...word, inStory: i < length }));
  const told = (need: string, length: number, name: string) =>
    weighNeed(storyOf(need, length), table)[NAMES.indexOf(name)] as number;

  test('tells less than the request', () => {
    expect(told('shelf report', 1, 'Carpenter')).toBeLessThan(told('report shelf', 1, 'Carpenter'));
  });

  test('a pair that reaches into the request tells as much as one inside it', () => {
    expect(told('garage door', 1, 'Garage Door Technician')).toBeGreaterThan(
      told('garage door', 2, 'Garage Door Technician'),
    );
  });
});

describe('M6 stray evidence', () => {
  test('one word of a longer term and nothing else counts half of what it does beside another', () => {
    const lone = evidence('test', 'Inspector');
    const together = evidence('radon test', 'Inspector');
    expect(lone).toBeGreaterThan(0);
    expect(together).toBeGreaterThan(3 * lone);
  });

  test('a need of stopwords, of unknown words, or of nothing is about no profession', () => {
    for (const need of ['I need help please', 'zebra', '']) expect(ranked(need)).toEqual([]);
  });
});
