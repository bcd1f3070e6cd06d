/** A trigger typed exactly finds its chain, whatever else its words may mean (C1). */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { triggerKey, triggersOf } from '../../src/routing/chains/trigger-index.ts';
import { createRouter, type Outcome } from '../../src/routing/router.ts';
import { demoChapter, demoDirectory } from '../eval/demo-chapter.ts';
import { chain, projectsKnowledge } from './fixtures.ts';

const demo = demoDirectory();
const router = createRouter(projectsKnowledge, demo, demoChapter);

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
      const { route } = createRouter(
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
  const { route } = createRouter(projectsKnowledge, { ...demo, chains: [owner] }, demoChapter);
  expect(route('roof leak and tax return')).toMatchObject({ mode: 'contextual', also: [] });
  expect(route('roof leak and a tax return').also).toHaveLength(1);
});
