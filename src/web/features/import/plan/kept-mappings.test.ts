import { expect, test } from 'vitest';
import { parseMappings } from './kept-mappings.ts';

const KEPT = { table: 'members', header: ['Who', 'Does'], targets: [['member_name'], []] };

test('the valid part of the stored columns is used', () => {
  const broken = [
    null,
    'x',
    { ...KEPT, table: 1 },
    { ...KEPT, header: 'Who' },
    { ...KEPT, targets: [['member_name']] },
    { ...KEPT, targets: [['member_name'], [1]] },
  ];
  expect(parseMappings(JSON.stringify([KEPT, ...broken]))).toEqual([KEPT]);
});

test.each([null, '', '{', '{}', '"x"'])('%j contains none', (stored) => {
  expect(parseMappings(stored)).toEqual([]);
});
