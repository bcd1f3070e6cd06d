import { expect, test } from 'vitest';
import { member } from '../../../../../tests/routing/fixtures.ts';
import type { ChainFinding } from '../../../../routing/workbench/workbench.ts';
import { previewNews } from './preview-news.ts';

const held = { member: member() };
const open = { member: null };
const finding = (kind: ChainFinding['kind']): ChainFinding => ({
  kind,
  severity: 'warning',
  field: 'roles_sequence',
  text: kind,
});

test('C4 the announced sentence counts steps, open seats and other findings', () => {
  expect(previewNews([], [])).toBe('');
  expect(previewNews([held], [])).toBe('Preview: 1 step.');
  expect(previewNews([held, open], [finding('open-seat')])).toBe('Preview: 2 steps, 1 open seat.');
  expect(previewNews([open, held, open], [finding('open-seat'), finding('stray-brace')])).toBe(
    'Preview: 3 steps, 2 open seats, 1 thing worth a look.',
  );
});
