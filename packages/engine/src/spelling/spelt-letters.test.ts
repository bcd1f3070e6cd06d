import { expect, test } from 'vitest';
import { projectsKnowledge } from '../../tests/fixtures.ts';
import { knowledgeOf } from '../professions/trade-knowledge.ts';
import { basesOf } from '../text/word.ts';
import { lexiconOf } from './lexicon.ts';
import { readNeed } from './read-need.ts';

const lexicon = lexiconOf(knowledgeOf(projectsKnowledge.trades), projectsKnowledge, [], []);

test.each([
  ['h v a c', 'hvac'],
  ['need an h v a c guy', 'need an hvac guy'],
  ['a c repair', 'ac repair'],
  ['c p a', 'cpa'],
  ['need a d j', 'need a dj'],
  ['i t guy', 'IT guy'],
  ['i a m lost', 'i a m lost'],
  ['i d like a plumber', 'i d like a plumber'],
])('D1 "%s" is read as "%s"', (typed, read) => {
  expect(basesOf(readNeed(typed, lexicon).words).join(' ')).toBe(read);
});
