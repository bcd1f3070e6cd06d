import { describe, expect, test } from 'vitest';
import { chainKind } from '../../../../domain/chain-fields.ts';
import { memberKind } from '../../../../domain/member-fields.ts';
import { guessMapping, withTarget } from './mapping.ts';

describe('columns are recognised', () => {
  test.each([
    ['by their names', ['id', 'member_name', 'profession_role', 'role_alias']],
    ['by their labels', ['ID', 'Member name', 'Profession role', 'Role alias']],
    ['by other names', ['UUID', 'Full Name', 'Category', 'Aliases']],
    ['ignoring case, accents and punctuation', ['Id.', ' NÀME ', 'PROFESSION*', 'role-alias']],
  ])('%s', (_, header) => {
    const expected = ['id', 'member_name', 'profession_role', 'role_alias'];
    expect(guessMapping(memberKind, header)).toEqual(expected);
  });

  test('for common contact columns', () => {
    const header = ['E-mail', 'Tel', 'Web site', 'Business', 'Chapter', 'Sphere', 'Priority'];
    const expected = ['email', 'phone', 'website', 'company', 'chapter', 'sphere', 'priority'];
    expect(guessMapping(memberKind, header)).toEqual(expected);
  });

  test('in a list of chains', () => {
    const header = ['Name', 'Roles', 'Script', 'Keywords', 'Comments'];
    const expected = ['scenario', 'roles_sequence', 'script_template', 'trigger_keywords', 'notes'];
    expect(guessMapping(chainKind, header)).toEqual(expected);
  });
});

test('each field is assigned once, to the best column', () => {
  const header = ['Mobile', 'Category', 'Phone', 'Profession', 'Tel'];
  expect(guessMapping(memberKind, header)).toEqual([
    null,
    'sphere',
    'phone',
    'profession_role',
    null,
  ]);
});

test('column names such as __proto__ have no special meaning', () => {
  const header = ['__proto__', 'constructor', 'toString', '!?', 'hasOwnProperty'];
  expect(guessMapping(memberKind, header)).toEqual([null, null, null, null, null]);
});

test('assigning a field to a column takes it from any other column', () => {
  expect(withTarget<{ id: string; version: null; a: null }>(['a', null], 1, 'a')).toEqual([
    null,
    'a',
  ]);
});
