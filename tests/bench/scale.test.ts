/** A large directory gives the same answers as a small one, from a bounded number of members. */

import { demoChapter } from 'domain/demo';
import { rolesOf } from 'domain/role-sequence.ts';
import type { Outcome } from 'engine';
import { createEngine } from 'engine';
import { indexDirectory, MEMBER_LIMIT, projectsKnowledge } from 'engine/testing';
import { describe, expect, test } from 'vitest';
import { directoryOfSize } from './generate.ts';

const NEEDS = [
  'roof leak',
  'no hot water',
  'tax return',
  'mowing',
  'realtor',
  'breaker trips when I run the microwave',
  'my mother needs a caregiver in the mornings',
  'electrcian',
  'Pixel Orchard',
  'call garrett',
  'garrett roof leak',
  'garret holloway',
  'relocating',
  'wedding',
  'getting married',
  'makeover',
  'locksmith',
  'hello',
];

const small = createEngine(projectsKnowledge, directoryOfSize(48), demoChapter);
const large = createEngine(projectsKnowledge, directoryOfSize(10_000), demoChapter);

/**
 * What must not depend on the size: the mode, and the first role with its score, the chains with
 * their steps, or the seat.
 */
function gist(outcome: Outcome) {
  switch (outcome.mode) {
    case 'member': {
      const roles = outcome.matches.map(({ member }) => member.profession_role);
      return { mode: outcome.mode, lead: roles[0], score: outcome.matches[0]?.score };
    }
    case 'contextual':
    case 'suggestions':
      return { mode: outcome.mode, chains: outcome.chains.map(stepsOf) };
    case 'chain':
      return { mode: outcome.mode, chains: [stepsOf(outcome.chain)] };
    case 'open-seat':
      // With 10,000 members, other people may know someone.
      return { mode: outcome.mode, seat: { ...outcome.seat, helpers: [] } };
  }
}

function stepsOf({
  chain,
  steps,
}: {
  chain: { scenario: string };
  steps: readonly { role: string; member: { profession_role: string } | null }[];
}) {
  return [chain.scenario, ...steps.map(({ role, member }) => [role, member?.profession_role])];
}

describe('M6 10,000 members give the same answers as 48', () => {
  test.each(NEEDS)("'%s'", (need) => {
    expect(gist(large.route(need))).toEqual(gist(small.route(need)));
  });

  test.each(NEEDS.filter((need) => small.route(need).mode === 'member'))(
    "'%s' names only roles that are named among 48 members too",
    (need) => {
      const roles = (outcome: Outcome) =>
        new Set(
          outcome.mode === 'member'
            ? outcome.matches.map(({ member }) => member.profession_role)
            : [],
        );
      const [few, many] = [roles(small.route(need)), roles(large.route(need))];
      for (const role of many) expect(few).toContain(role);
    },
  );
});

test('M9 the index keeps at most as many members per group and place as an answer can name', () => {
  const directory = directoryOfSize(10_000);
  const { seats, trades } = indexDirectory(projectsKnowledge, directory, demoChapter);
  const longestChain = Math.max(...directory.chains.map((chain) => rolesOf(chain).length));
  const places = demoChapter.nearby.length + 2;
  const groups = new Set(trades.entries.flatMap((entry) => seats.holders(entry)));
  expect(groups.size).toBeGreaterThan(40);
  expect(groups.size).toBeLessThanOrEqual(48);
  for (const { best } of groups) {
    expect(best.length).toBeLessThanOrEqual(places * Math.max(MEMBER_LIMIT, longestChain));
  }
});

test('C4 a role that occurs 40 times is filled by 40 different people', () => {
  const roles_sequence = Array.from({ length: 40 }, () => 'Roofer').join(' → ');
  const { members } = directoryOfSize(10_000);
  const forty = {
    id: 'forty',
    scenario: 'Village Roofs',
    roles_sequence,
    script_template: '{role40_name}',
    trigger_keywords: 'village roofs',
    notes: null,
    version: null,
  };
  const outcome = createEngine(projectsKnowledge, { members, chains: [forty] }, demoChapter).route(
    'village roofs',
  );
  if (outcome.mode !== 'contextual') throw new Error(outcome.mode);
  const names = outcome.chains[0]?.steps.map(({ member }) => member?.member_name);
  expect(new Set(names).size).toBe(40);
});
