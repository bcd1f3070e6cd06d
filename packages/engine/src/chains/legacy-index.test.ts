import { expect, test } from 'vitest';
import { chain } from '../../tests/fixtures.ts';
import { wordsOf } from '../text/word.ts';
import { legacyIndex } from './legacy-index.ts';

const index = legacyIndex([
  chain({ scenario: 'Caring for Aging Parents', roles_sequence: 'Senior Care → Realtor' }),
  chain({ scenario: 'Backyard Makeover', roles_sequence: 'Landscaper → Pool Builder' }),
  chain({ scenario: 'Pool Party', roles_sequence: 'Caterer → Lifeguard' }),
  chain({ scenario: '', roles_sequence: '' }),
]);
const find = (need: string, isUnfinished = true) => index.find(wordsOf(need), isUnfinished);

test.each([
  ['aging parents', 'Caring for Aging Parents', 'the scenario contains the need'],
  ['parents aging', 'Caring for Aging Parents', 'or its words'],
  ['makeov', 'Backyard Makeover', 'a single word may be a prefix'],
  ['landscaper', 'Backyard Makeover', 'a role of the sequence'],
  ['I need a pool', 'Pool Party', 'a scenario ranks before a role'],
  ['pool builder', 'Backyard Makeover', 'more shared words rank first'],
  ['parents retirement', 'Caring for Aging Parents', 'half of the words'],
])("L1 '%s' finds '%s': %s", (need, scenario) => {
  expect(find(need)?.chain.scenario).toBe(scenario);
});

test.each([
  ['zebra', 'no word in common'],
  ['for', 'a stopword'],
  ['my parents want purple zebras', 'one word of a long story'],
  ['ma', 'two letters are too short for a prefix'],
  ['', 'an empty need'],
])("L1 '%s' finds no chain: %s", (need) => {
  expect(find(need)).toBeNull();
});

test('L1 a hit tells how much of the need was found, and whether in the scenario', () => {
  expect(find('aging parents')).toMatchObject({ share: 1, isInScenario: true });
  expect(find('aging zebra')).toMatchObject({ share: 0.5, isInScenario: true });
  expect(find('lifeguard')).toMatchObject({ share: 1, isInScenario: false });
  expect(find('pool party')).toMatchObject({ share: 1, equalsScenario: true });
  expect(find('party')).toMatchObject({ share: 1, equalsScenario: false });
});
