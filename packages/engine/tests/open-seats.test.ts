/** What an answer says about demand (N1) and about its own certainty (N3). */

import { demoDirectory } from 'domain/demo';
import { expect, test } from 'vitest';
import { createEngine } from '../src/engine.ts';
import { chapter, directory, member, projectsKnowledge } from './fixtures.ts';

const { route } = createEngine(projectsKnowledge, demoDirectory(), chapter);

test.each([
  ['family photographer', ['Photographer'], 'an open seat'],
  ['apiarist', ['Beekeeper'], 'another word for the profession'],
  ['job to open', ['Staffing Agency'], 'a member whose trade covers the open seat'],
  ['roof leak', [], 'a held seat'],
  ['tell me a joke', [], 'no profession'],
  ['water damage', [], 'chains'],
  ['Celeste', [], 'a name'],
])('N1 %s asks for the open seats %j: %s', (need, openSeats) => {
  expect(route(need).openSeats).toEqual(openSeats);
});

test('N1 each further need in the text has its own open seats', () => {
  const { openSeats, also } = route('oil change and a dog groomer');
  expect([openSeats, also.map((other) => other.openSeats)]).toEqual([[], [['Dog Groomer']]]);
});

test.each([
  ['pictures of grandpa', true],
  ['commute', true],
  ['roof leak', false],
  ['family photographer', false],
  ['plummer', false],
  ['tell me a joke', false],
  ['Celeste', false],
])('N3 the answer to %s is a guess: %s', (need, isGuess) => {
  expect(route(need).isGuess).toBe(isGuess);
});

test.each([
  ['quill zither', true],
  ['goose quill', false],
])('N3 M7 the member found by the wording of %s is a guess: %s', (need, isGuess) => {
  const members = [member({ profession_role: 'Dowser', role_alias: 'Goose Quills' })];
  const outcome = createEngine(projectsKnowledge, directory(members), chapter).route(need);
  expect(outcome.mode).toBe('member');
  expect(outcome.isGuess).toBe(isGuess);
});
