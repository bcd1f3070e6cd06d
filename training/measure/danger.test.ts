/**
 * Minimum figures on the wordings the signs were tuned on, so that a change that makes them worse
 * is noticed.
 */
import { describe, expect, test } from 'vitest';
import { detectAll, detectedShare, UNDERSTATED } from './danger.ts';

/**
 * Minimum share of dangers detected: in total, per author and per kind; and maximum share of false
 * alarms.
 */
const MIN_DETECTED = 0.965;
const MIN_PER_AUTHOR = 0.92;
const MIN_PER_KIND = 0.92;
const MAX_FALSE_ALARMS = 0.01;

/** Fewer understated wordings are detected, at the same share of false alarms. */
const MIN_OF_UNDERSTATED = 0.83;

/** Held-out files have no minimum here; `npm run eval -- --danger` prints their figures. */
const tunedOn = detectAll().filter(({ file }) => !file.startsWith('held.'));
const allDangers = tunedOn.filter(({ isDanger }) => isDanger);
const dangers = allDangers.filter(({ file }) => !UNDERSTATED.test(file));
const understated = allDangers.filter(({ file }) => UNDERSTATED.test(file));
const kinds = [...new Set(dangers.flatMap(({ rows }) => rows.map(({ kind }) => kind)))].sort();

describe('S12 danger is detected', () => {
  test.each(dangers.map(({ file, rows }) => [file, rows] as const))('in %s', (_, rows) => {
    expect(detectedShare(rows)).toBeGreaterThanOrEqual(MIN_PER_AUTHOR);
  });

  test('by all authors together', () => {
    const rows = dangers.flatMap(({ rows }) => rows);
    expect(detectedShare(rows)).toBeGreaterThanOrEqual(MIN_DETECTED);
  });

  test.each(kinds)('of the kind %s', (kind) => {
    const rows = dangers.flatMap(({ rows }) => rows).filter((row) => row.kind === kind);
    expect(detectedShare(rows)).toBeGreaterThanOrEqual(MIN_PER_KIND);
  });

  test.each(understated.map(({ file, rows }) => [file, rows] as const))(
    'in the understated wordings of %s',
    (_, rows) => {
      expect(detectedShare(rows)).toBeGreaterThanOrEqual(MIN_OF_UNDERSTATED);
    },
  );
});

test('S12 at most 1 % of everyday needs in the words of danger are mistaken for danger', () => {
  const everyday = tunedOn.filter(({ isDanger }) => !isDanger).flatMap(({ rows }) => rows);
  expect(everyday.length).toBeGreaterThan(1_000);
  expect(detectedShare(everyday)).toBeLessThanOrEqual(MAX_FALSE_ALARMS);
});
