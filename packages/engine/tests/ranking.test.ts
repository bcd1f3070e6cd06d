/** Which members are named, in which order and why: small directories, complete orders. */

import type { Chapter } from 'domain/chapter.ts';
import type { Member } from 'domain/member.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createEngine } from '../src/engine.ts';
import {
  chapter,
  directory,
  ELSEWHERE,
  HOME,
  inMode,
  member,
  projectsKnowledge,
} from './fixtures.ts';

function matches(need: string, members: readonly Member[], town: Chapter = chapter) {
  return inMode(createEngine(projectsKnowledge, directory(members), town).route(need), 'member')
    .matches;
}
const names = (...given: Parameters<typeof matches>) =>
  matches(...given).map(({ member }) => member.member_name);
const scores = (...given: Parameters<typeof matches>) =>
  matches(...given).map(({ score }) => Number(score.toFixed(4)));

/** Roofers who differ only in the given fields. */
const roofers = (...given: Partial<Member>[]) => given.map((each) => member(each));

/** A category score of 1, so that the cap makes every roofer's displayed score 1. */
const CAPPED = 'roof';
/** A category score of 0.7, so that the other parts of the score are visible. */
const UNCAPPED = 'shingling';

describe('M5 the score: category + home + priority + role, capped at 1', () => {
  test.each<[why: string, given: Partial<Member>, score: number]>([
    ['0.7, and nothing at priority 10', { priority: 10 }, 0.7],
    ['+ 0.05 at priority 9', { priority: 9 }, 0.75],
    ['+ 0.45 at priority 1, capped', { priority: 1 }, 1],
    ['+ 0.25 at priority 5', { priority: 5 }, 0.95],
    ['+ 0.25 when unset', { priority: null }, 0.95],
    ['+ 0.1 at home', { priority: 10, chapter: 'Hometown' }, 0.8],
    ['+ 0.15 when an alias contains the need', { priority: 10, role_alias: 'Shingling' }, 0.85],
    [
      '+ 0.15 when the role contains the need',
      { priority: 10, profession_role: 'Roofer: Shingling' },
      0.85,
    ],
    ['+ 0.25 for both', { priority: 10, chapter: 'Hometown', role_alias: 'Shingling' }, 0.95],
    ['never below 0', { priority: 1_000 }, 0],
    ['never above 1', { priority: -1_000 }, 1],
  ])('%s', (_, given, score) => {
    expect(scores(UNCAPPED, roofers({ chapter: ELSEWHERE, ...given }))).toEqual([score]);
  });

  test('M2 a better category score adds its difference', () => {
    const [low] = roofers({ chapter: ELSEWHERE, priority: 10 });
    if (low === undefined) throw new Error('no roofer');
    expect(scores('my slipped shingle', [low])).toEqual([0.8]);
    expect(scores('roof repl', [low])).toEqual([0.9]);
    expect(scores('shingle', [low])).toEqual([1]);
  });
});

describe('M6 the order', () => {
  test('the displayed score decides before everything else', () => {
    const people = roofers(
      {
        member_name: 'Role bonus elsewhere',
        chapter: ELSEWHERE,
        priority: 10,
        role_alias: 'Shingling',
      },
      { member_name: 'Home, last priority', priority: 10 },
      { member_name: 'Elsewhere, first priority', chapter: ELSEWHERE, priority: 1 },
      { member_name: 'Nearby, seventh priority', chapter: 'Nearby', priority: 7 },
    );
    expect(matches(UNCAPPED, people).map((m) => [m.member.member_name, Number(m.score.toFixed(4))]))
      // A higher displayed score beats both evidence (the role bonus) and place (home).
      .toEqual([
        ['Elsewhere, first priority', 1],
        ['Role bonus elsewhere', 0.85],
        ['Nearby, seventh priority', 0.85],
        ['Home, last priority', 0.8],
      ]);
  });

  test('if the cap makes scores equal, evidence decides before home, priority and name', () => {
    const people = roofers(
      { member_name: 'Abe at home', priority: 1 },
      { member_name: 'Zoe elsewhere', chapter: ELSEWHERE, priority: 4, role_alias: 'Roof Repair' },
    );
    expect(scores('roof repair', people)).toEqual([1, 1]);
    expect(names('roof repair', people)).toEqual(['Zoe elsewhere', 'Abe at home']);
  });

  test('at equal evidence: home, then the nearby chapters in order, then everywhere else', () => {
    const people = roofers(
      { member_name: 'Abe elsewhere', chapter: ELSEWHERE, priority: 1 },
      { member_name: 'Bo without a chapter', chapter: null, priority: 2 },
      { member_name: 'Cy in the farther neighbour', chapter: 'Outer Hills Group', priority: 1 },
      { member_name: 'Di in the nearer neighbour', chapter: 'Nearby Network', priority: 2 },
      { member_name: 'Ed at home', priority: 3 },
    );
    expect(names(CAPPED, people)).toEqual([
      'Ed at home',
      'Di in the nearer neighbour',
      'Cy in the farther neighbour',
      'Abe elsewhere',
      'Bo without a chapter',
    ]);
  });

  test('at the same place: priority, where an unset one counts as 5', () => {
    const people = roofers(
      { member_name: 'Abe, 6', priority: 6 },
      { member_name: 'Bo, unset', priority: null },
      { member_name: 'Cy, 4', priority: 4 },
      { member_name: 'Di, 1', priority: 1 },
    );
    expect(names(CAPPED, people)).toEqual(['Di, 1', 'Cy, 4', 'Bo, unset', 'Abe, 6']);
  });

  test('at the same priority: name', () => {
    const people = roofers({ member_name: 'Cy' }, { member_name: 'Abe' }, { member_name: 'Bo' });
    expect(names(CAPPED, people)).toEqual(['Abe', 'Bo', 'Cy']);
  });

  test('the order of the directory never matters', () => {
    const people = roofers(
      { member_name: 'Abe', priority: 2, chapter: 'Nearby' },
      { member_name: 'Bo', role_alias: 'Roof Repair' },
      { member_name: 'Cy', chapter: ELSEWHERE },
      { member_name: 'Di' },
    );
    const order = names('roof repair', people);
    expect(order).toEqual(['Bo', 'Di', 'Abe', 'Cy']);
    expect(names('roof repair', people.toReversed())).toEqual(order);
  });

  test('a category with only stray evidence is not shown beside one with strong evidence', () => {
    const people = [
      member({ member_name: 'Plumber', profession_role: 'Plumber' }),
      member({ member_name: 'Heating', profession_role: 'HVAC Technician' }),
      member({ member_name: 'Appliances', profession_role: 'Appliance Repair' }),
    ];
    expect(names('water heater leak', people)).toEqual(['Plumber']);
  });
});

describe('M7 the order of the fallback', () => {
  test('0.8 a role or alias, 0.6 a company, 0.5 a word; then home, priority and name', () => {
    const people = [
      member({ member_name: 'Company', profession_role: 'Dowser', company: 'Falconry Hill' }),
      member({ member_name: 'Role elsewhere', profession_role: 'Falconry', chapter: ELSEWHERE }),
      member({ member_name: 'Zoe, alias', profession_role: 'Owls', role_alias: 'Falconry' }),
      member({ member_name: 'Abe, alias', profession_role: 'Owls', role_alias: 'Falconry' }),
    ];
    expect(names('falconry', people)).toEqual([
      'Abe, alias',
      'Zoe, alias',
      'Role elsewhere',
      'Company',
    ]);
    expect(scores('falconry', people)).toEqual([0.8, 0.8, 0.8, 0.6]);
    expect(scores('falconry for zebras', people)).toEqual([0.5, 0.5, 0.5]);
  });

  test('the category is the role, with the sphere of the member', () => {
    const of = (sphere: string | null) =>
      matches('falconry', [member({ profession_role: 'Falconry', sphere })])[0]?.category;
    expect(of('Events & Marketing')).toEqual({ name: 'Falconry', sphere: 'Events & Marketing' });
    expect(of('Animals')).toEqual({ name: 'Falconry', sphere: 'Other Services' });
    expect(of(null)).toEqual({ name: 'Falconry', sphere: 'Other Services' });
  });
});

describe('M8 boosts', () => {
  const boosts = (...given: Chapter['boosts']): Chapter => ({ ...chapter, boosts: given });
  const zoe = member({ member_name: 'Zoe', chapter: ELSEWHERE, priority: 10 });
  const abe = member({ member_name: 'Abe', priority: 1 });

  test('the boosted member shows at least 0.95 and comes before others who show the same', () => {
    const town = boosts({ member: 'Zoe', category: 'Roofer' });
    const near = { ...abe, chapter: ELSEWHERE, priority: 5 };
    expect(names(UNCAPPED, [near, zoe], town)).toEqual(['Zoe', 'Abe']);
    expect(scores(UNCAPPED, [near, zoe], town)).toEqual([0.95, 0.95]);
  });

  test('but not before one who shows a higher score', () => {
    const town = boosts({ member: 'Zoe', category: 'Roofer' });
    expect(names(UNCAPPED, [abe, zoe], town)).toEqual(['Abe', 'Zoe']);
    expect(scores(UNCAPPED, [abe, zoe], town)).toEqual([1, 0.95]);
  });

  test('a higher score is kept', () => {
    const town = boosts({ member: 'Zoe', category: 'Roofer' });
    expect(scores(CAPPED, [zoe], town)).toEqual([1]);
  });

  test('many roofers of the same score do not push the boosted one out', () => {
    const crowd = Array.from({ length: 30 }, (_, i) =>
      member({ member_name: `Bo ${i}`, chapter: ELSEWHERE, priority: 5 }),
    );
    const order = names(UNCAPPED, [...crowd, zoe], boosts({ member: 'Zoe', category: 'Roofer' }));
    expect(order).toHaveLength(5);
    expect(order[0]).toBe('Zoe');
  });

  test.each([
    ['of a member who is not in the directory', { member: 'Unknown Person', category: 'Roofer' }],
    ['for a category the need is not about', { member: 'Zoe', category: 'Florist' }],
    ['for a profession that does not exist', { member: 'Zoe', category: 'Wizard' }],
  ])('a boost %s has no effect', (_, boost) => {
    expect(matches(UNCAPPED, [abe, zoe], boosts(boost))).toEqual(matches(UNCAPPED, [abe, zoe]));
  });

  test('a boost applies to its own category only', () => {
    const people = [
      { ...abe, profession_role: 'Jeweler' },
      member({ member_name: 'Flo', profession_role: 'Caterer', priority: 10, chapter: ELSEWHERE }),
      member({ member_name: 'Fay', profession_role: 'Caterer', priority: 7, chapter: ELSEWHERE }),
    ];
    const town = boosts({ member: 'Flo', category: 'Caterer' });
    const order = names('jeweler caterer', people, town);
    expect(order.indexOf('Flo')).toBeLessThan(order.indexOf('Fay'));
    expect(order[0]).toBe('Abe');
  });
});

test('M6 M8 no list shows a lower score above a higher one, whoever is boosted', () => {
  const someone = fc.record({
    profession_role: fc.constantFrom('Roofer', 'Painter', 'Roof Repair', 'Auto Painter', 'Gutters'),
    chapter: fc.constantFrom(HOME, ELSEWHERE, null),
    priority: fc.constantFrom(null, 1, 4, 7, 10, 14),
    role_alias: fc.constantFrom(null, 'Handyman', 'Painter, Roofer'),
  });
  const need = fc.constantFrom('painter', 'roof leak', 'shingling', 'paint and roof', 'gutter');
  fc.assert(
    fc.property(fc.array(someone, { minLength: 1, maxLength: 9 }), need, (given, typed) => {
      const members = given.map((each, i) => member({ ...each, member_name: `Zq Xv${i}` }));
      const boosts = ['Roofer', 'House Painter'].flatMap((category) =>
        members.slice(-2).map(({ member_name }) => ({ member: member_name, category })),
      );
      const { route } = createEngine(projectsKnowledge, directory(members), { ...chapter, boosts });
      const outcome = route(typed);
      const shown = outcome.mode === 'member' ? outcome.matches.map(({ score }) => score) : [];
      expect(shown).toEqual(shown.toSorted((a, b) => b - a));
    }),
    { numRuns: 40 },
  );
});

describe('M9 the answer', () => {
  test('names at most 5 members, each once', () => {
    const crowd = Array.from({ length: 12 }, (_, i) => member({ member_name: `Bo ${i}` }));
    const order = names(CAPPED, crowd);
    expect(order).toHaveLength(5);
    expect(new Set(order).size).toBe(5);
  });

  test('has the member, the score, the reason and the category of each match', () => {
    const [match] = matches('roof leak', [abe()]);
    expect(match).toMatchObject({
      member: { member_name: 'Abe' },
      score: 1,
      reason: 'Matches "roof leak" in Roofer',
      category: { name: 'Roofer', sphere: 'Trades & Home Services' },
    });
  });

  const abe = () => member({ member_name: 'Abe' });
});

describe('M4 M6 neighbours of a seat', () => {
  test('a neighbour answers while the seat is open, but not once it is held', () => {
    const contractor = member({ member_name: 'GC', profession_role: 'General Contractor' });
    const deck = member({ member_name: 'Deck', profession_role: 'Deck Builder' });
    expect(names('deck builder', [contractor])).toEqual(['GC']);
    expect(names('deck builder', [contractor, deck])).toEqual(['Deck']);
  });

  test('M9 the reason for a neighbour names the open seat', () => {
    const contractor = member({ profession_role: 'General Contractor' });
    const route = createEngine(projectsKnowledge, directory([contractor]), chapter).route(
      'deck builder',
    );
    expect(inMode(route, 'member').matches[0]?.reason).toBe(
      'Matches "deck builder", an open seat that General Contractor covers',
    );
  });

  test.each(['Jeweler', 'Caterer'])(
    'of two professions with equal evidence, the held one answers: %s',
    (profession_role) => {
      expect(names('jeweler caterer', [member({ profession_role })])).toEqual(['Ann Archer']);
    },
  );

  test('a profession with less evidence does not replace an open one', () => {
    const painter = member({ profession_role: 'House Painter' });
    const route = createEngine(projectsKnowledge, directory([painter]), chapter).route(
      'roof shingles and a painter',
    );
    expect(inMode(route, 'open-seat').seat.profession).toBe('Roofer');
  });

  test('a profession without neighbours is an open seat, never a member of another trade', () => {
    const route = createEngine(projectsKnowledge, directory([member()]), chapter).route(
      'locksmith',
    );
    expect(inMode(route, 'open-seat').seat.profession).toBe('Locksmith');
  });
});
