import { expect, test } from 'vitest';
import { parseImports, UNDO_FOR_MS } from './last-imports.ts';

const NOW = Date.UTC(2026, 10, 23);
const ROW = {
  id: '1',
  at: new Date(NOW).toISOString(),
  table_name: 'members',
  summary: '1 added, 1 updated, 0 skipped',
  changes: ['2026-11-23T00:00:00+00:00'],
};

test('P12 an import can be undone for thirty days', () => {
  const { id, summary, changes } = ROW;
  expect(parseImports([ROW], NOW + UNDO_FOR_MS - 1)).toEqual([{ id, at: NOW, summary, changes }]);
  expect(parseImports([ROW], NOW + UNDO_FOR_MS)).toEqual([]);
});

test.each([
  {},
  { ...ROW, at: 'x' },
  { ...ROW, summary: null },
  { ...ROW, changes: null },
  { ...ROW, changes: [1] },
])('%j is no import', (row) => {
  expect(parseImports([row], NOW)).toEqual([]);
});
