import { utcDayAt } from 'domain/day.ts';
import { expect, test } from 'vitest';
import { askedByWeek, askedFor, firstDayShown, fullDays } from './times-asked.ts';

const TODAY = '2026-11-23';
const on = (day: string, asked = 1, profession = 'Baker') => ({ day, profession, asked });

test('N4 a week is 7 days including today, a month 30, a year 365', () => {
  const demand = [
    on('2026-11-23'),
    on('2026-11-17', 2),
    on('2026-11-16', 4),
    on('2026-10-25', 8),
    on('2026-10-24', 16),
    on('2025-11-24', 32),
    on('2025-11-23', 64),
    on('2026-11-20', 5, 'Florist'),
  ];
  expect([...askedFor(demand, TODAY)]).toEqual([
    ['Baker', { week: 3, month: 15, year: 63 }],
    ['Florist', { week: 5, month: 5, year: 5 }],
  ]);
  expect(firstDayShown(TODAY)).toBe('2025-11-24');
});

test('N4 days are in UTC', () => {
  expect(utcDayAt(Date.parse('2026-11-23T23:59:59.999Z'))).toBe('2026-11-23');
  expect(utcDayAt(Date.parse('2026-11-24T00:00:00Z'))).toBe('2026-11-24');
});

test('N4 the chart shows the 52 weeks that end today, of all seats or of one', () => {
  const demand = [
    on('2026-11-23'),
    on('2026-11-17', 2),
    on('2026-11-16', 4, 'Florist'),
    on('2025-11-25', 8),
    on('2025-11-24', 100),
  ];
  const weeks = askedByWeek(demand, TODAY, null);
  expect(weeks).toHaveLength(52);
  expect([weeks[0], weeks[50], weeks[51]]).toEqual([
    { from: '2025-11-25', asked: 8 },
    { from: '2026-11-10', asked: 4 },
    { from: '2026-11-17', asked: 3 },
  ]);
  const florists = askedByWeek(demand, TODAY, 'Florist');
  expect(florists.filter(({ asked }) => asked > 0)).toEqual([{ from: '2026-11-10', asked: 4 }]);
});

test('N2 a day that reached its limit is detected', () => {
  const many = Array.from({ length: 100 }, (_, i) => on('2026-11-02', 1, `Seat ${i}`));
  expect(fullDays([on('2026-11-03', 99), on('2026-11-01', 100), ...many])).toEqual([
    '2026-11-01',
    '2026-11-02',
  ]);
});
