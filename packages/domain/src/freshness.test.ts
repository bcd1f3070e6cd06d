import { expect, test } from 'vitest';
import { member } from '../tests/records.ts';
import { dayOf } from './day.ts';
import { bouncedEmail, confirmAfterMonths, isDue } from './freshness.ts';
import { parseSettings } from './settings.ts';

test.each([
  ['2026-05-23', true],
  ['2026-05-24', false],
  ['2026-11-23', false],
  ['2027-01-01', false],
  [null, true],
])(
  'P9 on 23 November a member confirmed on %s is due after six months: %s',
  (confirmed_on, due) => {
    expect(isDue({ confirmed_on }, '2026-11-23', 6)).toBe(due);
  },
);

test.each([
  ['2026-08-31', 6, '2026-02-28'],
  ['2028-08-31', 6, '2028-02-29'],
  ['2026-03-15', 12, '2025-03-15'],
  ['2026-01-31', 2, '2025-11-30'],
])('P9 on %s, %i months ago was %s', (today, months, day) => {
  const dayAfter = dayOf(new Date(Date.parse(`${day}T12:00`) + 86_400_000));
  expect(isDue({ confirmed_on: day }, today, months)).toBe(true);
  expect(isDue({ confirmed_on: dayAfter }, today, months)).toBe(false);
});

test('P9 the settings decide after how many months; without settings, after six', () => {
  expect(confirmAfterMonths([parseSettings({ confirm_after_months: 12 })])).toBe(12);
  expect(confirmAfterMonths([])).toBe(6);
});

test('P9 an address that bounced is marked until the member has another one', () => {
  const bounced = { bounced_email: 'Ann@example.com' };
  expect(bouncedEmail(member({ ...bounced, email: 'ann@example.com' }))).toBe('ann@example.com');
  expect(bouncedEmail(member({ ...bounced, contact_info: 'ann@example.com' }))).not.toBeNull();
  expect(bouncedEmail(member({ ...bounced, email: 'ann@example.org' }))).toBeNull();
  expect(bouncedEmail(member(bounced))).toBeNull();
  expect(bouncedEmail(member({ email: 'ann@example.com' }))).toBeNull();
});
