import { describe, expect, test } from 'vitest';
import { chain } from '../../tests/fixtures.ts';
import { wordsOf } from '../text/word.ts';
import { triggerIndex } from './trigger-index.ts';

const chains = [
  chain({ scenario: 'Wedding', trigger_keywords: 'wedding, getting married' }),
  chain({ scenario: 'Selling', trigger_keywords: 'sell my house, downsizing' }),
  chain({ scenario: 'Honeymoon', trigger_keywords: ' Honeymoons ,, wedding ' }),
  chain({ scenario: 'Estate', trigger_keywords: null }),
  chain({ scenario: 'Odd', trigger_keywords: ' , !?, ' }),
];
const index = triggerIndex(chains);
const hits = (need: string) => index.hits(wordsOf(need));
const scenarios = (need: string) => hits(need).map((hit) => hit.chain.scenario);

describe('C1 a trigger scores 1', () => {
  test.each([
    ['honeymoon', 'it equals the need, ignoring case and plural'],
    ['planning our honeymoon in June', 'the need contains it'],
    ['we are getting married', 'the need contains all its words'],
    ['downsiz', 'it contains the need'],
  ])("'%s': %s", (need) => {
    expect(hits(need).map(({ score }) => score)).toEqual([1]);
  });

  test('and the hit says whether the need contains all of it', () => {
    expect(hits('sell my house now')[0]).toMatchObject({ score: 1, isWhole: true });
    expect(hits('house')[0]).toMatchObject({ score: 1, isWhole: false });
  });
});

describe('C1 otherwise: shared words / words of the longer side × 0.8, from 0.75', () => {
  const words = (count: number) => Array.from({ length: count }, (_, i) => `word${i}`);
  const trigger = words(16).join(' ');
  const long = triggerIndex([chain({ trigger_keywords: trigger })]);
  const scoreOf = (need: readonly string[]) =>
    long.hits(wordsOf(need.join(' '))).map(({ score }) => score);

  test('all words in another order score 0.8', () => {
    expect(hits('house: sell')).toMatchObject([{ score: 0.8, chain: { scenario: 'Selling' } }]);
  });

  test('15 of 16 words score 0.75, which is enough', () => {
    const swapped = [...words(15).reverse(), 'other'];
    expect(scoreOf(swapped)).toEqual([0.75]);
  });

  test('14 of 16 words are too few', () => {
    expect(scoreOf([...words(14).reverse(), 'other', 'another'])).toEqual([]);
  });

  test('a stopword does not count as a shared word', () => {
    expect(scenarios('getting a new car')).toEqual([]);
  });
});

test.each([
  ['Weddington', [], 'a town, not a wedding: words are compared whole'],
  ['wed', [], 'only a prefix of a trigger word'],
  ['married', ['Wedding'], 'the need is a word of a trigger'],
  ['remarried', [], 'a trigger word inside a longer word'],
  ['my', [], 'a stopword in a trigger'],
  ['', [], 'an empty need'],
  ['!?', [], 'only punctuation, like a trigger without words'],
  ['estate', [], 'a chain without triggers'],
])("C1 '%s' hits %j: %s", (need, expected) => {
  expect(scenarios(need)).toEqual(expected);
});

describe('C1 a need that equals a trigger', () => {
  const exact = triggerIndex([
    chain({ scenario: 'Pests', trigger_keywords: 'termites, termite damage' }),
    chain({ scenario: 'Repairs', trigger_keywords: 'damage, termites' }),
    chain({ scenario: 'Advice', trigger_keywords: 'need help' }),
    chain({ scenario: 'Walls', trigger_keywords: 'dry wall cracks' }),
  ]);
  const found = (need: string) => exact.hits(wordsOf(need));

  test('hits it first, before shorter triggers that are listed earlier', () => {
    expect(found('termite damage').map((hit) => [hit.chain.scenario, hit.trigger.text])).toEqual([
      ['Pests', 'termite damage'],
      ['Repairs', 'damage'],
    ]);
    expect(found('termite damage').map(({ isExact }) => isExact)).toEqual([true, false]);
  });

  test('hits it even if its words are too plain to count inside a longer need', () => {
    expect(found('Need help!')).toMatchObject([{ isExact: true, chain: { scenario: 'Advice' } }]);
    expect(found('need help with homework')).toEqual([]);
    expect(found('help')).toEqual([]);
  });

  test('hits it however it is spaced', () => {
    expect(found('drywall cracks')).toMatchObject([{ score: 1, isExact: true, isWhole: true }]);
  });
});

test('C1 of two triggers inside a need, the longer one counts', () => {
  const [first, second] = triggerIndex([
    chain({ scenario: 'Wedding', trigger_keywords: 'wedding, wedding reception' }),
    chain({ scenario: 'Abroad', trigger_keywords: 'destination wedding' }),
  ]).hits(wordsOf('a destination wedding in June'));
  expect([first?.chain.scenario, second?.chain.scenario]).toEqual(['Abroad', 'Wedding']);
});

test('C1 the best hit comes first; of equal ones the trigger listed earlier; each chain once', () => {
  const ranked = triggerIndex([
    chain({ scenario: 'B', trigger_keywords: 'roof storm' }),
    chain({ scenario: 'A', trigger_keywords: 'storm roof, hail' }),
    chain({ scenario: 'C', trigger_keywords: 'hail, wind, storm roof' }),
    chain({ scenario: 'D', trigger_keywords: 'hail, storm roof' }),
  ]);
  const found = ranked.hits(wordsOf('storm roof'));
  expect(found.map((hit) => [hit.chain.scenario, hit.score])).toEqual([
    ['A', 1],
    ['D', 1],
    ['C', 1],
    ['B', 0.8],
  ]);
});
