/** Minimum figures for what must not fail: plain needs, frames, and roles as rosters write them (README.md). */
import { describe, expect, test } from 'vitest';
import { percent } from './measure-accuracy.ts';
import { FRAME_SAMPLE, THING_FRAME_SAMPLE } from './plain.ts';
import { framesIn, strangersNeeds, THING_FRAME_FILES } from './plain-data.ts';
import {
  answeredStrangers,
  frameShares,
  plainShares,
  thingsInFrames,
  together,
  wordingsOfTrades,
  writtenRoleShare,
} from './plain-figures.ts';
import { isHeldOutFile } from './posts.ts';

/** In percent. They prevent regressions: raise them when the engine improves. Measured on 2026-11-27, in brackets. */
const LEAST_PLAIN = 96; // (98.1)
const LEAST_ROLES = 95; // (97.8)
/** Of the files with hundreds of frames, every so many combinations of frame and name. */
const LARGE_FRAME_SAMPLE = 61;
const LEAST_THINGS = { 'frames.things.jsonl': 95, 'held.frames.things.jsonl': 91 }; // (96.2, 92.6)
/** The strangers' lines that were never read. */
const LEAST_HELD = 93; // (94.5)

describe('M2 plain needs', () => {
  const shares = plainShares();

  test('lead to the right member', () => {
    const all = together('all', shares);
    expect(all.n).toBe(160);
    expect(percent(all), all.faults.join('\n')).toBeGreaterThanOrEqual(LEAST_PLAIN);
  });

  test('never lead to a wrong member', () => {
    const plain = shares.find(({ name }) => name === 'plain');
    expect(plain?.n).toBe(133);
    expect(plain?.wrong, plain?.faults.join('\n')).toBe(0);
  });
});

describe('M6 S12 a frame changes nothing about who is named and raises no alarm, in a sample of frames and names', () => {
  test.each([
    ['frames.jsonl', 99.5, 46, FRAME_SAMPLE],
    ['frames.strangers.jsonl', 99, 160, FRAME_SAMPLE],
    ['frames.strangers.second.jsonl', 97, 1009, LARGE_FRAME_SAMPLE],
    ['frames.chatty.jsonl', 92, 582, LARGE_FRAME_SAMPLE],
    ['frames.visitors.jsonl', 92, 169, LARGE_FRAME_SAMPLE],
    ['frames.replaced.jsonl', 90, 60, FRAME_SAMPLE],
    ['held.frames.strangers.jsonl', 96, 250, LARGE_FRAME_SAMPLE],
    ['held.frames.chatty.jsonl', 91, 150, LARGE_FRAME_SAMPLE],
    ['held.frames.visitors.jsonl', 90, 151, LARGE_FRAME_SAMPLE],
    ['held.frames.replaced.jsonl', 90, 40, FRAME_SAMPLE],
  ] as const)('%s: at least %d percent', (file, least, frames, every) => {
    expect(framesIn(file)).toHaveLength(frames);
    const sample = frameShares(file, undefined, every).map(({ share }) => share);
    const all = together(file, sample);
    // The 68 names are nearly all understood alone, so nearly all are in the sample.
    expect(all.n).toBeGreaterThan((60 * frames) / every);
    const faults = isHeldOutFile(file) ? [] : all.faults;
    expect(percent(all), faults.join('\n')).toBeGreaterThanOrEqual(least);
  });
});

test('M2 every wording in the trade files leads to its trade, whatever else its words mean', () => {
  const wordings = wordingsOfTrades();
  expect(wordings.n).toBeGreaterThan(31_000);
  expect(wordings.faults).toEqual([]);
});

test.each(THING_FRAME_FILES)(
  'M2 a wording of a trade keeps its trade in what people say around it: %s',
  (file) => {
    const things = thingsInFrames(file, THING_FRAME_SAMPLE);
    expect(things.n).toBeGreaterThan(1_000);
    const faults = isHeldOutFile(file) ? [] : things.faults;
    expect(percent(things), faults.join('\n')).toBeGreaterThanOrEqual(LEAST_THINGS[file]);
  },
);

test('M4 needs reach members whose roles are written as rosters write them', () => {
  const roles = writtenRoleShare();
  expect(roles.n).toBe(134);
  expect(percent(roles), roles.faults.join('\n')).toBeGreaterThanOrEqual(LEAST_ROLES);
});

test("M2 strangers' plain needs that were never read lead to their trade", () => {
  const held = answeredStrangers('held.strangers.tsv');
  const right = held.filter(({ isRight }) => isRight).length;
  expect(percent({ right, n: held.length })).toBeGreaterThanOrEqual(LEAST_HELD);
});

test('each of the 166 trades has twelve plain needs by strangers, and five that are held', () => {
  const counts = (['strangers.tsv', 'held.strangers.tsv'] as const).map((file) => {
    const byTrade = Map.groupBy(strangersNeeds(file), ({ trade }) => trade);
    return [byTrade.size, ...new Set([...byTrade.values()].map(({ length }) => length))];
  });
  expect(counts).toEqual([
    [166, 12],
    [166, 5],
  ]);
});
