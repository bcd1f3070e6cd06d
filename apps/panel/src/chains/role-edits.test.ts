import { rolesOf, sequenceOf, typedRoles } from 'domain/role-sequence.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { labelAt, moved, scriptAfter, textToRoles } from './role-edits.ts';

test.each([
  ['Realtor → Mover', ['Realtor', 'Mover']],
  ['Realtor->Mover', ['Realtor', 'Mover']],
  ['Realtor => Home ', ['Realtor', 'Home ']],
  ['Realtor → ', ['Realtor', '']],
  ['Realtor →  → Mover', ['Realtor', '', 'Mover']],
  ['', ['']],
])("C3 '%s' is split into roles", (text, roles) => {
  expect(textToRoles(text)).toEqual(roles);
});

/** Texts full of roles, spaces and arrows of every kind. */
const texts = fc
  .array(fc.constantFrom('Realtor', 'Pest Control', ' ', '  ', '→', '->', '=>', '-', '>', '\t'))
  .map((parts) => parts.join(''));

/** Roles being typed: any text without an arrow. */
const roles = fc
  .string({ unit: fc.constantFrom('a', 'B', 'é', ' ', '-', '>', '=', ',') })
  .filter((role) => !/[-=]>/.test(role));

test('C3 converting roles to text and back leaves them as typed', () => {
  fc.assert(
    fc.property(fc.array(roles, { minLength: 1 }), (list) => {
      expect(textToRoles(sequenceOf(list))).toEqual(list);
    }),
  );
});

test('C3 converting text to a list neither loses nor adds a role', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const stored = typedRoles(text);
      const list = textToRoles(text);
      expect(list.map((role) => role.trim()).filter((role) => role !== '')).toEqual(stored);
      expect(rolesOf({ roles_sequence: sequenceOf(list) })).toEqual(stored);
    }),
  );
});

test('P4 a role is called by its name, or by its step number while blank', () => {
  expect([0, 1, 2].map((position) => labelAt([' Mover ', '  '], position))).toEqual([
    'Mover',
    'step 2',
    'step 3',
  ]);
});

test.each([
  [0, 2, ['Mover', 'Painter', 'Realtor']],
  [2, 0, ['Painter', 'Realtor', 'Mover']],
  [1, 1, ['Realtor', 'Mover', 'Painter']],
  [7, 0, ['Realtor', 'Mover', 'Painter']],
])('C3 the role at position %i moves to position %i', (from, to, after) => {
  expect(moved(['Realtor', 'Mover', 'Painter'], from, to)).toEqual(after);
});

const items = (...roles: string[]) => roles.map((role, was) => ({ role, was }));
const scriptFor = (roles: readonly string[]) => roles.join(' then ');

test('C5 choosing roles writes the script, until it is changed', () => {
  const [realtor, mover] = items('Realtor', 'Mover');
  if (!realtor || !mover) throw new Error('Two roles');
  expect(scriptAfter('', [], [realtor], scriptFor)).toBe('Realtor');
  expect(scriptAfter(' \n', [], [realtor], scriptFor)).toBe('Realtor');
  expect(scriptAfter('Realtor', [realtor], [mover, realtor], scriptFor)).toBe('Mover then Realtor');
  expect(scriptAfter('Realtor', [realtor], items('  '), scriptFor)).toBe('');
});

test('C5 a changed script is never written anew: its placeholders stay with their roles', () => {
  const [realtor, mover] = items('Realtor', 'Mover');
  if (!realtor || !mover) throw new Error('Two roles');
  const mine = 'My own: {role1_name}';
  for (const write of [scriptFor, null]) {
    expect(scriptAfter(mine, [realtor, mover], [mover, realtor], write)).toBe(
      'My own: {role2_name}',
    );
    expect(scriptAfter(mine, [realtor], [{ ...realtor, role: 'Broker' }], write)).toBe(mine);
  }
  expect(scriptAfter('', [], [realtor], null)).toBe('');
});
