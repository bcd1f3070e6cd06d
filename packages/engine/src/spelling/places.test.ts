import { describe, expect, test } from 'vitest';
import { projectsKnowledge } from '../../tests/fixtures.ts';
import { knowledgeOf } from '../professions/trade-knowledge.ts';
import { wordsOf } from '../text/word.ts';
import { lexiconOf } from './lexicon.ts';
import { markPlaces } from './places.ts';
import { readNeed } from './read-need.ts';

const lexicon = lexiconOf(
  knowledgeOf(projectsKnowledge.trades),
  projectsKnowledge,
  [],
  ['Dana Cary'],
);
const told = (text: string) =>
  markPlaces(wordsOf(text), lexicon)
    .filter(({ telling }) => telling)
    .map(({ typed }) => typed)
    .join(' ');

describe('K1 the name of a place says nothing about the trade', () => {
  test.each([
    ['plumber in Weddington', 'plumber'],
    ['realtor Weddington NC', 'realtor'],
    ['plumber near indian trail nc', 'plumber'],
    ['roofer on Providence Rd', 'roofer'],
    ['roofer on providence rd', 'roofer'],
    ['electrician around Wesley Chapel', 'electrician'],
    ['accountant Mint Hill', 'accountant'],
    ['painter Rock Hill SC', 'painter'],
    ['plumber in Quxville', 'plumber'],
    ['mover in Myrtle Beach', 'mover'],
  ])('"%s" tells "%s"', (text, words) => {
    expect(told(text)).toBe(words);
  });

  test.each([
    'water leak in basement',
    'lessons in Spanish',
    'leak in celing',
    'garage street sweeping',
    'trees near house',
    'myrtle beach cottage',
    'Dana Cary',
  ])('"%s" has no place', (text) => {
    const typed = wordsOf(text).filter(({ telling }) => telling);
    expect(told(text)).toBe(typed.map((word) => word.typed).join(' '));
  });
});

describe('D1 a name beside a trade’s own is not corrected', () => {
  test.each(['realtor weddington', 'roof leak Weddington', 'plumber in weddington'])(
    '%s',
    (text) => {
      expect(readNeed(text, lexicon).corrections).toEqual([]);
    },
  );

  test.each([
    ['divorse lawyer', 'divorce lawyer'],
    ['persnal trainer', 'personal trainer'],
    ['plumber electrition', 'plumber electrician'],
  ])('but "%s" is "%s"', (typed, meant) => {
    expect(readNeed(typed, lexicon).text).toBe(meant);
  });
});
