/** Every answer says why, in the words of the need: all modes of the demo chapter. */

import { demoChapter, demoDirectory } from 'domain/demo';
import { expect, test } from 'vitest';
import type { Outcome } from '../src/answers/outcome.ts';
import { createEngine } from '../src/engine.ts';
import { projectsKnowledge } from './fixtures.ts';

const router = createEngine(projectsKnowledge, demoDirectory(), demoChapter);

/** The reasons of an outcome, best result first. */
function reasonsOf(outcome: Outcome): string[] {
  switch (outcome.mode) {
    case 'member':
      return outcome.matches.map(({ reason }) => reason);
    case 'contextual':
    case 'suggestions':
      return outcome.chains.map(({ reason }) => reason);
    case 'chain':
      return [outcome.chain.reason];
    case 'open-seat':
      return outcome.seat.reason === null ? [] : [outcome.seat.reason];
  }
}

const markedIn = ({ need, marks }: Outcome) => marks.map(({ from, to }) => need.slice(from, to));

test.each([
  ['gutter', 'member', 'Matches "gutter" in Gutter Service', ['gutter']],
  ['plummer', 'member', 'Matches "plumber" (you typed "plummer")', ['plumber']],
  ['sparky', 'member', 'Matches "sparky", another word for Electrician', ['sparky']],
  ['private chef', 'member', 'an open seat that Caterer covers', ['private chef']],
  ['summit crest', 'member', 'in the company name Summit Crest Roofing', ['summit crest']],
  ['starting a business', 'contextual', 'Matches "starting a business"', ['starting a business']],
  ['remodel my kitchen', 'contextual', 'Matches "remodel my kitchen"', ['remodel', 'kitchen']],
  ['our water damage', 'suggestions', 'Matches "water damage"', ['water damage']],
  ['the makeover', 'chain', 'Matches "makeover" in Backyard Makeover', ['makeover']],
  ['I need a locksmith', 'open-seat', 'Matches "locksmith"', ['locksmith']],
])("M9 C8 L1 O2 '%s' is answered (%s) and says why: %s", (need, mode, reason, marks) => {
  const outcome = router.route(need);
  expect(outcome.mode).toBe(mode);
  expect(reasonsOf(outcome)[0]).toContain(reason);
  expect(markedIn(outcome)).toEqual(marks);
});

test('O2 a need that names no trade has no reason and no marks', () => {
  const outcome = router.route('hello');
  expect(reasonsOf(outcome)).toEqual([]);
  expect(outcome.marks).toEqual([]);
});
