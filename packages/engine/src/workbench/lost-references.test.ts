import type { OwnCategory } from 'domain/own-category.ts';
import { parseSettings } from 'domain/settings.ts';
import { describe, expect, test } from 'vitest';
import { lostReferences } from './lost-references.ts';

function category(name: string, neighbours: string | null = null): OwnCategory {
  return {
    id: name,
    name,
    sphere: null,
    open_seat_sphere: null,
    titles: null,
    keywords: null,
    needs: null,
    neighbours,
    version: 1,
  };
}

const dock = category('Dock Builder', 'Handyman, Camp Caretaker');
const records = {
  settings: [parseSettings({ boosts: 'Realtor: Ann\nCamp Caretaker: Ben' })],
  categories: [category('Camp Caretaker', 'Camp Caretaker'), category('Plumber'), dock],
  words: [
    { id: '1', say: 'camp minder', mean: 'Camp Caretaker', version: 1 },
    { id: '2', say: 'pipe man', mean: 'Plumber', version: 1 },
    { id: '3', say: 'jukebox', mean: null, version: 1 },
  ],
};
const known = new Set(['Plumber', 'Realtor']);

describe('P7 K5 what refers to a deleted category of the chapter', () => {
  test('its words, boosts, and the categories that it covers', () => {
    expect(lostReferences(records, new Set(['Camp Caretaker']), known)).toEqual({
      words: [records.words[0]],
      boosts: [{ category: 'Camp Caretaker', member: 'Ben' }],
      covered: [{ category: dock, by: 'Camp Caretaker' }],
    });
  });

  test('what is deleted along with it is not listed', () => {
    const both = new Set(['Camp Caretaker', 'Dock Builder']);
    expect(lostReferences(records, both, known).covered).toEqual([]);
  });

  test('a built-in category remains, so nothing that refers to it is listed', () => {
    const nothing = { words: [], boosts: [], covered: [] };
    expect(lostReferences(records, new Set(['Plumber']), known)).toEqual(nothing);
  });
});
