/** A need's request: what is asked for, what is refused, what it must be like and what surrounds it. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { projectsKnowledge } from '../../tests/fixtures.ts';
import { DESCRIPTIONS, REQUESTS, trades } from '../../tests/request-fixtures.ts';
import { knowledgeOf } from '../professions/trade-knowledge.ts';
import { type Part, type Standing, wordsOf } from '../text/word.ts';
import { readRequest } from './read-request.ts';
import { surroundingsIn, withoutSurroundings } from './surroundings.ts';

function request(text: string, roles: readonly string[] = [], knowledge = trades) {
  return readRequest(wordsOf(text), text, surroundingsIn(text), {
    descriptions: DESCRIPTIONS,
    trades: knowledge,
    requests: REQUESTS,
    roleNames: (bases) => (roles.includes(bases.join(' ')) ? [] : undefined),
  });
}

/** The names of the professions that are asked for; null when none is by name. */
const named = (text: string) =>
  request(text).named?.map(({ profession }) => profession.name) ?? null;

/** The words with a standing, as typed. */
const standing = (text: string, wanted: Standing) =>
  request(text)
    .words.filter((word) => word.standing === wanted)
    .map(({ typed }) => typed)
    .join(' ');

const written = (text: string, parts: readonly Part[]) =>
  parts.map(({ from, to }) => text.slice(from, to));

describe('M6 what is named outright is asked for, whatever stands beside it', () => {
  test.each([
    ['a place', 'plumber in Weddington'],
    ['a condition', 'need a plumber that takes credit cards'],
    ['a person', 'female plumber'],
    ['a story', 'We sold the listing. The wiring is new. Need a plumber'],
    ['a refusal', 'not an electrician, a plumber'],
    ['a refused thing', 'a plumber instead of a cake'],
    ['a purpose', 'plumber for my bakery'],
    ['a number', 'call me at 704-555-0199, need a plumber'],
    ['a link', 'need a plumber www.bakery.com'],
    ['a signature', 'need a plumber\nThanks,\nAnn Baker'],
  ])('%s', (_, text) => {
    expect(named(text)).toEqual(['Plumber']);
  });

  test.each([
    ['a thing', 'clogged toilet'],
    ['a refused trade alone', 'not a plumber'],
    ["the writer's own trade", 'I own a bakery'],
    ['two trades', 'plumber or electrician'],
    ['a name in a signature', 'clogged toilet\nThanks,\nAnn Baker'],
    ['nothing', ''],
  ])('%s names none', (_, text) => {
    expect(named(text)).toBeNull();
  });
});

test.each([
  ['lawyer', ['Divorce Lawyer', 'Estate Lawyer']],
  ['lawyer but not divorce', ['Estate Lawyer']],
  ['lawyer, not a divorce lawyer', ['Estate Lawyer']],
  ['divorce lawyer', ['Divorce Lawyer']],
])("M6 '%s' asks for %j", (text, professions) => {
  expect(named(text)).toEqual(professions);
});

test.each([
  ['need a plumber who has a dog', 'condition', 'who has a dog'],
  ['lawyer for a divorce', 'condition', ''],
  ['plumber for a divorce', 'condition', 'for a divorce'],
  ['my dog sleeps, need a plumber', 'story', 'my dog sleeps need a'],
  ['not an electrician, a plumber', 'refused', 'not an electrician'],
  ['Fwd: need a plumber', 'around', 'Fwd'],
  ['the baker says the toilet is clogged', 'around', 'baker'],
  ['the baker broke my heart', 'around', ''],
  ['baker no, clogged toilet yes', 'refused', 'baker no'],
  ['no baker, just clogged toilet', 'refused', 'no baker'],
  ['no baker, clogged toilet', 'refused', ''],
] as const)("M6 '%s': %s '%s'", (text, wanted, words) => {
  expect(standing(text, wanted)).toBe(words);
});

test('M3 the words of the request alone are compared with triggers and roles', () => {
  const asked = (text: string) => request(text).asked.map(({ typed }) => typed);
  expect(asked('Fwd: need a plumber in Weddington')).toEqual(['plumber']);
  expect(asked('toilet clogged 704-555-0199')).toEqual(['toilet', 'clogged']);
  expect(asked('toilet clogged in 28173')).toEqual(['toilet', 'clogged']);
});

test('M9 descriptions and refused trades are shown as parts of the text', () => {
  const text = 'female plumber, not an electrician';
  const { described, refused } = request(text);
  expect(written(text, described)).toEqual(['female']);
  expect(written(text, refused)).toEqual(['electrician']);
});

test('a description counts only if something is left that it describes', () => {
  const languages = (text: string) => request(text).languages;
  expect(languages('someone with a toilet who speaks spanish')).toEqual(['Spanish']);
  expect(languages('someone who speaks spanish')).toEqual([]);
});

test('a request before the name is told from the name alone', () => {
  expect(request('need a plumber').isRequested).toBe(true);
  expect(request('plumber').isRequested).toBe(false);
});

test("M7 a member's role that is no known profession is asked for by name", () => {
  expect(request('need a falconer', ['falconer']).named).toEqual([]);
  expect(request('need a falconer').named).toBeNull();
});

test('no text makes reading fail', () => {
  const knowledge = knowledgeOf(projectsKnowledge.trades);
  const words = fc
    .array(
      fc.constantFrom(
        ...'not no a my plumber lawyer but instead of need who takes cards for . , or and yet'.split(
          ' ',
        ),
        ...["realtor's", 'Fwd:', '\n', '704-555-0199', 'toString', '__proto__', 'retired', 'here'],
      ),
      { maxLength: 14 },
    )
    .map((typed) => typed.join(' '));
  const anything = fc.oneof(words, fc.string({ unit: 'binary', maxLength: 120 }));
  fc.assert(
    fc.property(anything, (text) => {
      const { words: read, asked, described, refused } = request(text, [], knowledge);
      expect(read.map(({ typed }) => typed)).toEqual(wordsOf(text).map(({ typed }) => typed));
      expect(asked.every((word) => read.some(({ from }) => from === word.from))).toBe(true);
      for (const { from, to } of [...described, ...refused]) expect(to).toBeGreaterThan(from);
      expect(withoutSurroundings(text)).toHaveLength(text.length);
    }),
    { numRuns: 1_000 },
  );
});
