import { demoChapter, demoDirectory } from 'domain/demo';
import { describe, expect, test } from 'vitest';
import { knowledgeFiles } from '../../build/knowledge-files.ts';
import {
  chapter,
  directory,
  inMode,
  member,
  profession,
  projectsKnowledge,
} from '../../tests/fixtures.ts';
import { professionsOf } from '../compiler/compile-knowledge.ts';
import { createEngine } from '../engine.ts';
import { tradeTable } from '../professions/trade-table.ts';

const DOWSER = member({ member_name: 'Ida Twigg', profession_role: 'Dowser' });

const trades = tradeTable([
  profession({
    name: 'Dowser',
    titles: 'dowser',
    keywords: 'hazel twig, well',
    symptoms: 'dry well',
  }),
  profession({
    name: 'Well Digger',
    titles: 'well digger',
    keywords: 'well',
    neighbours: 'Dowser',
  }),
  profession({ name: 'Broom Maker', titles: 'broom maker', keywords: 'broom, hazel twig' }),
  profession({
    name: 'Chair Mender',
    titles: 'chair mender',
    keywords: 'cane, hazel chair, twig seat',
  }),
  profession({
    name: 'Fletcher',
    titles: 'fletcher',
    keywords: 'arrow, twig shaft',
    hints: 'quiver',
  }),
  profession({ name: 'Cooper', titles: 'cooper', keywords: 'barrel, hazel hoop' }),
  profession({
    name: 'Thatcher',
    titles: 'thatcher',
    keywords: 'hazel spar',
    symptoms: 'twig in thatch',
  }),
]);

const { route } = createEngine({ ...projectsKnowledge, trades }, directory([DOWSER]), chapter);

test('S14 a guess names up to 3 other trades, best first', () => {
  const { isGuess, alternatives } = route('hazel twig broken');
  expect(isGuess).toBe(true);
  expect(alternatives).toHaveLength(3);
  expect(alternatives[0]).toBe('Broom Maker');
});

test.each([
  ['need a good lawyer', false],
  ['divorce lawyer', false],
  ['aviation attorney', true],
  ['animal rights lawyer', true],
])("S14 '%s', a name that several trades share, is a guess: %s", (need, isGuess) => {
  const engine = createEngine(projectsKnowledge, demoDirectory(), demoChapter);
  expect(engine.route(need).isGuess).toBe(isGuess);
});

test('S14 a sure answer names none', () => {
  expect(route('my barrel leaks')).toMatchObject({ isGuess: false, alternatives: [] });
});

test.each(['dowser', 'broom maker', 'Please, a good broom maker', 'hazel twig', 'well'])(
  'S14 a need that names a trade or is one of its terms is no guess: %s',
  (need) => {
    expect(route(need)).toMatchObject({ isGuess: false, alternatives: [] });
  },
);

test('S14 a trade whose needs the first member takes is no alternative', () => {
  const { alternatives, matches } = inMode(route('the well twig'), 'member');
  expect(matches[0]?.member).toBe(DOWSER);
  expect(alternatives).not.toContain('Dowser');
  expect(alternatives).not.toContain('Well Digger');
});

test('S14 a need that is not understood, but may be a request, is asked about', () => {
  const outcome = route('quiver spar');
  expect(outcome).toMatchObject({ mode: 'open-seat', seat: { profession: null }, isGuess: true });
  expect(outcome.alternatives).toEqual(['Thatcher']);
});

test.each(['hello there', 'what is a quiver in a poem by the old masters of that time', 'asdf'])(
  'S14 talk is not: %s',
  (need) => {
    expect(route(need)).toMatchObject({ isGuess: false, alternatives: [] });
  },
);

/** Occupations, which have only titles, are left out. */
const names = professionsOf(knowledgeFiles())
  .filter(({ keywords }) => keywords.length > 0)
  .map(({ name }) => name);

test('S14 whichever trade is chosen, it is answered as if typed, and is no guess', () => {
  const empty = createEngine(projectsKnowledge, directory(), chapter);
  const lost = names.filter((name) => {
    const { openSeats, isGuess, also } = empty.route(name);
    return !openSeats.includes(name) || isGuess || also.length > 0;
  });
  expect(names).toHaveLength(166);
  expect(lost).toEqual([]);
});

describe('S14 N1 a need that is not understood is no seat: nothing counted, nobody invited', () => {
  const { route } = createEngine(projectsKnowledge, demoDirectory(), demoChapter);

  test.each([
    ['asdf', []],
    ['qwerty uiop', []],
    ['hello', []],
    ['what time is it', []],
    ['i need a thing', []],
    ['help', []],
    ['who won the game', []],
    ['tell me a joke', []],
    ['the weather today', []],
    ['love', []],
    ['is god real', []],
    ['12345', []],
    ['???', []],
    ['how are you', []],
    ['can you help me', []],
    ['my stuff', []],
    ['zzz install', ['Countertop Fabricator', 'Handyman', 'Electrician']],
    ['need advice', ['Travel Agent', 'Financial Advisor', 'Business Coach']],
    ['dragon taming', ['Veterinarian', 'Pet Sitter']],
    ['time machine', ['Party Rentals', 'Merchant Services', 'Appliance Repair']],
  ])("'%s' offers the closest trades, if there are any: %j", (need, alternatives) => {
    expect(route(need)).toMatchObject({
      mode: 'open-seat',
      alternatives,
      openSeats: [],
      partners: [],
      seat: { profession: null, invitation: null, waitingChains: [], helpers: [] },
    });
  });
});
