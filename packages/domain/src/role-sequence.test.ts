import { expect, test } from 'vitest';
import { rolesOf, withRoleArrows } from './role-sequence.ts';

test.each([
  ['Realtor → Mover', ['Realtor', 'Mover']],
  ['Realtor→Insurance Agent→Mover', ['Realtor', 'Insurance Agent', 'Mover']],
  ['  Realtor  →\tMover\n', ['Realtor', 'Mover']],
  ['→ Realtor → → Mover →', ['Realtor', 'Mover']],
  ['Realtor', ['Realtor']],
  ['CPA / Tax - Home', ['CPA / Tax - Home']],
  [' → ', []],
  ['', []],
])("C3 '%s' is split on the arrow, trimmed, empty parts dropped", (roles_sequence, roles) => {
  expect(rolesOf({ roles_sequence })).toEqual(roles);
});

test.each([
  ['Realtor -> Mover', 'Realtor → Mover'],
  ['Realtor=>Insurance Agent ->Mover', 'Realtor→Insurance Agent →Mover'],
  ['Realtor --> Mover ==> Painter', 'Realtor → Mover → Painter'],
  ['Realtor → Mover', 'Realtor → Mover'],
  ['CPA - Home > Office', 'CPA - Home > Office'],
  [' ', ' '],
])("C3 '%s' is stored with the arrow →: '%s'", (typed, stored) => {
  expect(withRoleArrows(typed)).toBe(stored);
});
