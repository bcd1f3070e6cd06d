/** What is named outright wins, over every trade in every frame, and says what it could not check (M14). */

import { demoChapter } from 'domain/demo';
import { describe, expect, test } from 'vitest';
import { knowledgeFiles } from '../../packages/engine/build/knowledge-files.ts';
import type { Outcome } from '../../packages/engine/src/answers/outcome.ts';
import { professionsOf } from '../../packages/engine/src/compiler/compile-knowledge.ts';
import { createEngine } from '../../packages/engine/src/engine.ts';
import {
  chapter,
  directory,
  inMode,
  member,
  projectsKnowledge,
} from '../../packages/engine/tests/fixtures.ts';
import { router } from '../measure/demo-router.ts';
import { percent } from '../measure/measure-accuracy.ts';
import { strangersNeeds } from '../measure/plain-data.ts';
import { tradesInFrames } from '../measure/plain-figures.ts';
import { chapterOfEveryTrade } from '../measure/posts.ts';

/** Of the combinations of a trade's name and a frame, so many must keep their answer. */
const MIN_KEPT_PERCENT = 99.5;
/** Every fifth; `npm run eval -- --plain` counts all. */
const COMBINATIONS_APART = 5;

const everyTrade = chapterOfEveryTrade();
const { route } = createEngine(projectsKnowledge, everyTrade, demoChapter);

function tradesNamed(outcome: Outcome): (string | undefined)[] {
  return [outcome, ...outcome.also].map((one) =>
    one.mode === 'member' && one.danger === null
      ? one.matches[0]?.member.profession_role
      : undefined,
  );
}

test('M14 every trade in a frame of the kit keeps its answer, in a sample of both', () => {
  const share = tradesInFrames(COMBINATIONS_APART);
  expect(share.n).toBeGreaterThanOrEqual(2_500);
  expect(percent(share), share.faults.join('\n')).toBeGreaterThanOrEqual(MIN_KEPT_PERCENT);
});

/** Ways to ask about a thing that say nothing about who it is for. */
const ASKING_ABOUT = [
  (thing: string) => `need help with my ${thing}`,
  (thing: string) => `problem with the ${thing}`,
  (thing: string) => `someone for my ${thing}`,
  (thing: string) => `who does ${thing}`,
  (thing: string) => `${thing} near me`,
  (thing: string) => `best ${thing} in town`,
];
/** Of a trade's things and jobs, every so many is asked about. */
const THINGS_APART = 12;
const MIN_SAME_SHARE = 0.985;

test('M2 a thing that is only asked about leads where the thing alone leads, of every trade', () => {
  const things = professionsOf(knowledgeFiles()).flatMap(({ keywords }) => keywords);
  const asked = things
    .filter((_, i) => i % THINGS_APART === 0)
    .map((thing) => ({ thing, trade: tradesNamed(route(thing))[0] }))
    .filter(({ trade }) => trade !== undefined)
    .flatMap(({ thing, trade }) => ASKING_ABOUT.map((ask) => ({ need: ask(thing), trade })));
  const lost = asked.filter(({ need, trade }) => tradesNamed(route(need))[0] !== trade);
  expect(asked.length).toBeGreaterThan(8_000);
  expect(1 - lost.length / asked.length).toBeGreaterThanOrEqual(MIN_SAME_SHARE);
});

/** Each leads to another trade by itself. */
const REFUSED = [
  'paint my kitchen',
  'replace the roof',
  'groom my dog',
  'file my taxes',
  'mow my lawn',
];

const REFUSING: readonly ((what: string, need: string) => string)[] = [
  (what, need) => `don't need to ${what}, just ${need}`,
  (what, need) => `not looking to ${what} just ${need}`,
  (what, need) => `dont want somebody to ${what} but to ${need}`,
];

const MIN_HEARD_SHARE = 0.96;

/** Share of the trades that are named although a thing for them is wanted. */
const MAX_LOST_SHARE = 0.15;

test('M14 of a thing or work that is refused and another that is needed, the needed one counts', () => {
  const needs = strangersNeeds('strangers.second.tsv').filter(({ kind }) => kind === 'verb');
  const ways = needs.flatMap(({ need }, i) => {
    const [wanted] = tradesNamed(route(need));
    const what = REFUSED[i % REFUSED.length] ?? '';
    if (wanted === undefined || tradesNamed(route(what))[0] === wanted) return [];
    return REFUSING.map((refuse) => ({ need: refuse(what, need), wanted }));
  });
  const lost = ways.filter(({ need, wanted }) => tradesNamed(route(need))[0] !== wanted);
  expect(ways.length).toBeGreaterThan(900);
  expect(1 - lost.length / ways.length).toBeGreaterThanOrEqual(MIN_HEARD_SHARE);
});

test.each([
  ['insurance for', 'Insurance Agent'],
  ['flowers for my', 'Florist'],
  ['a website for our', 'Web Designer'],
])('M14 ‘%s’ a trade asks for %s, whichever trade it is', (thing, wanted) => {
  const trades = everyTrade.members.map(({ profession_role }) => profession_role);
  const others = trades.filter((trade) => tradesNamed(route(trade))[0] !== wanted);
  const lost = others.filter((trade) => tradesNamed(route(`${thing} ${trade}`))[0] === trade);
  expect(lost.length / others.length).toBeLessThan(MAX_LOST_SHARE);
});

describe('M14 the reason says what is not known, and what is refused', () => {
  test.each([
    [
      'spanish speaking plumber',
      'Matches "plumber". No one in this trade is listed as speaking Spanish',
    ],
    ['plumber that takes credit cards', 'Matches "plumber". Not known: "takes credit cards"'],
    [
      'female dentist who speaks Spanish',
      'Matches "dentist". Not known: "female". No one in this trade is listed as speaking Spanish',
    ],
    ["I don't need a plumber, I need an electrician", 'Matches "electrician", not "plumber"'],
  ])("'%s'", (need, reason) => {
    expect(inMode(router.route(need), 'member').matches[0]?.reason).toBe(reason);
  });
});

test("M14 a member's role that is no known trade is named outright too", () => {
  const groomer = member({ member_name: 'Zoe Zane', profession_role: 'Zebra Groomer' });
  const plumber = member({ member_name: 'Bo Reed', profession_role: 'Plumber' });
  const own = createEngine(projectsKnowledge, directory([plumber, groomer]), chapter);
  for (const need of ['zebra groomer that takes credit cards', 'not a plumber, a zebra groomer']) {
    expect(inMode(own.route(need), 'member').matches[0]?.member).toBe(groomer);
  }
});
