/** The contract of the adapter with the kits that measure the engine: roles, names and danger. */
import { demoRows } from 'domain/demo';
import { expect, test } from 'vitest';
import { build } from './adapter.ts';

const { route } = build(demoRows);

test('M9 the first named member leads, with role and name', () => {
  expect(route('roof leak')).toMatchObject({
    leadRole: 'Residential Roofing',
    leadName: 'Garrett Holloway',
    danger: null,
  });
  expect(route('roof leak').roles[0]).toBe('Residential Roofing');
});

test('C4 a chain is led by its first step, and names the roles of all', () => {
  const { leadRole, leadName, roles } = route('selling a home');
  expect(leadName).not.toBeNull();
  expect(roles[0]).toBe(leadRole);
  expect(roles.length).toBeGreaterThan(1);
});

test('O1 an open seat names nobody', () => {
  expect(route('locksmith')).toEqual({ leadRole: null, leadName: null, roles: [], danger: null });
});

test('S12 a danger is given by its kind', () => {
  expect(route('I smell gas in the kitchen').danger).toBe('gas');
});
