/** A trigger typed exactly finds its chain, whatever else its words may mean (C1). */

import { demoChapter, demoDirectory } from 'domain/demo';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Outcome } from '../src/answers/outcome.ts';
import {
  isSpecific,
  triggerKey,
  triggersOf,
  withoutPlainEnds,
} from '../src/chains/trigger-index.ts';
import { createEngine } from '../src/engine.ts';
import { indexDirectory } from '../src/reading/directory-index.ts';
import { containsWholeRun } from '../src/text/runs.ts';
import { stemsOf, type Word, wordsOf } from '../src/text/word.ts';
import { chain, inMode, projectsKnowledge } from './fixtures.ts';

const demo = demoDirectory();
const router = createEngine(projectsKnowledge, demo, demoChapter);

function chainsShown(outcome: Outcome): string[] {
  return outcome.mode === 'contextual' || outcome.mode === 'suggestions'
    ? outcome.chains.map(({ chain }) => chain.scenario)
    : [];
}

const triggers = demo.chains.flatMap((owner) =>
  triggersOf(owner).map((trigger) => ({ trigger, owner: owner.scenario })),
);

describe('C1 every trigger of the demo chapter, typed exactly, shows its chain', () => {
  test.each(triggers.map(({ trigger, owner }) => [trigger.text, owner]))(
    "'%s': %s",
    (need, owner) => {
      expect(chainsShown(router.route(need))).toContain(owner);
    },
  );

  test.each(
    triggers
      .filter(
        ({ trigger }) =>
          triggers.filter((other) => triggerKey(other.trigger) === triggerKey(trigger)).length ===
          1,
      )
      .map(({ trigger, owner }) => [trigger.text, owner]),
  )("first when no other chain has it: '%s': %s", (need, owner) => {
    expect(chainsShown(router.route(need))[0]).toBe(owner);
  });
});

describe('C1 every part of a trigger of the demo chapter is answered alike', () => {
  const { trades } = indexDirectory(projectsKnowledge, demo, demoChapter);
  const parts = new Set(triggers.flatMap(({ trigger }) => runsOf(trigger.text.split(' '))));
  const said = (part: string) => withoutPlainEnds(muted(wordsOf(part)));
  const muted = (words: readonly Word[]) =>
    words.map((word) => (word.base === 'waxhaw' ? { ...word, telling: false } : word));

  test.each([...parts])("'%s'", (part) => {
    const isATrigger = triggers.some(({ trigger }) => trigger.text === part);
    const shown = chainsShown(router.route(part));
    const isTradesOwn = trades.exact.owners(said(part)).length > 0;
    if (said(part).length === 0 || (isTradesOwn && !isATrigger && !isWhole(part)))
      expect(shown).toEqual([]);
    else expect(shown).not.toEqual([]);
  });

  test("'kitchen' shows its chain, and so it does beside plain words", () => {
    for (const need of ['kitchen', 'help with my kitchen, please', 'kitchen ideas'])
      expect(chainsShown(router.route(need))).toEqual(['Kitchen or Bath Remodel']);
  });

  /** Whether a shorter trigger is in it: 'a wedding'. */
  function isWhole(part: string): boolean {
    return triggers.some(({ trigger }) => containsWholeRun(stemsOf(wordsOf(part)), trigger.stems));
  }
});

describe('C1 L1 a word that is unknown or names no trade changes nothing', () => {
  test.each(
    triggers.filter(({ trigger }) => isSpecific(trigger)).map(({ trigger }) => trigger.text),
  )("'%s'", (need) => {
    const [first] = chainsShown(router.route(need));
    for (const word of ['zzz', 'please'])
      expect(chainsShown(router.route(`${need} ${word}`))).toContain(first);
  });

  test.each(['makeover', 'makeover zzz', 'makeover ideas', 'zzz makeover', 'ideas, makeover!'])(
    "'%s'",
    (need) => {
      expect(inMode(router.route(need), 'chain').chain.chain.scenario).toBe('Backyard Makeover');
    },
  );
});

/** Each word of a text and each run of its words, without the whole text. */
function runsOf(words: readonly string[]): string[] {
  const runs = words.flatMap((_, from) =>
    words.slice(from).map((_, more) => words.slice(from, from + more + 1)),
  );
  return runs.filter(({ length }) => length < words.length).map((run) => run.join(' '));
}

test('C1 a new trigger made of the chapter’s words shows its chain first', () => {
  const words = [...demo.members.map(({ profession_role }) => profession_role), 'and', 'in my']
    .flatMap((text) => text.split(/[^a-zA-Z]+/))
    .filter((word) => word !== '');
  const newTrigger = fc
    .array(fc.constantFrom(...words, 'dry wall', 'wedding', 'damage', 'house'), {
      minLength: 1,
      maxLength: 5,
    })
    .map((picked) => picked.join(' '));
  const known = new Set(triggers.map(({ trigger }) => triggerKey(trigger)));
  fc.assert(
    fc.property(newTrigger, (text) => {
      const owner = chain({ scenario: 'A New Chain', trigger_keywords: `picnic, ${text}` });
      fc.pre(triggersOf(owner).every((trigger) => !known.has(triggerKey(trigger))));
      const { route } = createEngine(
        projectsKnowledge,
        {
          ...demo,
          chains: [...demo.chains, owner],
        },
        demoChapter,
      );
      expect(chainsShown(route(text))[0]).toBe('A New Chain');
      expect(chainsShown(route(text, { exact: true }))[0]).toBe('A New Chain');
    }),
  );
});

test('C1 S11 a trigger that reads like two needs is one need', () => {
  const owner = chain({ trigger_keywords: 'roof leak, roof leak and tax return' });
  const { route } = createEngine(projectsKnowledge, { ...demo, chains: [owner] }, demoChapter);
  expect(route('roof leak and tax return')).toMatchObject({ mode: 'contextual', also: [] });
  expect(route('roof leak and a tax return').also).toHaveLength(1);
});

test('C1 S11 a trigger that begins with the name of a trade is one need', () => {
  const owner = chain({ trigger_keywords: 'bakery and wedding' });
  const { route } = createEngine(projectsKnowledge, { ...demo, chains: [owner] }, demoChapter);
  expect(route('bakery and wedding')).toMatchObject({ mode: 'contextual', also: [] });
});
