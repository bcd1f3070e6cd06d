/** Hints: words that suggest a trade, weaker than a term and never enough alone. */
import { expect, test } from 'vitest';
import { profession } from '../../../tests/routing/fixtures.ts';
import { wordsOf } from '../text/word.ts';
import { findProfessions } from './find-professions.ts';
import { knowledgeOf } from './trade-knowledge.ts';
import { tradeTable } from './trade-table.ts';
import { weighNeed } from './weigh-need.ts';

const knowledge = knowledgeOf(
  tradeTable([
    profession({ name: 'Baker', keywords: 'cake', hints: 'tier, frosting' }),
    profession({ name: 'Tailor', keywords: 'hem' }),
  ]),
);

function led(need: string): string | undefined {
  const words = wordsOf(need);
  return findProfessions(words, weighNeed(words, knowledge.evidence), knowledge)[0]?.entry
    .profession.name;
}

test('M6 one hint alone names no trade, two do', () => {
  expect(led('three tiers of it')).toBeUndefined();
  expect(led('three tiers with frosting')).toBe('Baker');
});

test('M6 a hint counts less than a term', () => {
  const weightOf = (text: string) =>
    wordsOf(text).map(({ stem }) => knowledge.evidence.word(stem)[0]?.weight);
  expect(weightOf('tier')[0]).toBeCloseTo(0.6);
  expect(weightOf('cake')).toEqual([1]);
});
