/** Slips of the trades' own names: each finds its trade, before a rare word or a split (D1). */
import { describe, expect, test } from 'vitest';
import { projectsKnowledge } from '../../tests/fixtures.ts';
import { knowledgeOf } from '../professions/trade-knowledge.ts';
import { lexiconOf } from './lexicon.ts';
import { readNeed } from './read-need.ts';

const lexicon = lexiconOf(knowledgeOf(projectsKnowledge.trades), projectsKnowledge, [], []);
const read = (text: string) => readNeed(text, lexicon).text;

describe('D1 a slip of a trade’s name', () => {
  test.each([
    ['pluming repair', 'plumbing repair'],
    ['carpinter', 'carpenter'],
    ['electrition', 'electrician'],
    ['roofin', 'roofing'],
    ['acountant', 'accountant'],
    ['realator', 'realtor'],
    ['laywer', 'lawyer'],
    ['attorneyy', 'attorney'],
    ['counceler', 'counselor'],
  ])('"%s" is read as "%s"', (typed, meant) => {
    expect(read(typed)).toBe(meant);
  });

  test.each(['planing', 'printing', 'mowing', 'moving', 'whispered', 'sifting', 'leaping'])(
    '"%s" stays as it is',
    (typed) => {
      expect(read(typed)).toBe(typed);
    },
  );
});
