import { expect, test } from 'vitest';
import { chain } from '../../tests/fixtures.ts';
import { reviewTriggers, triggerOwners } from './review-chain.ts';

const owners = triggerOwners([
  chain({ scenario: 'Water Damage', trigger_keywords: 'water damage, burst pipes' }),
  chain({ scenario: 'Mold', trigger_keywords: 'mold, Water-Damage' }),
  chain({ scenario: 'Remodel', trigger_keywords: 'remodeling my kitchen' }),
  chain({ scenario: 'No Roles', roles_sequence: ' → ', trigger_keywords: 'haunted house' }),
]);

function review(trigger_keywords: string | null, scenario = 'Mine') {
  return reviewTriggers(chain({ scenario, trigger_keywords }), owners);
}

test('C1 a trigger of this chain alone has no findings', () => {
  expect(review('leaking roof, storm')).toEqual([]);
  expect(review('mold', 'Mold')).toEqual([]);
});

test.each([
  ['burst pipes', 'Water Damage', 'as typed'],
  ['Burst-Pipe', 'Water Damage', 'ignoring case, plural and punctuation'],
  ['remodel my kitchens', 'Remodel', 'ignoring endings'],
])("C1 '%s' is also a trigger of another chain, %s: %s", (trigger, other) => {
  expect(review(`storm, ${trigger}`)).toEqual([
    {
      kind: 'shared-trigger',
      severity: 'note',
      field: 'trigger_keywords',
      text: `Another chain has "${trigger}" too: ${other}. A search for it finds both.`,
    },
  ]);
});

test('C1 all other chains with the trigger are named, but never the reviewed one', () => {
  expect(review('water damage')[0]?.text).toBe(
    'Other chains have "water damage" too: Mold; Water Damage. A search for it finds several.',
  );
  expect(review('water damage', 'Mold')[0]?.text).toContain('too: Water Damage. A search');
});

test('C1 part of a trigger is a different trigger, and chains that no search finds do not count', () => {
  expect(review('water, pipes, haunted house')).toEqual([]);
});

test('C1 a trigger of a few plain words is too weak', () => {
  expect(review('need help, wedding').map(({ kind }) => kind)).toEqual(['weak-trigger']);
});

test.each([null, '', ' , '])('C1 L1 a chain without triggers gets a note: %j', (triggers) => {
  expect(review(triggers).map(({ kind }) => kind)).toEqual(['no-trigger']);
});
