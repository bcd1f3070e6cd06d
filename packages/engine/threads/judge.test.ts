/** Both ends of the judge, connected as the panel and its worker are. */

import type { Expectation } from 'domain/expectation.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { knowledgeAssets } from '../build/knowledge-files.ts';
import { chapter, member } from '../tests/fixtures.ts';
import { connectJudge, type Judge } from './judge.ts';
import type { Judged, Message } from './judge-messages.ts';
import type { KnowledgeFiles } from './knowledge-files.ts';
import { poolOf } from './pool.ts';
import { serveJudge } from './serve-judge.ts';

const ann = member({ member_name: 'Ann Archer', profession_role: 'Roofer' });
const bo = member({ member_name: 'Bo Birch', profession_role: 'House Painter' });
const here: Judged = {
  members: [ann, bo],
  chains: [],
  chapter,
  expectations: [expectation('roofer'), expectation('painter')],
};
const roofing = { members: [{ ...bo, role_alias: 'Roofer', priority: 1 }] };
const { signal } = new AbortController();

let channel: MessageChannel;
let judge: Judge;
let die: () => void;
/** The kinds of the messages that reached the judge. */
let received: Message['kind'][];

beforeEach(() => {
  channel = new MessageChannel();
  received = [];
  serveJudge(channel.port2);
  channel.port2.addEventListener('message', ({ data }) => received.push(data.kind));
  const { promise: death, resolve } = Promise.withResolvers<void>();
  die = resolve;
  judge = connectJudge(channel.port1, knowledgeFiles(), death);
});

afterEach(() => channel.port1.close());

function knowledgeFiles(): KnowledgeFiles {
  const { json, terms } = knowledgeAssets();
  return { json: new TextEncoder().encode(json).buffer, terms: new Uint8Array(terms).buffer };
}

function expectation(need: string): Expectation {
  return { id: need, need, kind: 'member', answer: 'Ann Archer', version: 1 };
}

test('E3 the judge reports its verdicts and what a save would change', async () => {
  const verdicts = await judge.ask('verdicts', here, null, signal);
  expect(verdicts.map(({ isMet }) => isMet)).toEqual([true, false]);
  expect(await judge.ask('effect', here, roofing, signal)).toMatchObject([
    { turn: 'broken', expectation: { need: 'roofer' }, after: { names: ['Bo Birch'] } },
  ]);
  expect(await judge.ask('effect', here, {}, signal)).toEqual([]);
});

test('E3 only what has changed is sent', async () => {
  await judge.ask('effect', here, roofing, signal);
  const fewer = { ...here, expectations: here.expectations.slice(1) };
  expect(await judge.ask('verdicts', fewer, null, signal)).toHaveLength(1);
  expect(received.filter((kind) => kind === 'answering')).toHaveLength(1);
  expect(await judge.ask('verdicts', { ...here, members: [] }, null, signal)).toMatchObject([
    { isMet: false, given: { kind: 'open-seat', names: ['Roofer'] } },
    { isMet: false },
  ]);
  expect(received.filter((kind) => kind === 'answering')).toHaveLength(2);
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
  void judge.ask('effect', many, roofing, older.signal).then(() => settled.push('older'));
  older.abort();
  void judge.ask('effect', many, roofing, older.signal).then(() => settled.push('aborted before'));
  const effect = await judge.ask('effect', many, roofing, signal);
  expect(effect).toHaveLength(1_000);
  expect(await judge.ask('verdicts', many, null, signal)).toHaveLength(1_000);
  expect(settled).toEqual([]);
  expect(received).toContain('cancel');
});

test('E4 a save that changes nothing changes no answer', async () => {
  const many = { ...here, expectations: [expectation('roofer')] };
  const same = { members: [{ ...bo, version: 7 }], chapter: { ...chapter } };
  expect(await judge.ask('effect', many, same, signal)).toEqual([]);
});

test('E4 several judges agree with a single one', async () => {
  const other = new MessageChannel();
  serveJudge(other.port2);
  const immortal = new Promise<void>(() => {});
  const pool = poolOf([judge, connectJudge(other.port1, knowledgeFiles(), immortal)]);
  const needs = ['painter', 'roofer', 'locksmith', 'shingles', 'hello'];
  const judged = { ...here, expectations: needs.map(expectation) };
  for (const proposal of [roofing, {}]) {
    expect(await pool.ask('effect', judged, proposal, signal)).toEqual(
      await judge.ask('effect', judged, proposal, signal),
    );
  }
  expect(await pool.ask('verdicts', judged, null, signal)).toEqual(
    await judge.ask('verdicts', judged, null, signal),
  );
  other.port1.close();
});

test('E4 without expectations there is nothing to judge', async () => {
  const none = { ...here, expectations: [] };
  expect(await judge.ask('verdicts', none, null, signal)).toEqual([]);
  expect(await judge.ask('effect', none, roofing, signal)).toEqual([]);
});

test('E3 when a judge dies, pending and later questions fail', async () => {
  const waiting = judge.ask('verdicts', here, null, signal);
  die();
  await expect(waiting).rejects.toThrow('The judge has died.');
  await expect(judge.ask('verdicts', here, null, signal)).rejects.toThrow('The judge has died.');
});
