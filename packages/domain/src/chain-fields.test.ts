import { expect, test } from 'vitest';
import { chainKind } from './chain-fields.ts';
import { draftOf, fieldErrorsOf, isComplete, valuesOf } from './record.ts';

const blank = draftOf(chainKind, null);
const filled = {
  ...blank,
  scenario: 'Selling',
  roles_sequence: 'Realtor',
  script_template: 'Hi {lead}',
};

test('P4 scenario, roles sequence and script template are required; blanks do not count', () => {
  expect(isComplete(chainKind, filled)).toBe(true);
  for (const name of ['scenario', 'roles_sequence', 'script_template']) {
    expect(isComplete(chainKind, { ...filled, [name]: ' \n' })).toBe(false);
  }
});

test.each([
  ['Realtor -> Mover=>Painter', 'Realtor → Mover → Painter'],
  ['  Realtor →  → Mover → ', 'Realtor → Mover'],
  ['Realtor', 'Realtor'],
])("C3 '%s' is stored as '%s'", (roles_sequence, stored) => {
  expect(valuesOf(chainKind, { ...filled, roles_sequence }).roles_sequence).toBe(stored);
});

test('C3 arrows without a role are an error that says what to do', () => {
  const errors = fieldErrorsOf(chainKind, { ...filled, roles_sequence: '-> →' }, blank);
  expect(errors).toEqual({ roles_sequence: 'Name at least one role, like Realtor → Mover.' });
});
