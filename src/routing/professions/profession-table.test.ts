import { expect, test } from 'vitest';
import { profession } from '../../../tests/routing/fixtures.ts';
import { professionTable } from './profession-table.ts';

test('M1 each row keeps its place, its terms by kind, and its neighbours', () => {
  const [deck, contractor] = professionTable([
    profession({
      name: 'Deck Builder',
      titles: 'deck builder',
      keywords: 'Decks, railing',
      symptoms: 'loose board',
      neighbours: 'General Contractor',
    }),
    profession({ name: 'General Contractor' }),
  ]);
  expect(deck?.terms.map(({ kind, bases }) => [kind, bases.join(' ')])).toEqual([
    ['title', 'deck builder'],
    ['keyword', 'deck'],
    ['keyword', 'railing'],
    ['symptom', 'loose board'],
  ]);
  expect(deck?.index).toBe(0);
  expect(deck?.neighbours).toHaveLength(1);
  expect(deck?.neighbours[0]).toBe(contractor);
  expect(contractor).toMatchObject({ index: 1, neighbours: [], terms: [] });
});

test('M1 a neighbour that is no row of the table is refused, and named', () => {
  const rows = [profession({ name: 'Deck Builder', neighbours: 'General Contracter' })];
  expect(() => professionTable(rows)).toThrow(
    "Deck Builder: neighbour 'General Contracter' is no profession of the table",
  );
});
