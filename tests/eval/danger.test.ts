/** Floors of what is heard on the wordings the signs were tuned on: a change that loses them is seen. */
import { describe, expect, test } from 'vitest';
import { hearAll, heardShare } from './danger.ts';

/** Least share of dangers heard: in all, of each author and of each kind; and most everyday needs taken for one. */
const LEAST_HEARD = 0.97;
const LEAST_OF_AUTHOR = 0.92;
const LEAST_OF_KIND = 0.92;
const MOST_FALSE_ALARMS = 0.014;

/** What is held out is printed by `npm run eval -- --danger` and has no floor here. */
const tunedOn = hearAll().filter(({ file }) => !file.startsWith('held.'));
const dangers = tunedOn.filter(({ isDanger }) => isDanger);
const kinds = [...new Set(dangers.flatMap(({ rows }) => rows.map(({ kind }) => kind)))].sort();

describe('S12 danger is heard', () => {
  test.each(dangers.map(({ file, rows }) => [file, rows] as const))('in %s', (_, rows) => {
    expect(heardShare(rows)).toBeGreaterThanOrEqual(LEAST_OF_AUTHOR);
  });

  test('by all authors together', () => {
    const rows = dangers.flatMap(({ rows }) => rows);
    expect(heardShare(rows)).toBeGreaterThanOrEqual(LEAST_HEARD);
  });

  test.each(kinds)('of the kind %s', (kind) => {
    const rows = dangers.flatMap(({ rows }) => rows).filter((row) => row.kind === kind);
    expect(heardShare(rows)).toBeGreaterThanOrEqual(LEAST_OF_KIND);
  });
});

test('S12 of everyday needs that borrow the words of danger hardly any is taken for one', () => {
  const everyday = tunedOn.filter(({ isDanger }) => !isDanger).flatMap(({ rows }) => rows);
  expect(everyday.length).toBeGreaterThan(1_000);
  expect(heardShare(everyday)).toBeLessThanOrEqual(MOST_FALSE_ALARMS);
});
