/** Hints: words that suggest a trade and raise its evidence, but never name it alone. */
import { expect, test } from 'vitest';
import { profession } from '../../tests/fixtures.ts';
import { wordsOf } from '../text/word.ts';
import { findProfessions } from './find-professions.ts';
import { HINT_WORTH } from './profession-table.ts';
import { knowledgeOf } from './trade-knowledge.ts';
import { tradeTable } from './trade-table.ts';
import { explainNeed, HINT_BASE_EVIDENCE, weighNeed } from './weigh-need.ts';

const knowledge = knowledgeOf(
  tradeTable([
    profession({
      name: 'Baker',
      keywords: 'cake',
      hints: 'oven',
      strongHints: 'tier, frosting, fondant',
    }),
    profession({ name: 'Tailor', keywords: 'hem, cake belt' }),
  ]),
);

function evidence(need: string): readonly number[] {
  return [...weighNeed(wordsOf(need), knowledge.evidence)];
}

function led(need: string): string | undefined {
  const words = wordsOf(need);
  return findProfessions(words, weighNeed(words, knowledge.evidence), knowledge)[0]?.entry
    .profession.name;
}

test('M6 one hint names no trade, not even a strong one; several together do', () => {
  expect(led('tier')).toBeUndefined();
  expect(led('three tiers with frosting and fondant')).toBe('Baker');
});

test('M6 a hint multiplies the evidence of its own trade only', () => {
  const [baker = 0, tailor = 0] = evidence('cake');
  const [raised = 0, same] = evidence('cake oven');
  expect((raised + HINT_BASE_EVIDENCE) / (baker + HINT_BASE_EVIDENCE)).toBeCloseTo(
    Math.exp(HINT_WORTH.hint),
  );
  expect(same).toBe(tailor);
});

test('M9 what hints add is divided among their words by strength', () => {
  const need = wordsOf('cake tier oven');
  const gains = explainNeed(need, 0, knowledge.evidence);
  expect(gains.reduce((sum, gain) => sum + gain, 0)).toBeCloseTo(
    evidence('cake tier oven')[0] ?? 0,
  );
  const [, tier = 0, oven = 0] = gains;
  expect(tier / oven).toBeCloseTo(HINT_WORTH['strong hint'] / HINT_WORTH.hint);
});

test('M6 a repeated hint counts once', () => {
  expect(evidence('cake oven oven')).toEqual(evidence('cake oven'));
});
