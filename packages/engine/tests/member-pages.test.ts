/** The needs and chains on a member's page, compared with the answers of the router. */

import { chapterOf } from 'domain/chapter.ts';
import { demoChapter, demoDirectory } from 'domain/demo';
import { parseCategory } from 'domain/own-category.ts';
import { describe, expect, test } from 'vitest';
import { knowledgeFiles, projectNeedsToSend } from '../build/knowledge-files.ts';
import { professionsOf } from '../src/compiler/compile-knowledge.ts';
import { createEngine } from '../src/engine.ts';
import { createMemberPages } from '../src/member-pages.ts';
import { directory, inMode, member, projectsKnowledge } from './fixtures.ts';

const needsToSend = projectNeedsToSend();
const demo = demoDirectory();
const pages = createMemberPages(projectsKnowledge, needsToSend, demo, demoChapter);
const router = createEngine(projectsKnowledge, demo, demoChapter);

describe('what to send', () => {
  const trades = professionsOf(knowledgeFiles()).filter(({ keywords }) => keywords.length > 0);
  const names = trades.map(({ name }) => name);
  const oneOfEach = names.map((name, i) =>
    member({ member_name: `Member ${i}`, company: `Company ${i}`, profession_role: name }),
  );
  const { route } = createEngine(projectsKnowledge, directory(oneOfEach), demoChapter);

  test('every trade has eight needs of its own', () => {
    expect(Object.keys(needsToSend).sort()).toEqual(names.toSorted());
    const needs = Object.values(needsToSend);
    expect(needs.map(({ length }) => length)).toEqual(names.map(() => 8));
    expect(new Set(needs.flat()).size).toBe(names.length * 8);
  });

  test.each(Object.entries(needsToSend))('each need leads to the %s', (name, needs) => {
    for (const need of needs) {
      const { matches } = inMode(route(need), 'member');
      expect([need, matches[0]?.member.profession_role]).toEqual([need, name]);
    }
  });

  test('S12 no need tells of danger: a friend in danger needs help, not a referral', () => {
    const needs = Object.values(needsToSend).flat();
    expect(needs.filter((need) => route(need).danger !== null)).toEqual([]);
  });

  test('an alias gives the trade when the role does not; an unknown trade has no needs', () => {
    const odd = { profession_role: 'Chief of Everything' };
    expect(pages.needsOf(member({ ...odd, role_alias: 'Plumber' }))).toBe(needsToSend.Plumber);
    expect(pages.needsOf(member({ profession_role: 'Zzyzx' }))).toEqual([]);
  });

  test("K5 a category of the chapter's own lists its terms", () => {
    const keywords = 'honey jars, swarm in the garden, bee yard tour';
    const honeyFarm = parseCategory({ id: 'honey', name: 'Honey Farm', keywords, version: 1 });
    const categories = honeyFarm === null ? [] : [honeyFarm];
    const chapter = chapterOf({ settings: [], categories, words: [] });
    const farmer = member({ profession_role: 'Honey Farm' });
    const own = createMemberPages(projectsKnowledge, needsToSend, directory([farmer]), chapter);
    expect(own.needsOf(farmer).toSorted()).toEqual(keywords.split(', ').toSorted());
  });
});

test('C4 a member appears in the chains whose answer names them', () => {
  for (const one of demo.members) {
    const named = demo.chains.filter((chain) => {
      const outcome = router.route(chain.scenario, { chainId: chain.id });
      if (outcome.mode !== 'contextual' && outcome.mode !== 'suggestions') return false;
      const shown = outcome.chains.find((match) => match.chain.id === chain.id);
      return shown?.steps.some((step) => step.member?.id === one.id);
    });
    expect(pages.chainsOf(one).map(({ chain }) => chain.scenario)).toEqual(
      named.map(({ scenario }) => scenario),
    );
  }
});
