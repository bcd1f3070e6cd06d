import { member } from 'domain/testing';
import { expect, test } from 'vitest';
import { editableMembers } from '../../records/editable-kind.ts';
import { parseImports, UNDO_FOR_MS } from './stored-imports.ts';

const NOW = Date.UTC(2026, 10, 23);
const ann = member({ id: 'ann', version: 1 });
const STORED = {
  id: '1',
  at: NOW,
  summary: '1 added, 1 updated, 0 skipped',
  done: {
    added: [ann],
    updated: [{ before: ann, after: { ...ann, version: 2 } }],
    removed: [member({ id: 'bob', version: 3 })],
  },
};

test('a stored import is restored unchanged, for thirty days', () => {
  const stored: unknown = structuredClone([STORED]);
  expect(parseImports(editableMembers, stored, NOW + UNDO_FOR_MS - 1)).toEqual([STORED]);
  expect(parseImports(editableMembers, stored, NOW + UNDO_FOR_MS)).toEqual([]);
});

test.each([
  undefined,
  null,
  'x',
  {},
  [null],
  [{ ...STORED, at: 'x' }],
  [{ ...STORED, done: null }],
])('%j contains no valid imports', (stored) => {
  expect(parseImports(editableMembers, stored, NOW)).toEqual([]);
});

test('records without a name are left out', () => {
  const stored = [{ ...STORED, done: { added: [{ id: 'x' }, ann], updated: [{ before: ann }] } }];
  expect(parseImports(editableMembers, stored, NOW)).toMatchObject([
    // Imports stored before removals were possible have none.
    { done: { added: [ann], updated: [], removed: [] } },
  ]);
});
