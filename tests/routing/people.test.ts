/** What a member's page says of needs and chains, beside the answers of the router. */
import { expect, test } from 'vitest';
import { createPeople } from '../../src/routing/people.ts';
import { createRouter } from '../../src/routing/route-need.ts';
import { demoChapter, demoDirectory, directory, member, projectsKnowledge } from './fixtures.ts';

const demo = demoDirectory();
const people = createPeople(projectsKnowledge, demo, demoChapter);
const router = createRouter(projectsKnowledge, demo, demoChapter);

test('a trade’s everyday needs come first, in words people use, without repeating themselves', () => {
  const roofer = member({ profession_role: 'Roofer' });
  const needs = createPeople(projectsKnowledge, directory([roofer]), demoChapter).needsOf(roofer);
  expect(needs).toHaveLength(8);
  expect(needs.slice(0, 2)).toEqual(['roof leak', 'roof replacement']);
  expect(needs.filter((need) => /\broof\b/.test(need)).length).toBeLessThanOrEqual(2);
});

test('S12 no need of a member tells of danger: such a friend is sent to help instead', () => {
  const needs = demo.members.flatMap((of) => people.needsOf(of));
  expect(needs.length).toBeGreaterThan(demo.members.length);
  expect(needs.filter((need) => router.route(need).danger !== null)).toEqual([]);
});

test('an alias tells the trade when the role does not; an unknown trade has no needs', () => {
  const odd = { profession_role: 'Chief of Everything' };
  expect(people.needsOf(member({ ...odd, role_alias: 'Plumber' }))).toContain('clogged drain');
  expect(people.needsOf(member({ profession_role: 'Zzyzx' }))).toEqual([]);
});

test('C4 a member stands in the chains whose answer names them', () => {
  for (const one of demo.members) {
    const named = demo.chains.filter((chain) => {
      const outcome = router.route(chain.scenario, { chainId: chain.id });
      if (outcome.mode !== 'contextual' && outcome.mode !== 'suggestions') return false;
      const shown = outcome.chains.find((match) => match.chain.id === chain.id);
      return shown?.steps.some((step) => step.member?.id === one.id);
    });
    expect(people.chainsOf(one).map(({ chain }) => chain.scenario)).toEqual(
      named.map(({ scenario }) => scenario),
    );
  }
});
