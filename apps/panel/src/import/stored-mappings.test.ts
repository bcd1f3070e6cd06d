import { expect, test } from 'vitest';
import { parseMappings } from './stored-mappings.ts';

const STORED = { table: 'members', header: ['Who', 'Does'], targets: [['member_name'], []] };

test('the valid ones among the stored mappings are used', () => {
  const broken = [
    null,
    'x',
    { ...STORED, table: 1 },
    { ...STORED, header: 'Who' },
    { ...STORED, targets: [['member_name']] },
    { ...STORED, targets: [['member_name'], [1]] },
  ];
  expect(parseMappings(JSON.stringify([STORED, ...broken]))).toEqual([STORED]);
});

test.each([null, '', '{', '{}', '"x"'])('%j contains no valid mappings', (stored) => {
  expect(parseMappings(stored)).toEqual([]);
});
