import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillTemplate } from '../answers/fill-template.ts';
import { renumberSteps } from './renumber-steps.ts';

const SCRIPT = 'Hi {lead}, {role1_name} plans, {role2_name} ({role2}) cooks, {role3_name} sings.';

test.each([
  [
    'abc',
    'bac',
    'Hi {lead}, {role2_name} plans, {role1_name} ({role1}) cooks, {role3_name} sings.',
  ],
  [
    'abc',
    'cab',
    'Hi {lead}, {role2_name} plans, {role3_name} ({role3}) cooks, {role1_name} sings.',
  ],
  [
    'abc',
    'axbc',
    'Hi {lead}, {role1_name} plans, {role3_name} ({role3}) cooks, {role4_name} sings.',
  ],
  ['abc', 'ac', 'Hi {lead}, {role1_name} plans, {role3_name} ({role3}) cooks, {role2_name} sings.'],
  ['abc', 'abc', SCRIPT],
  ['', 'a', SCRIPT],
])("C5 a script's placeholders follow their steps from '%s' to '%s'", (before, after, script) => {
  expect(renumberSteps(SCRIPT, [...before], [...after])).toBe(script);
});

test('C5 text that is not a placeholder of a step stays as it is', () => {
  const odd = '{role0} {role9} {role2 name} {role1000} {role} {lead}';
  expect(renumberSteps(odd, ['a', 'b'], ['b', 'a'])).toBe(odd);
});

const steps = fc.uniqueArray(fc.constantFrom('Ann', 'Bo', 'Cy', 'Di', 'Ed', 'Flo'));
const scripts = fc
  .array(
    fc.oneof(
      fc.nat({ max: 9 }).map((step) => `{role${step}}`),
      fc.nat({ max: 9 }).map((step) => `{role${step}_name}`),
      fc.constantFrom(' and ', '{lead}', '{', 'role1'),
    ),
  )
  .map((parts) => parts.join(''));

test('C5 a filled script says the same before and after its steps are reordered', () => {
  const inAnyOrder = steps.chain((before) =>
    fc.tuple(fc.constant(before), fc.shuffledSubarray(before, { minLength: before.length })),
  );
  const filled = (script: string, order: readonly string[]) =>
    fillTemplate(
      script,
      order.map((role) => ({ role, member: null })),
      'Sam',
    );
  fc.assert(
    fc.property(scripts, inAnyOrder, (script, [before, after]) => {
      expect(filled(renumberSteps(script, before, after), after)).toBe(filled(script, before));
    }),
  );
});

test('C5 undoing any change of the steps restores the script', () => {
  fc.assert(
    fc.property(scripts, steps, steps, (script, before, after) => {
      const there = renumberSteps(script, before, after);
      expect(renumberSteps(there, after, before)).toBe(script);
    }),
  );
});
