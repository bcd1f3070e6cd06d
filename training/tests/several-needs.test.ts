/** Three or more needs in one text, as different people write them: none is silently dropped. */
import { describe, expect, test } from 'vitest';
import type { Outcome } from '../../packages/engine/src/answers/outcome.ts';
import { createEngine } from '../../packages/engine/src/engine.ts';
import {
  chain,
  chapter,
  directory,
  projectsKnowledge,
} from '../../packages/engine/tests/fixtures.ts';
import { isAbout, router, rowsOf } from '../measure/demo-router.ts';

interface Row {
  readonly need: string;
  /** A profession for each need, in the order of the text. */
  readonly asks: readonly string[];
}

/** Share of the needs that must be answered or listed, and of the samples without any need left out. */
const MIN_FOUND_SHARE = 0.85;
const MIN_COMPLETE_SHARE = 0.7;

/** The needs of an outcome as they were typed, the answered ones first. */
function needsOf({ need, also, more }: Outcome): string[] {
  return [need, ...also.map((other) => other.need), ...more];
}

describe('S11 several needs in one', () => {
  test('each is answered or listed', () => {
    const found = rowsOf<Row>('training/tests/several-needs.jsonl').map(({ need, asks }) => {
      const outcome = router.route(need);
      const further = outcome.more.map((other) => router.route(other));
      const outcomes = [outcome, ...outcome.also, ...further];
      return asks.map((profession) => outcomes.some((one) => isAbout(one, profession)));
    });
    const needs = found.flat();
    const complete = found.filter((row) => row.every(Boolean));
    console.info(
      `needs of a list found: ${needs.filter(Boolean).length} of ${needs.length}, all of them in ${complete.length} of ${found.length}`,
    );
    expect(needs.filter(Boolean).length / needs.length).toBeGreaterThanOrEqual(MIN_FOUND_SHARE);
    expect(complete.length / found.length).toBeGreaterThanOrEqual(MIN_COMPLETE_SHARE);
  });

  test('four are answered, the others are listed', () => {
    const outcome = router.route(
      'roof leak, haircut, root canal, oil change, piano lessons, a vet',
    );
    expect(outcome.also.map(({ need }) => need)).toEqual(['haircut', 'root canal', 'oil change']);
    expect(outcome.more).toEqual(['piano lessons', 'a vet']);
    expect(router.route('roof leak, haircut, root canal, oil change').more).toEqual([]);
  });

  test.each([
    ['plumber electrician and a roofer', ['plumber', 'electrician', 'a roofer']],
    ['need a dentist. and a lawyer.', ['need a dentist', 'a lawyer']],
    ['1. oil change 2. haircut 3. a vet', ['oil change', 'haircut', 'a vet']],
    [
      'kitchen faucet, toilet leaks and a dog groomer',
      ['kitchen faucet, toilet leaks', 'a dog groomer'],
    ],
    ['a plumber, a vet and another plumber', ['a plumber', 'a vet']],
    ['we have mice and need our house painted', ['we have mice', 'need our house painted']],
    ['cake and flowers', ['cake', 'flowers']],
    ['I need a plumber and I need a vet', ['I need a plumber', 'I need a vet']],
    [
      'oil change, root canal and help with my taxes',
      ['oil change', 'root canal', 'help with my taxes'],
    ],
  ])("'%s' asks for %j", (need, needs) => {
    expect(needsOf(router.route(need))).toEqual(needs);
  });

  test.each([
    ['my dog chewed the carpet and I need it replaced', 'the second part refers back to the first'],
    ['haircut and fix my roof', 'one of two parts is not clear'],
    ['hair stylist colorist', 'two titles in a row may name one trade'],
    ['I run a bakery and need a website', 'the first part is only about the writer'],
  ])("'%s' is one need: %s", (need) => {
    expect(needsOf(router.route(need))).toEqual([need]);
  });

  test('a part that is only a trigger is not a need, and does not join the others', () => {
    const newcomers = chain({ trigger_keywords: 'new to hometown', roles_sequence: 'Realtor' });
    const { route } = createEngine(projectsKnowledge, directory([], [newcomers]), chapter);
    expect(needsOf(route('New to Hometown, need a dentist and a mechanic'))).toEqual([
      'need a dentist',
      'a mechanic',
    ]);
  });
});
