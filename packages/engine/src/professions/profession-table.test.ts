import { expect, test } from 'vitest';
import { profession } from '../../tests/fixtures.ts';
import { knowledgeOf } from './trade-knowledge.ts';
import { tradeTable } from './trade-table.ts';

const TABLE = tradeTable([
  profession({
    name: 'Deck Builder',
    titles: 'deck builder',
    keywords: 'Decks, railing, a/c pad',
    symptoms: 'loose board',
    hints: 'plank',
    neighbours: 'General Contractor',
  }),
  profession({ name: 'General Contractor' }),
]);

test('M1 each entry has its position, its terms by kind without hints, and its neighbours', () => {
  const [deck, contractor] = knowledgeOf(TABLE).entries;
  expect(deck?.terms.map(({ kind, text, bases }) => [kind, text, bases.join(' ')])).toEqual([
    ['title', 'deck builder', 'deck builder'],
    ['keyword', 'Decks', 'deck'],
    ['keyword', 'railing', 'railing'],
    ['keyword', 'a/c pad', 'ac pad'],
    ['symptom', 'loose board', 'loose board'],
  ]);
  expect(deck?.position).toBe(0);
  expect(deck?.neighbours).toHaveLength(1);
  expect(deck?.neighbours[0]).toBe(contractor);
  expect(contractor).toMatchObject({ position: 1, neighbours: [], terms: [] });
});

test('M1 a neighbour that is not in the table is rejected by name', () => {
  const rows = [profession({ name: 'Deck Builder', neighbours: 'General Contracter' })];
  expect(() => knowledgeOf(tradeTable(rows))).toThrow(
    "Deck Builder: neighbour 'General Contracter' is not a profession of the table",
  );
});
