/** Both ends of the checks of expected answers, connected as the panel and its worker are. */

import type { Expectation } from 'domain/expectation.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { knowledgeAssets } from '../build/knowledge-files.ts';
import { chapter, member } from '../tests/fixtures.ts';
import { createAnswerChecks } from './answer-checks.ts';
import { serve } from './calls.ts';
import type { FetchedKnowledge } from './fetched-knowledge.ts';
import {
  type CheckedChapter,
  connectAnswerChecks,
  type ExpectedAnswers,
} from './start-answer-checks.ts';

const ann = member({ member_name: 'Ann Archer', profession_role: 'Roofer' });
const bo = member({ member_name: 'Bo Birch', profession_role: 'House Painter' });
const here: CheckedChapter = {
  members: [ann, bo],
  chains: [],
  chapter,
  expectations: [expectation('roofer'), expectation('painter')],
};
const roofing = { members: [{ ...bo, role_alias: 'Roofer', priority: 1 }] };
const { signal } = new AbortController();

let channel: MessageChannel;
let checks: ExpectedAnswers;
let die: () => void;
/** What reached the worker: names of methods, and 'cancel'. */
let received: string[];

beforeEach(() => {
  channel = new MessageChannel();
  received = [];
  serve(createAnswerChecks(), channel.port2);
  channel.port2.addEventListener('message', ({ data }) => received.push(data.method ?? 'cancel'));
  const { promise: death, resolve } = Promise.withResolvers<void>();
  die = resolve;
  checks = connectAnswerChecks(channel.port1, fetchedKnowledge(), death);
});

afterEach(() => channel.port1.close());

function fetchedKnowledge(): FetchedKnowledge {
  const { json, terms } = knowledgeAssets();
  return { json: new TextEncoder().encode(json).buffer, terms: new Uint8Array(terms).buffer };
}

function expectation(need: string): Expectation {
  return { id: need, need, kind: 'member', answer: 'Ann Archer', version: 1 };
}

test('E3 the worker reports its verdicts and what a save would change', async () => {
  const verdicts = await checks.verdicts(here, signal);
  expect(verdicts.map(({ isMet }) => isMet)).toEqual([true, false]);
  expect(await checks.effect(here, roofing, signal)).toMatchObject([
    { turn: 'broken', expectation: { need: 'roofer' }, after: { names: ['Bo Birch'] } },
  ]);
  expect(await checks.effect(here, {}, signal)).toEqual([]);
});

test('E3 only what has changed is sent', async () => {
  await checks.effect(here, roofing, signal);
  const fewer = { ...here, expectations: here.expectations.slice(1) };
  expect(await checks.verdicts(fewer, signal)).toHaveLength(1);
  expect(received.filter((kind) => kind === 'consider')).toHaveLength(1);
  expect(await checks.verdicts({ ...here, members: [] }, signal)).toMatchObject([
    { isMet: false, given: { kind: 'open-seat', names: ['Roofer'] } },
    { isMet: false },
  ]);
  expect(received.filter((kind) => kind === 'consider')).toHaveLength(2);
});

test('E4 a canceled question is not answered, and the next one reuses its verdicts', async () => {
  const many = {
    ...here,
    expectations: Array.from({ length: 1_000 }, (_, at) =>
      expectation(`roofer number ${1_000 + at}`),
    ),
  };
  const settled: string[] = [];
  const older = new AbortController();
  void checks.effect(many, roofing, older.signal).then(() => settled.push('older'));
  older.abort();
  void checks.effect(many, roofing, older.signal).then(() => settled.push('aborted before'));
  const effect = await checks.effect(many, roofing, signal);
  expect(effect).toHaveLength(1_000);
  expect(await checks.verdicts(many, signal)).toHaveLength(1_000);
  expect(settled).toEqual([]);
  expect(received).toContain('cancel');
});

test('E4 a save that changes nothing changes no answer', async () => {
  const many = { ...here, expectations: [expectation('roofer')] };
  const same = { members: [{ ...bo, version: 7 }], chapter: { ...chapter } };
  expect(await checks.effect(many, same, signal)).toEqual([]);
});

test('E4 without expectations there is nothing to check', async () => {
  const none = { ...here, expectations: [] };
  expect(await checks.verdicts(none, signal)).toEqual([]);
  expect(await checks.effect(none, roofing, signal)).toEqual([]);
});

test('E3 when the worker dies, pending and later questions fail', async () => {
  const waiting = checks.verdicts(here, signal);
  die();
  await expect(waiting).rejects.toThrow('The worker has died.');
  await expect(checks.verdicts(here, signal)).rejects.toThrow('The worker has died.');
});
