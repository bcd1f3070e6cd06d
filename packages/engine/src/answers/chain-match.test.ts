import { expect, test } from 'vitest';
import { member } from '../../tests/fixtures.ts';
import { chainFlow, chainPreview } from './chain-match.ts';
import type { FilledRole } from './fill-template.ts';

const held = (role: string, member_name: string): FilledRole => ({
  role,
  member: member({ member_name }),
});
const open = (role: string): FilledRole => ({ role, member: null });
const ANN = held('Realtor', 'Ann Archer');
const BO = held('Electrician', 'Dr. Bo Baker');
const CY = held('Mover', 'Cy Cole');
const DI = held('Florist', 'Di Dunn');

test.each([
  ['one', [ANN], 'meet Ann (Realtor).'],
  ['two', [ANN, BO], 'meet Ann (Realtor) and Bo (Electrician).'],
  [
    'open seats are skipped',
    [open('DJ'), ANN, open('Baker'), BO, CY],
    'meet Ann (Realtor), Bo (Electrician) and Cy (Mover).',
  ],
  [
    'never a fourth name',
    [ANN, BO, CY, DI],
    'meet Ann (Realtor), Bo (Electrician) and Cy (Mover). One more member can follow.',
  ],
])('C6 the preview uses the first names of up to 3 members: %s', (_, roles, ending) => {
  expect(chainPreview('Moving In', roles, 'Sam')).toBe(
    `Hi Sam, for "Moving In" I would like you to ${ending}`,
  );
});

test('C6 the preview of a chain without members says which roles are wanted', () => {
  expect(chainPreview('Party', [open('DJ'), open('Pest Control')], undefined)).toBe(
    'Hi friend, we are still looking for our future DJ and our future pest control partner.',
  );
  expect(chainPreview('Party', [], 'Sam')).toBe(
    'Hi Sam, we are still looking for people for this.',
  );
});

test('C7 the flow names the member of each role, in order', () => {
  expect(chainFlow('Moving In', [ANN, open('DJ'), CY])).toBe(
    'Moving In: Realtor: Ann Archer → DJ (open seat) → Mover: Cy Cole',
  );
  expect(chainFlow('Moving In', [])).toBe('Moving In');
});
