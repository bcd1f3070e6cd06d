/**
 * Needs that begin with a story, as different people write them: the request at the end decides who
 * is named.
 */
import { expect, test } from 'vitest';
import { isAbout, router, rowsOf } from '../measure/demo-router.ts';

interface Row {
  readonly need: string;
  readonly lead: string;
}

/** Share of the samples that the request must lead. Without the rule, half of them follow the story. */
const MIN_LED_BY_REQUEST_SHARE = 0.6;

test('M6 the request counts more than the story before it', () => {
  const rows = rowsOf<Row>('training/tests/story-first.jsonl');
  const led = rows.filter(({ need, lead }) => isAbout(router.route(need), lead));
  console.info(`stories led by their request: ${led.length} of ${rows.length}`);
  expect(led.length / rows.length).toBeGreaterThanOrEqual(MIN_LED_BY_REQUEST_SHARE);
});

test.each([
  [
    'My wife and I just bought our first house in Matthews, the movers come Saturday, and now we need someone to look at the furnace',
    'HVAC Technician',
  ],
  ['getting married in the spring and want my teeth whitened', 'Dentist'],
  ['opening a yoga studio and need business cards', 'Print Shop'],
])("M6 S11 '%s' is one need", (need, lead) => {
  const outcome = router.route(need);
  expect(outcome.also).toEqual([]);
  expect(isAbout(outcome, lead)).toBe(true);
});

test('M9 the reason quotes the request, not the story', () => {
  const outcome = router.route('We sold the house, closing is Friday, need a mover for the piano');
  expect(outcome.mode === 'member' && outcome.matches[0]?.reason).toMatch(/"mover/);
});
