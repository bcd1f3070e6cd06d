/** Both ends of the engine, connected as the page and its worker are. */

import { demoRows as demo, demoSettings as settings } from 'domain/demo';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { knowledgeAssets } from '../build/knowledge-files.ts';
import { serve } from './calls.ts';
import { connectEngine } from './start-engine.ts';
import { createVisitorsEngine, type VisitorsEngine } from './visitors-engine.ts';

let channel: MessageChannel;
let engine: VisitorsEngine;

beforeEach(() => {
  channel = new MessageChannel();
  serve(createVisitorsEngine(), channel.port2);
  const { json, terms } = knowledgeAssets();
  engine = connectEngine(channel.port1, {
    json: new TextEncoder().encode(json).buffer,
    terms: new Uint8Array(terms).buffer,
  });
});

afterEach(() => channel.port1.close());

test('S5 S13 the engine answers and suggests from the directory it was given', async () => {
  const facts = await engine.use(directory(demo.members));
  expect(await engine.route('roof leak', {})).toMatchObject({ mode: 'member', need: 'roof leak' });
  expect((await engine.suggest('plum')).map(({ text }) => text)).toContain('Plumber');
  expect(facts).toMatchObject({
    isNew: true,
    members: demo.members.length,
    chapter: { home: 'Waxhaw' },
  });
  expect(facts.trades).toBeGreaterThan(1);
  expect(facts.trades).toBeLessThanOrEqual(demo.members.length);

  // The same directory changes nothing; another one changes the answers.
  expect(await engine.use(directory(demo.members))).toEqual({ ...facts, isNew: false });
  expect(await engine.use(directory([]))).toMatchObject({ isNew: true, members: 0, trades: 0 });
  expect(await engine.route('roof leak', {})).toMatchObject({ mode: 'open-seat' });
});

test('S4 of the pending needs, only the newest is answered', async () => {
  await engine.use(directory(demo.members));
  const answered: string[] = [];
  for (const need of ['roof leak', 'realtor'])
    void engine.route(need, {}).then((outcome) => answered.push(outcome.need));
  const { need } = await engine.route('drainage', {});
  expect([...answered, need]).toEqual(['drainage']);
});

test('S9 a file that is not a directory is refused, and the current one stays in use', async () => {
  await engine.use(directory(demo.members));
  await expect(engine.use(new Blob(['<p>Welcome to our Wi-Fi</p>']))).rejects.toThrow('not JSON');
  await expect(engine.use(new Blob(['{"members":[{"hello":1}]}']))).rejects.toThrow('not a list');
  expect(await engine.route('roof leak', {})).toMatchObject({ mode: 'member' });
});

/** As `readDirectoryFile` returns it. */
function directory(members: readonly object[]): Blob {
  return new Blob([JSON.stringify({ members: [members], chains: [[]], chapters: [[settings]] })]);
}
