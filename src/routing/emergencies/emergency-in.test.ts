import { describe, expect, test } from 'vitest';
import { emergencies } from '../knowledge/emergencies.ts';
import { wordsOf } from '../text/word.ts';
import { emergencyIn } from './emergency-in.ts';

/** Needs by a piece of the advice each must get. */
const URGENT: Record<string, readonly string[]> = {
  'Leave now, and touch no switch': [
    'gas smell',
    'i smell gas in the kitchen',
    'strong gas odor by the furnace',
    'propane leak',
    'rotten egg smell in the house',
  ],
  'Keep away from it': [
    'sparks',
    'the outlet is sparking',
    'the plug sparks when I use it',
    'burning smell from an outlet',
    'got shocked by the light switch',
    'water dripping from the light fixture',
    'water leaking into the breaker panel',
  ],
  'main water valve': [
    'burst pipe',
    'pipe burst in the upstairs bathroom',
    'water pouring through the ceiling',
    'our basement is flooding',
    'water heater burst',
  ],
  'into fresh air': ['carbon monoxide alarm going off', 'co detector keeps beeping'],
  'stay out, and call 911': [
    'my house is on fire',
    'stove caught fire',
    'smoke pouring from the electrical panel',
  ],
  'Run no more water': ['sewage backing up in the tub', 'sewer backup in the basement'],
  'any line may be live': ['power line down in my yard', 'tree fell on the power line'],
  'Leave the rooms below': [
    'tree fell on the house',
    'roof collapsed in the storm',
    'storm tore a hole in the roof',
  ],
  'one warm room': ['no heat and we have a newborn', 'furnace died, freezing in here'],
  'shut in': ['locked out with my baby in the car', 'keys locked in car with the dog inside'],
  'get to a safe place': ['someone is breaking into my house', 'intruder in the house'],
  'stay with the person': [
    'chest pain',
    "my husband can't breathe",
    'she is unconscious',
    'overdose',
  ],
  '988': ['suicidal', 'i want to kill myself', 'i want to die'],
  '1-800-799-7233': ['domestic violence', 'my husband hits me', 'abusive boyfriend'],
  '888-426-4435': ['my dog ate chocolate', 'dog ate rat poison'],
  '1-800-222-1222': ['my toddler swallowed a battery'],
  'in milk': ['tooth got knocked out', "gum won't stop bleeding after extraction"],
  'get everyone well away': ['car is smoking under the hood', 'my truck is on fire'],
};

/** The same words about something else. */
const QUIET = [
  'gas fireplace install',
  'gas mileage is terrible',
  'hot water smells like rotten eggs',
  'exhaust smells like rotten eggs',
  'a headline that sparks interest',
  'spark plugs',
  'spark joy in my closet',
  'burst of color in the garden',
  'flooding the market with ads',
  'flood insurance',
  'flood lights',
  'basement floods every spring',
  'water heater burst last year',
  'fire pit',
  'fire damage restoration',
  'fired from my job',
  'smoke detector installation',
  'install carbon monoxide detectors',
  'cigarette smoke smell in my car',
  'exhaust blows blue smoke',
  'trim trees near the power lines',
  'tree could fall on the house',
  'line of credit',
  'sewer camera inspection',
  'breaking a lease',
  'locked out of my house',
  'chest of drawers',
  'breathing exercises yoga',
  'my dad had a heart attack and needs care at home',
  'life insurance',
  'want my weeds to die',
  'dog ate my couch',
  "chocolate cake for my dog's birthday",
  'knock out a wall',
  'shock absorbers',
  'hello',
];

describe('S12 a need that tells of danger gets its advice', () => {
  const cases = Object.entries(URGENT).flatMap(([piece, needs]) =>
    needs.map((need) => [need, piece] as const),
  );
  test.each(cases)("'%s'", (need, piece) => {
    expect(emergencyIn(wordsOf(need))?.advice).toContain(piece);
  });

  test('every kind of the table is told of by some need here', () => {
    const told = new Set(cases.map(([need]) => emergencyIn(wordsOf(need))?.advice));
    expect(emergencies.filter(({ advice }) => !told.has(advice))).toEqual([]);
  });
});

test.each(QUIET)("S12 '%s' is no emergency", (need) => {
  expect(emergencyIn(wordsOf(need))).toBeNull();
});

test('S12 words that are far apart make no sign', () => {
  const story =
    'gas was cheap when we drove down to the lake and back, and now the whole boat has a smell';
  expect(emergencyIn(wordsOf(story))).toBeNull();
});

test('S12 of two dangers the more pressing one is spoken of', () => {
  expect(emergencyIn(wordsOf('burst pipe and I smell gas'))?.advice).toContain('gas company');
});

test('S12 no member is who to call next when no trade helps', () => {
  expect(emergencyIn(wordsOf('chest pain'))?.callFirst).toBe(false);
  expect(emergencyIn(wordsOf('burst pipe'))?.callFirst).toBe(true);
});
