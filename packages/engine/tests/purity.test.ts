/** The engine is pure: the same need gives the same answer, and no input is changed. */

import { demoChapter, demoDirectory } from 'domain/demo';
import { expect, test } from 'vitest';
import { createEngine } from '../src/engine.ts';
import { chapter, projectsKnowledge } from './fixtures.ts';

const NEEDS = [
  'roof leak',
  'relocating',
  'wedding',
  'makeover',
  'photografer',
  'hello',
  'landscaping',
];

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach(deepFreeze);
    Object.freeze(value);
  }
  return value;
}

test('a frozen directory and chapter work like any other', () => {
  const frozen = createEngine(
    projectsKnowledge,
    deepFreeze(demoDirectory()),
    deepFreeze({ ...chapter }),
  );
  const loose = createEngine(projectsKnowledge, demoDirectory(), chapter);
  for (const need of NEEDS) expect(frozen.route(need)).toEqual(loose.route(need));
});

test('a need gives the same answer again, whatever was routed in between', () => {
  const router = createEngine(projectsKnowledge, demoDirectory(), demoChapter);
  const first = NEEDS.map((need) => structuredClone(router.route(need)));
  const again = NEEDS.toReversed().map((need) => router.route(need));
  expect(again.reverse()).toEqual(first);
});

test('options of one call do not affect the next', () => {
  const router = createEngine(projectsKnowledge, demoDirectory(), demoChapter);
  for (const need of NEEDS) {
    const before = structuredClone(router.route(need));
    router.route(need, { lead: 'Sam', exact: true });
    expect(router.route(need)).toEqual(before);
  }
});

test('two routers over two directories are independent', () => {
  const { members, chains } = demoDirectory();
  const full = createEngine(projectsKnowledge, { members, chains }, demoChapter);
  const empty = createEngine(projectsKnowledge, { members: [], chains: [] }, demoChapter);
  expect(full.route('roof leak').mode).toBe('member');
  expect(empty.route('roof leak').mode).toBe('open-seat');
  expect(full.route('roof leak').mode).toBe('member');
});
