/** What holds for every need that the engine is tuned on. */
import { fileURLToPath } from 'node:url';
import { demoChapter, demoDirectory } from 'domain/demo';
import type { Outcome } from 'engine';
import { createEngine } from 'engine';
import { directory, projectsKnowledge } from 'engine/testing';
import { expect, test } from 'vitest';
import { loadNeeds } from '../measure/metrics.mjs';

const demo = demoDirectory();
const router = createEngine(projectsKnowledge, demo, demoChapter);
const devNeeds = loadNeeds(
  fileURLToPath(new URL('../measure/needs.dev.jsonl', import.meta.url)),
).map(({ need }) => String(need));

const GIVEN = 'Grace Will Mark Bill Hope Dawn Art Penny'.split(' ');
const FAMILY = 'Carpenter Baker Stone Mason Hill Rose Cook Bush'.split(' ');

function reasonsOf(outcome: Outcome): string[] {
  switch (outcome.mode) {
    case 'member':
      return outcome.matches.map(({ reason }) => reason);
    case 'contextual':
    case 'suggestions':
      return outcome.chains.map(({ reason }) => reason);
    case 'chain':
      return [outcome.chain.reason];
    case 'open-seat':
      return outcome.seat.reason === null ? [] : [outcome.seat.reason];
  }
}

test('M9 every result of every eval need quotes words of the need, and they are marked', () => {
  for (const need of devNeeds) {
    const outcome = router.route(need);
    const isUnknown = outcome.mode === 'open-seat' && outcome.seat.profession === null;
    expect(outcome.marks.length > 0, outcome.need).toBe(!isUnknown);
    const marked = outcome.marks.map(({ from, to }) => outcome.need.slice(from, to));
    for (const reason of reasonsOf(outcome)) {
      const [, quote] = /^Matches "(.+?)"/.exec(reason) ?? [];
      expect(outcome.need, reason).toContain(quote);
      expect(marked.some((part) => quote?.includes(part) || part.includes(String(quote)))).toBe(
        true,
      );
    }
  }
});

test('M7 no need is taken for a name, even if the members have ordinary words as names', () => {
  const renamed = demo.members.map((each, i) => ({
    ...each,
    member_name: `${GIVEN[i % GIVEN.length]} ${FAMILY[(i * 3) % FAMILY.length]}`,
  }));
  const named = createEngine(projectsKnowledge, directory(renamed, demo.chains), demoChapter);
  for (const need of devNeeds) {
    for (const outcome of [router.route(need), named.route(need)]) {
      const reasons = outcome.mode === 'member' ? reasonsOf(outcome) : [];
      expect(reasons.join(), need).not.toContain(' in the name ');
    }
  }
});
