/** Words that hint at a trade: weaker than a term, and never enough alone. */
import { describe, expect, test } from 'vitest';
import { profession } from '../../../tests/routing/fixtures.ts';
import { hints } from '../knowledge/hints.ts';
import { wordOf, wordsOf } from '../text/word.ts';
import { evidenceTable } from './evidence-table.ts';
import { findProfessions } from './find-professions.ts';
import { professionTable } from './profession-table.ts';
import { knowledgeOf } from './trade-knowledge.ts';
import { trades } from './trades.ts';
import { weighNeed } from './weigh-need.ts';

const knowledge = knowledgeOf(
  professionTable([
    profession({ name: 'Baker', keywords: 'cake', hints: 'tier frosting' }),
    profession({ name: 'Tailor', keywords: 'hem' }),
  ]),
);

function led(need: string): string | undefined {
  const words = wordsOf(need);
  return findProfessions(words, weighNeed(words, knowledge.evidence), knowledge)[0]?.entry
    .profession.name;
}

test('a hint alone names no trade, two of them do', () => {
  expect(led('three tiers of it')).toBeUndefined();
  expect(led('three tiers with frosting')).toBe('Baker');
});

test('a hint weighs less than a term', () => {
  const { words } = evidenceTable(knowledge.entries);
  expect(words.get('tier')?.[0]?.weight).toBeCloseTo(0.6);
  expect(words.get('cak')?.[0] ?? words.get('cake')?.[0]).toMatchObject({ weight: 1 });
});

describe.each(Object.entries(hints))('%s', (name, words) => {
  test('is a profession of the table', () => {
    expect(trades.map((row) => row.name)).toContain(name);
  });

  test('says each hint once, and only words that tell something', () => {
    const hinting = words.split(' ').map((word) => wordOf(word));
    expect(hinting.filter(({ telling }) => !telling).map(({ typed }) => typed)).toEqual([]);
    const stems = hinting.map(({ stem }) => stem);
    expect(stems.filter((stem, i) => stems.indexOf(stem) !== i)).toEqual([]);
  });
});
