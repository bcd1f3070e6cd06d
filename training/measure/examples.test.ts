import { expect, test } from 'vitest';
import { exampleData, examplesIn } from './examples.ts';

const TEXT = `# Baker
sourdough
donut shop | Coffee Shop

# Jeweler
my ring lost its stone
`;

test('a section names the profession, a bar adds another that may take the need first', () => {
  expect(examplesIn(TEXT)).toEqual([
    { need: 'sourdough', professions: ['Baker'] },
    { need: 'donut shop', professions: ['Baker', 'Coffee Shop'] },
    { need: 'my ring lost its stone', professions: ['Jeweler'] },
  ]);
});

test('the seats in professions.json are held, all others are open', () => {
  const { needs, professions } = exampleData(examplesIn(TEXT));
  expect(needs.map(({ kind }) => kind)).toEqual(['held', 'held', 'open']);
  expect(needs[1]?.professions).toEqual(['baker', 'coffee shop']);
  expect(professions).toMatchObject({
    baker: ['Custom Cakes & Bakery'],
    'coffee shop': [],
    jeweler: [],
  });
});
