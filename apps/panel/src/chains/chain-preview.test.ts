import { member } from 'domain/testing';
import type { ChainFinding } from 'engine/admin';
import { expect, test } from 'vitest';
import { previewSummary } from './chain-preview.tsx';

const held = { member: member() };
const open = { member: null };
const finding = (kind: ChainFinding['kind']): ChainFinding => ({
  kind,
  severity: 'warning',
  field: 'roles_sequence',
  text: kind,
});

test('C4 the announced sentence counts steps, open seats and other findings', () => {
  expect(previewSummary([], [])).toBe('');
  expect(previewSummary([held], [])).toBe('Preview: 1 step.');
  expect(previewSummary([held, open], [finding('open-seat')])).toBe(
    'Preview: 2 steps, 1 open seat.',
  );
  expect(previewSummary([open, held, open], [finding('open-seat'), finding('stray-brace')])).toBe(
    'Preview: 3 steps, 2 open seats, 1 thing worth a look.',
  );
});
