import { expect, test } from 'vitest';
import { referenceLosses } from './category-form.tsx';

const caretaker = 'Camp Caretaker';

test('P7 K5 everything that names a deleted profession is listed in sentences', () => {
  const dock = { id: '1', name: 'Dock Builder', neighbours: caretaker } as const;
  const empty = { sphere: null, open_seat_sphere: null, titles: null, keywords: null, needs: null };
  expect(
    referenceLosses({
      words: [{ id: '2', say: 'camp minder', mean: caretaker, version: 1 }],
      boosts: [{ category: caretaker, member: 'Ben Birch' }],
      covered: [{ category: { ...dock, ...empty, version: 1 }, by: caretaker }],
    }).sentences,
  ).toEqual([
    "The word 'camp minder' means Camp Caretaker.",
    'Ben Birch is named first as Camp Caretaker.',
    'Camp Caretaker stands in for Dock Builder.',
  ]);
});
