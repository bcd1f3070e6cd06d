/**
 * Members asked for by name, their own or their company's: which member leads, and what is not a
 * name (M7).
 */

import { demoChapter, demoDirectory } from 'domain/demo';
import type { Member } from 'domain/member.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createEngine, engineOver } from '../src/engine.ts';
import { indexDirectory } from '../src/reading/directory-index.ts';
import { wordOf } from '../src/text/word.ts';
import {
  chain,
  chapter,
  directory,
  inMode,
  member,
  namesIn,
  projectsKnowledge,
} from './fixtures.ts';

const demo = demoDirectory();
const index = indexDirectory(projectsKnowledge, demo, demoChapter);
const router = engineOver(index);
const first = (need: string) => namesIn(router.route(need))[0];
const matches = (need: string) => inMode(router.route(need), 'member').matches;

const PLAIN_NAME = /^(?:Dr\. )?(\S+) (\S+)$/;

interface Name {
  readonly name: string;
  /** 'Renee' and 'Cook' of 'Dr. Renee Cook'. */
  readonly given: string;
  readonly family: string;
  readonly company: string;
  readonly role: string;
}

function nameOf({ member_name: name, company, profession_role: role }: Member): Name {
  const [, given, family] = PLAIN_NAME.exec(name) ?? [];
  if (given === undefined || family === undefined || company === null) throw new Error(name);
  return { name, given, family, company, role };
}

/** Family names in the demo chapter that are the name of a trade, or nearly. */
const TRADES: readonly string[] = ['Carpenter', 'Cook'];

/** The ways people ask for someone they know. */
const WAYS: readonly [how: string, ask: (name: Name) => string][] = [
  ['the name', ({ name }) => name],
  ['the name in lower case', ({ name }) => name.toLowerCase()],
  ['the name, last name first', ({ given, family }) => `${family}, ${given}`],
  ['the first name', ({ given }) => given],
  ['the last name', ({ given, family }) => (TRADES.includes(family) ? given : family)],
  ['Is … there?', ({ given }) => `Is ${given} there?`],
  ['call …', ({ given }) => `call ${given.toLowerCase()}`],
  ["…'s number", ({ given }) => `${given}'s number`],
  ['phone number of …', ({ name }) => `phone number of ${name}`],
  ['Mr. …', ({ family }) => `Mr. ${family}`],
  ['…, the trade', ({ given, role }) => `${given}, the ${role.toLowerCase()}`],
  ['the company', ({ company }) => company],
  ['the company in capitals', ({ company }) => company.toUpperCase()],
  ["the company with 'and'", ({ company }) => company.replace('&', 'and')],
  ['the company in one word', ({ company }) => company.replaceAll(/\W/g, '')],
  ['the company LLC', ({ company }) => `${company} LLC`],
  ['the email of the company, Inc.', ({ company }) => `the email of ${company}, Inc.`],
];

test.each(WAYS)('M7 each of the 48 members is found by %s', (_, ask) => {
  const asked = demo.members.map((each) => [ask(nameOf(each)), each.member_name] as const);
  expect(asked).toHaveLength(48);
  expect(asked.map(([need]) => [need, first(need)])).toEqual(asked);
});

describe('M7 one slip', () => {
  const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
  const slip = fc.record({
    kind: fc.constantFrom('delete', 'insert', 'replace', 'swap'),
    at: fc.double({ min: 0, max: 0.999, noNaN: true }),
    letter: fc.constantFrom(...LETTERS),
  });

  /** The text with a slip in one of its letters; a swap needs two letters side by side. */
  function slipped(
    text: string,
    { kind, at, letter }: { kind: string; at: number; letter: string },
  ) {
    const places = [...text.matchAll(kind === 'swap' ? /\p{L}(?=\p{L})/gu : /\p{L}/gu)];
    const place = places[Math.floor(at * places.length)]?.index ?? 0;
    const [before, own, after] = [text.slice(0, place), text[place], text.slice(place + 1)];
    if (kind === 'delete') return before + after;
    if (kind === 'insert') return before + letter + own + after;
    if (kind === 'replace') return before + letter + after;
    return before + after[0] + own + after.slice(1);
  }

  const anyone = fc.constantFrom(...demo.members);

  test('in a name still leads to its member', () => {
    fc.assert(
      fc.property(anyone, slip, ({ member_name }, how) => {
        expect(first(slipped(member_name.replace('Dr. ', ''), how))).toBe(member_name);
      }),
      { numRuns: 1_000 },
    );
  });

  test("in a company's name still leads to its member", () => {
    fc.assert(
      fc.property(anyone, slip, ({ member_name, company }, how) => {
        expect(first(slipped(String(company), how))).toBe(member_name);
      }),
      { numRuns: 1_000 },
    );
  });

  test('in a first or last name alone leads to its member, unless the result is another word', () => {
    const LONG_ENOUGH = 5;
    fc.assert(
      fc.property(anyone, fc.constantFrom('given', 'family'), slip, (each, which, how) => {
        const part = nameOf(each)[which];
        const typed = slipped(part, how);
        fc.pre(part.length >= LONG_ENOUGH && !TRADES.includes(part));
        // Another word, or something as near to a trade's word or another name, may be read as that (D1).
        const word = wordOf(typed);
        fc.pre(!index.lexicon.isKnown(word) && index.lexicon.correctionOf(word) === null);
        fc.pre(index.lexicon.namesNear(word).length === 1);
        expect(namesIn(router.route(typed)), typed).toContain(each.member_name);
      }),
      { numRuns: 1_000 },
    );
  });

  test.each([
    ['garret holloway', 'Garrett Holloway'],
    ['Hanna', 'Hannah Zielinski'],
    ['garrettholloway', 'Garrett Holloway'],
    ['sumit crest rofing', 'Garrett Holloway'],
    ['renee book', 'Dr. Renee Cook'],
  ])("'%s' finds %s, keeps the need as typed and corrects nothing (D1)", (need, name) => {
    const outcome = router.route(need);
    expect(outcome).toMatchObject({ need, correction: null });
    expect(namesIn(outcome)).toEqual([name]);
  });

  test.each(['drapr', 'garret', 'holowey'])(
    "D1 '%s' is not corrected to a trade's word",
    (need) => {
      expect(router.route(need).correction).toBeNull();
    },
  );

  test('D3 read exactly as typed, a slip is not a name', () => {
    expect(namesIn(router.route('hollway', { exact: true }))).toEqual([]);
  });
});

describe('M5 M7 M9 the score and the reason', () => {
  test.each([
    ['Garrett Holloway', 1, 'Matches the name "Garrett Holloway"'],
    ['call garrett', 0.8, 'Matches "garrett" in the name Garrett Holloway'],
    ['Holloway, Garrett', 1, 'Matches "Holloway" and "Garrett" in the name Garrett Holloway'],
    ['garret hollway', 1, 'Matches the name Garrett Holloway (you typed "garret hollway")'],
    ['Summit Crest Roofing', 1, 'Matches the company name "Summit Crest Roofing"'],
    ['summit crest', 0.6, 'Matches "summit crest" in the company name Summit Crest Roofing'],
    [
      'Garrett roof leak',
      1,
      'Matches "Garrett" in the name Garrett Holloway and "roof leak" in Roofer',
    ],
    [
      'garret rofer',
      1,
      'Matches the name Garrett Holloway (you typed "garret") and "roofer" (you typed "rofer") in Roofer',
    ],
  ])("'%s': %f, %s", (need, score, reason) => {
    expect(matches(need)[0]).toMatchObject({
      member: { member_name: 'Garrett Holloway' },
      score,
      reason,
      category: { name: 'Residential Roofing', sphere: 'Trades & Home Services' },
    });
  });

  test('the words that count are marked', () => {
    const { need, marks } = router.route('is Garrett in, about a roof leak?');
    expect(marks.map(({ from, to }) => need.slice(from, to))).toEqual(['Garrett', 'roof leak']);
  });

  test('all members with the name are named, best first', () => {
    const family = ['Zoe', 'Abe', 'Bo'].map((given, i) =>
      member({ member_name: `${given} Lindqvist`, priority: i === 0 ? 1 : 3 }),
    );
    const outcome = createEngine(projectsKnowledge, directory(family), chapter).route('lindqvist');
    expect(namesIn(outcome)).toEqual(['Zoe Lindqvist', 'Abe Lindqvist', 'Bo Lindqvist']);
  });

  test('two names are both answered', () => {
    expect(namesIn(router.route('garrett and denise'))).toEqual([
      'Garrett Holloway',
      'Denise Kowalczyk',
    ]);
  });
});

describe('M7 a name and something else', () => {
  test.each([
    ['Garrett roof leak', 'Garrett Holloway', 'his own trade'],
    ['Travis the roofer', 'Travis Keller', 'his own trade, although he is not at home'],
    ['Castellano water heater', 'Roy Castellano', 'his own trade'],
    ['whitaker realty', 'Celeste Whitaker', 'part of a company name and its trade'],
    ['Garrett has a leaking drain', 'Denise Kowalczyk', "another member's trade"],
    [
      'Garrett Holloway drain',
      'Garrett Holloway',
      "a whole name comes before another member's trade",
    ],
  ])("'%s' leads to %s: %s", (need, name) => {
    expect(first(need)).toBe(name);
  });

  test('a one-word company name beside the trade of another member does not count as a name', () => {
    const members = [
      member({ member_name: 'Ann', profession_role: 'Baker', company: 'Zalvex' }),
      member({ member_name: 'Bo', profession_role: 'Plumber', company: 'Orvian Zalma' }),
    ];
    const { route } = createEngine(projectsKnowledge, directory(members), chapter);
    expect(namesIn(route('zalvex'))).toEqual(['Ann']);
    expect(namesIn(route('zalvex birthday cake'))).toEqual(['Ann']);
    expect(namesIn(route('zalvex clogged drain'))).toEqual(['Bo']);
    expect(namesIn(route('orvian zalma birthday cake'))).toEqual(['Bo']);
  });

  test('a first name beside words that name no trade finds no member', () => {
    expect(namesIn(router.route('Garrett Smith'))).toEqual([]);
  });

  test.each([
    ['Garrett Holloway, and we need an accountant', ['Garrett Holloway', 'Margaret Lindqvist']],
    ['an accountant and also Garrett Holloway', ['Margaret Lindqvist', 'Garrett Holloway']],
    ['Garrett Holloway, the roof leaks', ['Garrett Holloway']],
    ['the roof leaks, is Garrett Holloway there?', ['Garrett Holloway']],
  ])("S11 '%s' is answered for %j", (need, names) => {
    const outcome = router.route(need);
    expect([outcome, ...outcome.also].map((each) => namesIn(each)[0])).toEqual(names);
  });

  test('S5 a whole name comes before a trigger, part of a name does not', () => {
    const gala = chain({
      scenario: 'Gala',
      trigger_keywords: 'garden gala',
      roles_sequence: 'Baker',
    });
    const members = [
      member({ member_name: 'Ann Garden', company: 'Garden Gala Tents' }),
      member({ member_name: 'Bo', profession_role: 'Baker' }),
    ];
    const { route } = createEngine(projectsKnowledge, directory(members, [gala]), chapter);
    expect(route('garden gala tents').mode).toBe('member');
    expect(route('garden gala').mode).toBe('contextual');
  });
});

describe('M7 what is not a name', () => {
  const FAMILY = 'Carpenter Baker Stone Mason Hill Rose Cook Bush'.split(' ');
  const GIVEN = 'Grace Will Mark Bill Hope Dawn Art Penny'.split(' ');
  const people = FAMILY.map((family, i) =>
    member({
      member_name: `${GIVEN[i]} ${family}`,
      profession_role: `Falconer ${i}`,
      company: i === 0 ? 'Queen City Movers' : null,
    }),
  );
  const { route } = createEngine(projectsKnowledge, directory(people), chapter);

  test.each([
    'carpenter',
    'call a carpenter',
    'baker',
    'a stone patio',
    'stone',
    'mason',
    'rose bushes',
    'wedding roses',
    'grace period on my loan',
    'will',
    'I need a will',
    'my water bill',
    'the number on my bill',
    'how do I price this and mark it up',
    'the house on the hill',
    'city',
    'home care',
    'I will cook',
    'penny stocks',
  ])("'%s'", (need) => {
    expect(JSON.stringify(route(need))).not.toMatch(/in the (company )?name/);
  });

  test.each([
    ['grace', 'Grace Carpenter'],
    ['is Grace there?', 'Grace Carpenter'],
    ['Mr. Carpenter', 'Grace Carpenter'],
    ['Will Baker', 'Will Baker'],
    ['Bush, Penny', 'Penny Bush'],
    ['queen city movers', 'Grace Carpenter'],
  ])("but '%s' is %s", (need, name) => {
    expect(namesIn(route(need))).toEqual([name]);
  });

  test.each([
    ['the trigger', 'matthews garden'],
    ['the town', 'a roofer in Matthews'],
  ])('%s of the same name is not a person: %s', (_, need) => {
    const roofers = [
      member({ member_name: 'Tom Matthews', profession_role: 'Plumber' }),
      member({ member_name: 'Ann', profession_role: 'Roofer' }),
    ];
    const party = chain({ roles_sequence: 'Roofer', trigger_keywords: 'matthews garden' });
    const outcome = createEngine(projectsKnowledge, directory(roofers, [party]), demoChapter).route(
      need,
    );
    expect(namesIn(outcome)).toEqual(['Ann']);
  });
});
