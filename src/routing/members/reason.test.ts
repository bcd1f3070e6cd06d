import { expect, test } from 'vitest';
import { profession, seated } from '../../../tests/routing/fixtures.ts';
import type { ProfessionEntry } from '../professions/profession-table.ts';
import { wordsOf } from '../text/word.ts';
import { categoryReason, wordingReason } from './reason.ts';

const { knowledge } = seated(
  [
    profession({ name: 'Roofer', keywords: 'roof leak, shingle, storm, gutter' }),
    profession({ name: 'Painter', keywords: 'paint' }),
  ],
  [],
);
const [roofer] = knowledge.entries as [ProfessionEntry];
const reason = (need: string) => categoryReason(wordsOf(need), roofer, knowledge.evidence);

test.each([
  ['Roof Leak', 'Matches "Roof Leak" in Roofer', 'as typed'],
  ['my roof is leaking', 'Matches "roof leaking" in Roofer', 'telling words that stand together'],
  ['shingles on the patio near a gutter', 'Matches "shingles" and "gutter" in Roofer', 'each run'],
  ['paint the gutter', 'Matches "gutter" in Roofer', 'not what speaks of another profession'],
  [
    'shingle patio storm patio gutter patio roof',
    'Matches "shingle", "storm" and "gutter" in Roofer',
    'three at most',
  ],
  ['zebra', 'Matches Roofer', 'no word to quote'],
])("M9 why '%s' is answered: %s (%s)", (need, expected) => {
  expect(reason(need)).toBe(expected);
});

test('M7 M9 a member found by its own wording is shown with that wording', () => {
  expect(wordingReason('Falconry Services')).toBe('Matches "Falconry Services"');
});
