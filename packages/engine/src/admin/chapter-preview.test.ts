import type { Member } from 'domain/member.ts';
import type { OwnCategory } from 'domain/own-category.ts';
import { parseSettings } from 'domain/settings.ts';
import { describe, expect, test } from 'vitest';
import { chain, chapter, member, projectsKnowledge } from '../../tests/fixtures.ts';
import { createChapterPreview, lostReferences } from './chapter-preview.ts';

const flora = member({ id: 'flora', member_name: 'Flora Fern', profession_role: 'Florist' });
const finn = member({ id: 'finn', member_name: 'Finn Fir', profession_role: 'Florist' });
const cato = member({ id: 'cato', member_name: 'Cato Cook', profession_role: 'Caterer' });
const idle = member({ id: 'idle', member_name: 'Ida Elm', profession_role: 'Falconer' });

const wedding = chain({
  id: 'wedding',
  scenario: 'Planning a Wedding',
  roles_sequence: 'Florist → Caterer → Florist → Baker',
});
const party = chain({ id: 'party', scenario: 'A party', roles_sequence: 'Caterer' });

/** What chains lose when these members leave, as 'scenario: roles'. */
function lost(members: readonly Member[], ...leaving: readonly Member[]): string[] {
  return createChapterPreview(projectsKnowledge, { members, chains: [wedding, party] }, chapter)
    .lostWithout(new Set(leaving.map(({ id }) => id)))
    .map(({ chain: { scenario }, roles }) => `${scenario}: ${roles.join(', ')}`);
}

test('P7 C4 a chain loses a role with its only holder, once, and no role that was open before', () => {
  expect(lost([flora, cato, idle], flora)).toEqual(['Planning a Wedding: Florist']);
  expect(lost([flora, cato, idle], cato)).toEqual([
    'Planning a Wedding: Caterer',
    'A party: Caterer',
  ]);
});

test('P7 C4 a chain loses nothing while another member can step in', () => {
  expect(lost([flora, finn, cato], flora)).toEqual([]);
  expect(lost([flora, finn, cato], finn)).toEqual([]);
  expect(lost([flora, cato, idle], idle)).toEqual([]);
});

test('P7 C4 members who leave together can cost a chain a role that none of them costs it alone', () => {
  expect(lost([flora, finn, cato], flora, finn)).toEqual(['Planning a Wedding: Florist']);
  expect(lost([flora, finn, cato], flora, finn, cato)).toEqual([
    'Planning a Wedding: Florist, Caterer',
    'A party: Caterer',
  ]);
});

test('P7 P12 a chain loses nothing when someone who takes over is added with the deletion', () => {
  const members = [flora, cato, idle];
  const bench = createChapterPreview(projectsKnowledge, { members, chains: [wedding] }, chapter);
  const leaving = new Set([flora.id]);
  expect(bench.lostWithout(leaving, [finn])).toEqual([]);
  expect(bench.lostWithout(leaving, [{ ...idle, profession_role: 'Florist' }])).toEqual([]);
  expect(bench.lostWithout(leaving, [{ ...cato, profession_role: 'Mover' }])).toHaveLength(1);
});

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
