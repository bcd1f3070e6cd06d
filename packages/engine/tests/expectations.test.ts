/** Expectations judged by the real engine: each kind, what a change does to them, and those of the demo chapter. */

import { demoChapter, demoDirectory } from 'domain/demo';
import type { ChapterDirectory } from 'domain/directory.ts';
import { ANSWER_KINDS, type Expectation, parseExpectation } from 'domain/expectation.ts';
import { expect, test } from 'vitest';
import demo from '../../../supabase/demo-expectations.json' with { type: 'json' };
import {
  answerChanges,
  asProposed,
  type Expected,
  expectedFrom,
  givenAnswer,
  type Proposal,
  verdictOn,
} from '../src/admin/expected-answers.ts';
import { createEngine } from '../src/engine.ts';
import { chain, chapter, member, projectsKnowledge } from './fixtures.ts';

const ann = member({ member_name: 'Ann Archer', profession_role: 'Residential Roofing' });
const bo = member({ member_name: 'Bo Birch', profession_role: 'House Painter' });
const selling = chain({ scenario: 'Selling', trigger_keywords: 'sell my house' });
const now: ChapterDirectory = { members: [ann, bo], chains: [selling], chapter };

const demoNow: ChapterDirectory = { ...demoDirectory(), chapter: demoChapter };

function routeAt(at: ChapterDirectory) {
  return createEngine(projectsKnowledge, at, at.chapter).route;
}

/** What a change does to the answers of these expectations: 'roofer: Ann Archer → Bo Birch (broken)'. */
function effect(expectations: readonly Expectation[], proposal: Proposal): string[] {
  const [before, after] = [now, asProposed(now, proposal)].map((at) => {
    const route = routeAt(at);
    return expectations.map((each) => verdictOn(each, givenAnswer(route(each.need))));
  });
  return answerChanges(expectations, before ?? [], after ?? []).map(
    ({ expectation, before, after, turn }) =>
      `${expectation.need}: ${before.names} → ${after.names} (${turn})`,
  );
}

function expectation(need: string, kind: Expectation['kind'], answer: string | null): Expectation {
  return { id: `${need} ${kind}`, need, kind, answer, version: 1 };
}

test.each<[string, Expected, boolean]>([
  ['roof leak', { kind: 'member', answer: 'ann archer' }, true],
  ['roof leak', { kind: 'member', answer: 'Ann' }, false],
  ['roof leak', { kind: 'profession', answer: 'Roofer' }, true],
  ['roof leak', { kind: 'profession', answer: 'Residential Roofing' }, true],
  ['roof leak', { kind: 'open-seat', answer: 'Roofer' }, false],
  ['sell my house', { kind: 'chain', answer: 'Selling' }, true],
  ['sell my house', { kind: 'member', answer: 'Selling' }, false],
  ['locksmith', { kind: 'open-seat', answer: 'Locksmith' }, true],
  ['locksmith', { kind: 'profession', answer: 'Locksmith' }, false],
  ['locksmith', { kind: 'nobody', answer: null }, false],
  ['what is the weather', { kind: 'nobody', answer: null }, true],
  ['I smell gas', { kind: 'danger', answer: null }, true],
  ['roof leak', { kind: 'danger', answer: null }, false],
  // The danger screen replaces the member's answer.
  ['I smell gas and the roof leaks', { kind: 'member', answer: 'Ann Archer' }, false],
])('E2 %s answered as %j: %s', (need, expected, isMet) => {
  expect(verdictOn(expected, givenAnswer(routeAt(now)(need))).isMet).toBe(isMet);
});

test("E2 today's answer, kept as the expectation, is met", () => {
  const route = routeAt(demoNow);
  const needs = ['roof leak', 'sell my house', 'locksmith', 'hello', 'I smell gas'];
  const kept = needs.map((need) => expectedFrom(givenAnswer(route(need))));
  expect(kept.map(({ kind }) => kind)).toEqual([
    'member',
    'chain',
    'open-seat',
    'nobody',
    'danger',
  ]);
  expect(
    kept.every((expected, at) => verdictOn(expected, givenAnswer(route(needs[at] ?? ''))).isMet),
  ).toBe(true);
});

test('E3 an answer that a wrong alias breaks is reported before one that it fixes', () => {
  const expectations = [
    expectation('new kitchen', 'nobody', null),
    expectation('shingles', 'member', 'Bo Birch'),
    expectation('roofer', 'member', 'Ann Archer'),
    expectation('roofer', 'profession', 'Roofer'),
    expectation('paint a room', 'member', 'Bo Birch'),
  ];
  const roofing = { ...bo, role_alias: 'Roofer', priority: 1 };
  expect(effect(expectations, { members: [roofing] })).toEqual([
    'roofer: Ann Archer → Bo Birch (broken)',
    'shingles: Ann Archer → Bo Birch (met)',
  ]);
});

test('E3 a wrong answer that changes to another wrong one is reported last', () => {
  const expectations = [
    expectation('locksmith', 'nobody', null),
    expectation('roof leak', 'member', 'Ann Archer'),
  ];
  const cy = member({ member_name: 'Cy Cole', profession_role: 'Locksmith' });
  expect(effect(expectations, { members: [cy], gone: [ann.id] })).toEqual([
    'roof leak: Ann Archer → Roofer (broken)',
    'locksmith: Locksmith → Cy Cole (other)',
  ]);
});

test('E3 chains and settings change answers too', () => {
  const expectations = [
    expectation('sell my house', 'chain', 'Selling'),
    expectation('leaky gizmo', 'nobody', null),
  ];
  const renamed = { ...selling, scenario: 'Selling a Home' };
  expect(effect(expectations, { chains: [renamed] })).toEqual([
    'sell my house: Selling → Selling a Home (broken)',
  ]);
  const worded = { ...chapter, synonyms: [{ say: 'leaky gizmo', mean: 'Roofer' }] };
  expect(effect(expectations, { chapter: worded })).toEqual([
    'leaky gizmo:  → Ann Archer (broken)',
  ]);
});

test('E3 a proposal that changes nothing changes no answer', () => {
  expect(effect([expectation('roof leak', 'member', 'Ann Archer')], {})).toEqual([]);
});

const DEMO = demo.expectations.flatMap((row) => parseExpectation(row) ?? []);

test('E6 the demo chapter has expectations of every kind', () => {
  expect(DEMO).toHaveLength(demo.expectations.length);
  expect(DEMO.length).toBeGreaterThanOrEqual(40);
  expect(new Set(DEMO.map(({ kind }) => kind))).toEqual(new Set(ANSWER_KINDS));
});

const demoRoute = routeAt(demoNow);

test.each(DEMO)('E6 $need is answered by $kind $answer', (expected) => {
  expect(verdictOn(expected, givenAnswer(demoRoute(expected.need)))).toMatchObject({ isMet: true });
});
